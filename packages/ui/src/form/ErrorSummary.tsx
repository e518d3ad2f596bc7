import { useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { focusField, type PlacedError } from './focusField.ts'
import * as css from './form.css.ts'

export interface ErrorSummaryProps {
  /** In the order of the fields. */
  errors: readonly PlacedError[]
}

/** Lists the errors of a long form; each one focuses its field. Shown for two or more errors. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const t = useWords(uiWords)
  const box = useRef<HTMLDivElement>(null)
  if (errors.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={box} className={css.problem} role="group" aria-label={t('form.problems', { n: errors.length })}>
      <span className={css.problemIcon}>
        <Icon name="circleAlert" size={16} />
      </span>
      <div>
        <div className={css.problemTitle}>{t('form.problems', { n: errors.length })}</div>
        <ul className={css.problems}>
          {errors.map(({ name, label, text }) => (
            <li key={name}>
              <button
                type="button"
                className={css.jump}
                onClick={() => {
                  focusField(box.current?.closest('form') ?? document, name)
                }}
              >
                {label ? `${label}: ${text}` : text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
