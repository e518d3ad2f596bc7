import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
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
  problem?: string | undefined
}

/** A wizard. The caller keeps the current step and all values. The heading of each new step gets the focus. */
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
  finishLabel: string
  onFinish: () => void
  busy?: boolean
}) {
  const t = useWords(partsWords)
  const titleId = useId()
  const title = useRef<HTMLDivElement>(null)
  const index = Math.min(Math.max(0, current), steps.length - 1)
  const step = steps[index] ?? steps[0]
  const isLast = index === steps.length - 1
  const previous = useRef(index)
  useEffect(() => {
    if (previous.current === index) return
    previous.current = index
    title.current?.focus()
  }, [index])
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (isLast || busy || step.problem !== undefined) return
    // Fields that normalise their text do so on blur.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onCurrent(index + 1)
  }
  return (
    <form className={css.wizard} aria-label={label} noValidate onSubmit={proceed}>
      <Stepper label={label} steps={steps} current={index} />
      <div ref={title} tabIndex={-1} className={css.title}>
        <p className={css.place}>{t('wizard.place', { step: index + 1, total: steps.length })}</p>
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
          {...(isLast ? { onClick: onFinish } : { type: 'submit', iconEnd: 'arrowRight' })}
        >
          {isLast ? finishLabel : t('wizard.next')}
        </Button>
        {index > 0 && (
          <Button tone="quiet" onClick={() => onCurrent(index - 1)}>
            {t('wizard.back')}
          </Button>
        )}
        {/* Screen readers have it as the description of the button. */}
        {step.problem && (
          <span className={css.problem} aria-hidden="true">
            {step.problem}
          </span>
        )}
      </div>
    </form>
  )
}
