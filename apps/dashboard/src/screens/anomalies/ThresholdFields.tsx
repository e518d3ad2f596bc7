import {
  type AnomalyThreshold,
  alerts,
  anomalies,
  anomalyTiers,
  canReact,
  hostText,
  itemsOf,
  newReaction,
  type ReactionInfo,
  reactionUnit,
  type ThresholdDraft,
  useRead,
} from '@parapet/api'
import { Checkbox, Columns, Combobox, FieldSet, Inline, NumberField, Select, Switch, Text, useWords } from '@parapet/ui'
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
  const sites = (company?.sites ?? []).map(({ id, url }) => ({ value: String(id), label: hostText(url) }))
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
        <Text as="p" tone="muted">
          {t(form.values.site === null ? 'levels.choose' : 'week.note')}
        </Text>
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
  const offered = useRead(alerts.reactions, { service: 'AnomalyThreshold' })
  const { reactions, kinds } = form.values
  const watched = Object.keys(kinds).filter((kind) => kinds[kind]?.isOn)
  const shown = [...new Set([...watched, ...reactions.map(({ anomaly_type }) => anomaly_type)])]
  return (
    <FieldSet legend={t('reactions.legend')}>
      <Text as="p" tone="muted">
        {t('reactions.text')}
      </Text>
      <ReadSection read={offered} failed={r('failed')} empty={{ title: r('failed') }}>
        {(all) => (
          <>
            {shown.map((kind) => (
              <ReactionsOfKind key={kind} form={form} kind={kind} offered={all} isWatched={watched.includes(kind)} />
            ))}
            <FormerUsersNotice reactions={reactions} />
            <EmailNotice reactions={reactions} type={/anomal/i} />
          </>
        )}
      </ReadSection>
    </FieldSet>
  )
}

interface ReactionsOfKindProps {
  form: Form
  kind: string
  offered: readonly ReactionInfo[]
  isWatched: boolean
}

/** What happens on one kind of anomaly: a box for each reaction, and the fields of those that are chosen. */
function ReactionsOfKind({ form, kind, offered, isWatched }: ReactionsOfKindProps) {
  const t = useWords(thresholdsWords)
  const nameOf = useReactionName()
  const { typeName } = useAnomalyTexts()
  const { user } = useSession()
  const { reactions } = form.values
  const isOwn = (type: string) => (one: (typeof reactions)[number]) =>
    one.anomaly_type === kind && one.reaction_type === type
  const toggle = (info: ReactionInfo, isOn: boolean) =>
    form.set(
      'reactions',
      isOn
        ? [...reactions, newReaction(kind, info.reaction_type, info.params, user?.email ?? null)]
        : reactions.filter((one) => !isOwn(info.reaction_type)(one)),
    )
  const usable = offered.filter(
    ({ reaction_type }) => canReact(kind, reaction_type) || reactions.some(isOwn(reaction_type)),
  )
  return (
    <FieldSet legend={typeName(kind)}>
      {!isWatched && <Text tone="muted">{t('reactions.unwatched')}</Text>}
      <Inline gap={4}>
        {usable.map((info) => (
          <Checkbox
            key={info.reaction_type}
            label={nameOf(info.reaction_type, info.name)}
            name={`reaction.${kind}.${info.reaction_type}`}
            value={reactions.some(isOwn(info.reaction_type))}
            onChange={(isOn) => toggle(info, isOn)}
          />
        ))}
      </Inline>
      {reactions.map((reaction, index) =>
        reaction.anomaly_type === kind ? (
          <ReactionFields
            key={index}
            form={form}
            index={index}
            kind={offered.find(({ reaction_type }) => reaction_type === reaction.reaction_type)}
            onRemove={() =>
              form.set(
                'reactions',
                reactions.filter((_, at) => at !== index),
              )
            }
          >
            <NumberField
              label={t('reactions.threshold')}
              help={t('reactions.always')}
              min={0}
              unit={reactionUnit(kind)}
              {...form.field(`reactions.${index}.threshold`)}
            />
          </ReactionFields>
        ) : null,
      )}
    </FieldSet>
  )
}
