import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Stepper } from '../accordion/Stepper.tsx'
import { Button } from '../button/Button.tsx'
import { Heading } from '../text/Heading.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './wizard.css.ts'

export interface WizardStep {
  id: string
  label: string
  content: ReactNode
  /** Why the user cannot continue, as one sentence. */
  problem?: string | undefined
}

/**
 * A wizard. The caller holds the step (in the address) and the values; going back loses nothing. The heading of each
 * new step gets the focus.
 */
export function Wizard({
  label,
  steps,
  current,
  onCurrent,
  finishLabel,
  onFinish,
  busy = false,
}: {
  label: string
  steps: readonly [WizardStep, ...WizardStep[]]
  /** From 0. */
  current: number
  onCurrent: (current: number) => void
  /** Names the final action: "Create the site". */
  finishLabel: string
  onFinish: () => void
  busy?: boolean
}) {
  const t = useWords(partsWords)
  const titleId = useId()
  const title = useRef<HTMLDivElement>(null)
  const at = Math.min(Math.max(0, current), steps.length - 1)
  const step = steps[at] ?? steps[0]
  const isLast = at === steps.length - 1
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    title.current?.focus()
  }, [at])
  return (
    <section className={css.wizard} aria-label={label}>
      <Stepper label={label} steps={steps} current={at} />
      <div ref={title} tabIndex={-1} className={css.title}>
        <p className={css.place}>{t('wizard.place', { step: at + 1, total: steps.length })}</p>
        <Heading level={2} id={titleId}>
          {step.label}
        </Heading>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-labelledby={titleId}>
        {step.content}
      </div>
      <div className={css.actions}>
        <Button
          tone="primary"
          busy={busy}
          disabledReason={step.problem}
          {...(!isLast && { iconEnd: 'arrowRight' as const })}
          onClick={() => (isLast ? onFinish() : onCurrent(at + 1))}
        >
          {isLast ? finishLabel : t('wizard.next')}
        </Button>
        {at > 0 && (
          <Button tone="quiet" onClick={() => onCurrent(at - 1)}>
            {t('wizard.back')}
          </Button>
        )}
      </div>
    </section>
  )
}
