import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './accordion.css.ts'

export interface StepperStep {
  label: string
  isWrong?: boolean
}

/** The progress through several steps; `current` counts from 0. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly StepperStep[]; current: number }) {
  const t = useWords(uiWords)
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = step.isWrong ? 'wrong' : index < current ? 'done' : index === current ? 'now' : 'next'
        return (
          <li
            key={step.label}
            className={css.step}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.ball} aria-hidden="true">
              {state === 'done' ? (
                <Icon name="check" size={16} />
              ) : state === 'wrong' ? (
                <Icon name="x" size={16} />
              ) : (
                index + 1
              )}
            </span>
            <span>
              {step.label}
              {(state === 'done' || state === 'wrong') && <VisuallyHidden> ({t(`step.${state}`)})</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
