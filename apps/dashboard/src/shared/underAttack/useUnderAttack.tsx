import { type AttackedSite, coversAllSites, protection, type UnderAttack } from '@parapet/api'
import { KeyValue, Text, TextField, useFormat, useWords } from '@parapet/ui'
import { useCallback, useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import type { AttackedSites } from '../../shell/underAttack/useAttackedSites.ts'
import { useSwitchAttack } from '../../shell/underAttack/useSwitchAttack.ts'
import { AttackModePreview } from './AttackModePreview.tsx'
import { type PlanDraft, PlanFields, planDraft, wishOf } from './PlanFields.tsx'
import { underAttackPlanWords } from './underAttackPlan.words.ts'
import type { SiteRates } from './useSiteRates.ts'

const NAMED = 10
const noSites: readonly UnderAttack[] = []

interface AskedProps {
  readonly asked: readonly UnderAttack[]
  readonly all: readonly UnderAttack[]
  readonly rates: SiteRates | undefined
  readonly onDone: () => void
}

/**
 * Switches under attack mode: on after a question that states what it does and costs, with a reason and an end (typed
 * if it leaves no site off), off at once. Each result can be undone.
 */
export function useUnderAttack({ sites, all }: Pick<AttackedSites, 'sites' | 'all'>, rates: SiteRates | undefined) {
  const t = useWords(underAttackPlanWords)
  const { off } = useSwitchAttack()
  const [asked, setAsked] = useState(noSites)
  const [planned, setPlanned] = useState<AttackedSite>()
  const close = useCallback(() => setAsked(noSites), [])
  const closePlan = useCallback(() => setPlanned(undefined), [])
  const turnOn = useCallback(async (rows: readonly UnderAttack[]) => setAsked(rows.filter((row) => !row.active)), [])
  const turnOff = useCallback(
    (rows: readonly Pick<UnderAttack, 'site'>[]) =>
      off(sites.filter(({ site }) => rows.some((row) => row.site === site))),
    [off, sites],
  )
  const dialog = (
    <>
      <FormDialog
        isOpen={asked.length > 0}
        onClose={close}
        role="alertdialog"
        title={t('confirm.title', { n: asked.length, site: asked[0]?.url ?? '' })}
      >
        <TurnOnForm asked={asked} all={all} rates={rates} onDone={close} />
      </FormDialog>
      <FormDialog
        isOpen={planned !== undefined}
        onClose={closePlan}
        title={t('plan.title', { site: planned?.url ?? '' })}
      >
        {planned && <PlanForm site={planned} onDone={closePlan} />}
      </FormDialog>
    </>
  )
  return { turnOn, turnOff, plan: setPlanned, dialog }
}

interface TurnOnDraft extends PlanDraft {
  typed: string
}

function TurnOnForm({ asked, all, rates, onDone }: AskedProps) {
  const t = useWords(underAttackPlanWords)
  const f = useFormat()
  const { on } = useSwitchAttack()
  const [initial] = useState((): TurnOnDraft => ({ ...planDraft(null), typed: '' }))
  const form = useSavedForm<TurnOnDraft, void>({
    initial,
    call: protection.activate,
    save: (draft) => {
      const wish = wishOf(draft, null)
      return on(asked, () => wish)
    },
    failed: t('on.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  const n = asked.length
  const isAll = coversAllSites(all, asked)
  const names = asked.map(({ url }) => url)
  const traffic = asked.flatMap(({ url }) => rates?.get(url) ?? [])
  const rate = traffic.reduce((sum, one) => sum + one.rate, 0)
  const times = traffic.length === 1 ? traffic[0]?.times : undefined
  const isTyped = !isAll || form.values.typed.trim() === String(n)
  return (
    <SavedForm
      form={form}
      label={t('confirm.title', { n, site: names[0] ?? '' })}
      submitLabel={t('confirm.yes', { n })}
      submitTone="danger"
      blockedReason={isTyped ? undefined : t('confirm.typeFirst', { n: String(n) })}
      onCancel={onDone}
    >
      {names.length > 1 && (
        <Text as="p" tone="muted">
          {names.slice(0, NAMED).join(', ')}
          {names.length > NAMED && t('confirm.more', { n: names.length - NAMED })}
        </Text>
      )}
      <KeyValue
        items={[
          { label: t('confirm.does'), value: t('confirm.visitors') },
          { label: t('confirm.costs'), value: t('confirm.machines') },
          { label: t('confirm.exempt'), value: t('confirm.whitelists') },
          ...(traffic.length > 0
            ? [
                {
                  label: t('confirm.now'),
                  value: [
                    t('confirm.rate', { n, rate: f.rate(rate) }),
                    typeof times === 'number' && t('confirm.times', { times: Math.round(times * 10) / 10 }),
                  ]
                    .filter(Boolean)
                    .join(' '),
                },
              ]
            : []),
          { label: t('preview.title'), value: <AttackModePreview sites={names} /> },
        ]}
      />
      <PlanFields form={form} plan={null} />
      {isAll && <TextField label={t('confirm.typed', { n: String(n) })} mono {...form.field('typed')} />}
    </SavedForm>
  )
}

function PlanForm({ site, onDone }: { site: AttackedSite; onDone: () => void }) {
  const t = useWords(underAttackPlanWords)
  const { replan } = useSwitchAttack()
  const [initial] = useState(() => planDraft(site.plan))
  const form = useSavedForm<PlanDraft, void>({
    initial,
    save: (draft) => replan(site, wishOf(draft, site.plan)),
    failed: t('plan.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  return (
    <SavedForm form={form} label={t('plan.title', { site: site.url })} submitLabel={t('plan.do')} onCancel={onDone}>
      <PlanFields form={form} plan={site.plan} />
    </SavedForm>
  )
}
