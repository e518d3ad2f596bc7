import { type AttackedSite, coversAllSites, protection, type UnderAttack } from '@parapet/api'
import { KeyValue, Text, TextField, useFormat, useWords } from '@parapet/ui'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useSwitchAttack } from '../../shell/underAttack/useSwitchAttack.ts'
import { AttackModePreview } from './AttackModePreview.tsx'
import { type PlanDraft, PlanFields, planDraft, wishOf } from './PlanFields.tsx'
import { underAttackPlanWords } from './underAttackPlan.words.ts'
import type { SiteRates } from './useSiteRates.ts'

const NAMED = 10

interface TurnOnProps {
  /** The sites to turn it on for; the dialog is closed without any. */
  readonly asked: readonly UnderAttack[]
  readonly all: readonly UnderAttack[]
  readonly rates: SiteRates | undefined
  /** What it would have done, if not of all requests of the sites. */
  readonly preview?: ReactNode
  readonly onDone: () => void
}

/** Asks for a reason and an end, and states what under attack mode does and costs, before it is turned on. */
export function TurnOnDialog(props: TurnOnProps) {
  const t = useWords(underAttackPlanWords)
  const { asked, onDone } = props
  return (
    <FormDialog
      isOpen={asked.length > 0}
      onClose={onDone}
      role="alertdialog"
      title={t('confirm.title', { n: asked.length, site: asked[0]?.url ?? '' })}
    >
      <TurnOnForm {...props} />
    </FormDialog>
  )
}

/** Changes why and until when a site is in under attack mode; closed without a site. */
export function PlanDialog({ site, onDone }: { site: AttackedSite | undefined; onDone: () => void }) {
  const t = useWords(underAttackPlanWords)
  return (
    <FormDialog isOpen={site !== undefined} onClose={onDone} title={t('plan.title', { site: site?.url ?? '' })}>
      {site && <PlanForm site={site} onDone={onDone} />}
    </FormDialog>
  )
}

interface TurnOnDraft extends PlanDraft {
  typed: string
}

function TurnOnForm({ asked, all, rates, preview, onDone }: TurnOnProps) {
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
          { label: t('preview.title'), value: preview ?? <AttackModePreview sites={names} /> },
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
