import {
  type AnomalyThreshold,
  alerts,
  anomalies,
  anomalyTiers,
  itemsOf,
  type ThresholdDraft,
  useRead,
} from '@parapet/api'
import { Button, Columns, Combobox, FieldSet, Inline, NumberField, Select, Switch, Text, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { EmailNotice } from '../../shared/reactions/EmailNotice.tsx'
import { FormerUsersNotice } from '../../shared/reactions/FormerUsersNotice.tsx'
import { ReactionFields } from '../../shared/reactions/ReactionFields.tsx'
import { reactionsWords } from '../../shared/reactions/reactions.words.ts'
import { useReactionName } from '../../shared/reactions/useReactionName.ts'
import { thresholdsWords } from './thresholds.words.ts'
import { useAnomalyTexts } from './useAnomalyTexts.ts'
import { WatchedTypeFields } from './WatchedTypeFields.tsx'

type Form = ResourceForm<ThresholdDraft>

/** The fields of the thresholds of a site: what is watched, from when it is unusual, and the reactions. */
export function ThresholdFields({ form, row }: { form: Form; row: AnomalyThreshold | null }) {
  const t = useWords(thresholdsWords)
  const { company } = useSession()
  const { serviceName } = useAnomalyTexts()
  const available = useRead(anomalies.available, {})
  const sites = (company?.sites ?? []).map(({ id, url }) => ({ value: String(id), label: url }))
  const tiers = anomalyTiers.map((value) => ({ value, label: serviceName(value) }))
  return (
    <>
      <Columns count={2}>
        <Combobox
          label={t('column.site')}
          required
          options={sites}
          {...(row && { disabledReason: t('site.fixed') })}
          {...form.field('site')}
        />
        <Select label={t('column.tier')} required options={tiers} {...form.field('tier')} />
      </Columns>
      <FieldSet legend={t('types.legend')}>
        {form.values.site === null && (
          <Text as="p" tone="muted">
            {t('levels.choose')}
          </Text>
        )}
        <ReadSection
          read={available}
          failed={t('types.failed')}
          empty={{ title: t('types.failed'), isEmpty: (types) => itemsOf(types).items.length === 0 }}
        >
          {(types) =>
            itemsOf(types).items.map((type) => <WatchedTypeFields key={type.anomaly_type} form={form} type={type} />)
          }
        </ReadSection>
        {form.errors.kinds && <Text tone="bad">{form.errors.kinds}</Text>}
      </FieldSet>
      <Reactions form={form} />
      <Switch label={t('active')} {...form.field('active')} />
    </>
  )
}

function Reactions({ form }: { form: Form }) {
  const t = useWords(thresholdsWords)
  const r = useWords(reactionsWords)
  const nameOf = useReactionName()
  const { typeName } = useAnomalyTexts()
  const offered = useRead(alerts.reactions, { service: 'AnomalyThreshold' })
  const { reactions, kinds } = form.values
  const watched = Object.keys(kinds).filter((kind) => kinds[kind]?.isOn)
  const types = (own: string) => [...new Set([...watched, own])].map((value) => ({ value, label: typeName(value) }))
  const add = (reaction_type: string) =>
    form.set('reactions', [
      ...reactions,
      { anomaly_type: watched[0] ?? 'traffic', threshold: 0, reaction_type, params: {} },
    ])
  return (
    <FieldSet legend={t('reactions.legend')}>
      <Text as="p" tone="muted">
        {t('reactions.text')}
      </Text>
      <ReadSection read={offered} failed={r('failed')} empty={{ title: r('failed') }}>
        {(all) => (
          <>
            {reactions.map((reaction, index) => (
              <ReactionFields
                key={index}
                form={form}
                index={index}
                kind={all.find(({ reaction_type }) => reaction_type === reaction.reaction_type)}
                onRemove={() =>
                  form.set(
                    'reactions',
                    reactions.filter((_, at) => at !== index),
                  )
                }
              >
                <Columns count={2}>
                  <Select
                    label={t('reactions.type')}
                    options={types(reaction.anomaly_type)}
                    {...form.field(`reactions.${index}.anomaly_type`)}
                  />
                  <NumberField
                    label={t('reactions.threshold')}
                    min={0}
                    {...form.field(`reactions.${index}.threshold`)}
                  />
                </Columns>
              </ReactionFields>
            ))}
            <FormerUsersNotice reactions={reactions} />
            <EmailNotice reactions={reactions} type={/anomal/i} />
            <Inline gap={2}>
              {all.map(({ reaction_type, name }) => (
                <Button key={reaction_type} size="s" icon="plus" onClick={() => add(reaction_type)}>
                  {t('reactions.add', { kind: nameOf(reaction_type, name) })}
                </Button>
              ))}
            </Inline>
          </>
        )}
      </ReadSection>
    </FieldSet>
  )
}
