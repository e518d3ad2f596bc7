import { type Alert, alertServices, alerts, alertUnitsOf, convertLimit, useRead } from '@parapet/api'
import { Button, Columns, FieldSet, Inline, NumberField, Select, Switch, Text, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { EmailNotice } from '../../shared/reactions/EmailNotice.tsx'
import { FormerUsersNotice } from '../../shared/reactions/FormerUsersNotice.tsx'
import { ReactionFields } from '../../shared/reactions/ReactionFields.tsx'
import { reactionsWords } from '../../shared/reactions/reactions.words.ts'
import { useReactionName } from '../../shared/reactions/useReactionName.ts'
import { alertsWords } from './alerts.words.ts'
import type { LimitDraft } from './limits.tsx'

const countedUnits = ['requests', 'images', 'minutes'] as const

/** The fields of a limit: what is counted, how much, and by which channels it notifies. */
export function LimitFields({ form, row }: { form: ResourceForm<LimitDraft>; row: Alert | null }) {
  const t = useWords(alertsWords)
  const r = useWords(reactionsWords)
  const nameOf = useReactionName()
  const { serviceName, unitName: amountUnit } = useAmounts()
  const kinds = useRead(alerts.reactions, { service: 'TransparentAlert' })
  const { service, unit, limit, reactions } = form.values
  const known = alertServices.find((one) => one === service)
  const units = known ? alertUnitsOf[known] : [unit]
  const services = [...new Set([...alertServices, ...(row ? [row.service] : [])])]
  const unitName = (value: string) => {
    const counted = countedUnits.find((one) => one === value)
    return counted ? t(`unit.${counted}`) : amountUnit(value)
  }
  const changeService = (next: string) => {
    const chosen = alertServices.find((one) => one === next)
    form.field('service').onChange(next)
    if (chosen && !alertUnitsOf[chosen].some((one) => one === unit)) form.set('unit', alertUnitsOf[chosen][0] ?? unit)
  }
  const changeUnit = (next: string) => {
    if (limit !== null) form.set('limit', convertLimit(limit, unit, next) ?? limit)
    form.set('unit', next)
  }
  return (
    <>
      <Select
        label={t('column.service')}
        required
        options={services.map((value) => ({ value, label: serviceName(value) }))}
        {...form.field('service')}
        onChange={changeService}
      />
      <Columns count={2}>
        <NumberField label={t('column.limit')} required min={0} {...form.field('limit')} />
        <Select
          label={t('unit')}
          required
          options={units.map((value) => ({ value, label: unitName(value) }))}
          {...form.field('unit')}
          onChange={changeUnit}
        />
      </Columns>
      <FieldSet legend={t('notify')}>
        <ReadSection read={kinds} failed={r('failed')} empty={{ title: r('failed') }}>
          {(offered) => (
            <>
              {reactions.map((reaction, index) => (
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
                />
              ))}
              {form.errors.reactions && <Text tone="bad">{form.errors.reactions}</Text>}
              <FormerUsersNotice reactions={reactions} />
              <EmailNotice reactions={reactions} type={/limit/i} />
              <Inline gap={2}>
                {offered.map(({ reaction_type, name }) => (
                  <Button
                    key={reaction_type}
                    size="s"
                    icon="plus"
                    onClick={() => form.set('reactions', [...reactions, { reaction_type, params: {} }])}
                  >
                    {t('notify.add', { kind: nameOf(reaction_type, name) })}
                  </Button>
                ))}
              </Inline>
            </>
          )}
        </ReadSection>
      </FieldSet>
      <Switch label={t('active')} {...form.field('active')} />
    </>
  )
}
