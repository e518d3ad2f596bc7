import { type FormEvent, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { FieldNotes } from '../field/FieldFrame.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './panel.css.ts'
import { checkSpan, parseRel, type RangeLimits, type RangeValue, type RelUnit, relUnits, resolve } from './range.ts'
import { rangeProblemText } from './rangeProblemText.ts'

/** The form for a relative range: last N minutes, hours, days, months or years. */
export function LastForm({
  limits,
  limitReason,
  isAllowed,
  onApply,
}: {
  limits: RangeLimits
  limitReason?: string
  isAllowed: (rel: string) => boolean
  onApply: (value: RangeValue) => void
}) {
  const t = useWords(uiWords)
  const { locale } = useLocale()
  const id = useId()
  const [count, setCount] = useState('')
  const [unit, setUnit] = useState<RelUnit>('h')
  const [problem, setProblem] = useState<string>()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const rel = `${count.trim()}${unit}`
    if (!parseRel(rel)) return setProblem(t('range.notNumber'))
    const check = checkSpan(resolve({ rel }, limits.now, limits.zone), limits)
    if ('problem' in check) return setProblem(rangeProblemText(check, limits, t, locale, limitReason))
    if (check.notices.length > 0 || !isAllowed(rel)) return setProblem(limitReason ?? t('range.noEarlier'))
    onApply({ rel })
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-label={t('range.lastLabel')}>
      <h3 className={css.title}>{t('range.lastLabel')}</h3>
      <div className={css.lastRow}>
        <input
          className={css.small}
          inputMode="numeric"
          aria-label={t('range.count')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}error` : undefined}
          autoComplete="off"
          value={count}
          onChange={(event) => {
            setCount(event.target.value)
            setProblem(undefined)
          }}
        />
        <span className={css.selectBox}>
          <select
            className={`${css.small} ${css.select}`}
            aria-label={t('range.unit')}
            value={unit}
            onChange={(event) => {
              setUnit(relUnits.find((relUnit) => relUnit === event.target.value) ?? 'h')
              setProblem(undefined)
            }}
          >
            {relUnits.map((relUnit) => (
              <option key={relUnit} value={relUnit}>
                {t(`range.unit.${relUnit}`)}
              </option>
            ))}
          </select>
          <span className={css.selectMark}>
            <Icon name="chevronDown" size={16} />
          </span>
        </span>
        <Button type="submit" size="s">
          {t('range.apply')}
        </Button>
      </div>
      <FieldNotes id={id} error={problem} />
    </form>
  )
}
