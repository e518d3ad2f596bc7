import type { AttackPlan } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Select, TextField, useFormat, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import type { AttackWish } from '../../shell/underAttack/useSwitchAttack.ts'
import { underAttackPlanWords } from './underAttackPlan.words.ts'

const HOUR_S = 3600
const MOST_REASON = 300
const lengths = { hour: HOUR_S, four: 4 * HOUR_S, day: 24 * HOUR_S, none: null } as const
type End = keyof typeof lengths | 'keep'
const ends = ['hour', 'four', 'day', 'none'] as const

/** The reason and the planned end as they are entered. */
export interface PlanDraft {
  reason: string
  end: End
}

/** The values at first: an hour, or the end that a plan has. */
export const planDraft = (plan: AttackPlan | null): PlanDraft => ({
  reason: plan?.reason ?? '',
  end: plan === null ? 'hour' : plan.until === null ? 'none' : 'keep',
})

/** What is to be kept, with its end counted from now. */
export function wishOf({ reason, end }: PlanDraft, plan: AttackPlan | null): AttackWish {
  const length = end === 'keep' ? null : lengths[end]
  const until = end === 'keep' ? (plan?.until ?? null) : length === null ? null : nowSeconds() + length
  return { reason: reason.trim(), until }
}

/** The fields for why a site is in under attack mode, and until when. */
export function PlanFields({ form, plan }: { form: ResourceForm<PlanDraft>; plan: AttackPlan | null }) {
  const t = useWords(underAttackPlanWords)
  const f = useFormat()
  const until = plan?.until ?? null
  return (
    <>
      <TextField label={t('reason')} help={t('reason.help')} maxLength={MOST_REASON} {...form.field('reason')} />
      <Select
        label={t('end')}
        help={t('end.help')}
        {...form.field('end')}
        options={[
          ...(until === null
            ? []
            : [{ value: 'keep' as const, label: t('end.keep', { date: f.date(until, 'dateTime') }) }]),
          ...ends.map((value) => ({ value, label: t(`end.${value}`) })),
        ]}
      />
    </>
  )
}
