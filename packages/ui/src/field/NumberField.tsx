import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useLocale } from '../words/LocaleProvider.tsx'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import * as numberCss from './number.css.ts'
import { parseNumber } from './parseNumber.ts'
import { pickFrame } from './TextField.tsx'

/** The value is null if the field is empty, and NaN if its text is not a number. */
export interface NumberFieldProps extends FieldProps<number | null> {
  unit?: string
  /** Limits of the arrow keys; typed values are not clamped. */
  min?: number
  max?: number
  /** The step of the arrow keys; Page Up and Page Down move ten steps. */
  step?: number
  placeholder?: string
  /** Identifiers such as ports have no thousands separators. */
  isGrouped?: boolean
}

/** A number field in the format of the locale. */
export function NumberField(props: NumberFieldProps) {
  const {
    name,
    value,
    onChange,
    onBlur,
    unit,
    min = -Infinity,
    max = Infinity,
    step = 1,
    disabledReason,
    isGrouped = true,
  } = props
  const { id, labelId, aria } = useFieldIds(props)
  const { locale } = useLocale()
  const [draft, setDraft] = useState<string>()
  const isNumber = value !== null && !Number.isNaN(value)
  const text = isNumber
    ? new Intl.NumberFormat(locale, { maximumFractionDigits: 12, useGrouping: isGrouped }).format(value)
    : ''

  const onType = (typed: string) => {
    setDraft(typed)
    onChange(typed.trim() === '' ? null : (parseNumber(typed, locale) ?? Number.NaN))
  }
  const stepBy = (steps: number) => {
    if (disabledReason) return
    const from = isNumber ? value : Math.min(max, Math.max(min, 0))
    const sum = Number((isNumber ? from + steps * step : from).toPrecision(12))
    setDraft(undefined)
    onChange(Math.min(max, Math.max(min, sum)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    stepBy(steps)
  }

  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.box}>
        <input
          {...aria}
          className={`${css.input} ${css.numeric}`}
          type="text"
          inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
          role="spinbutton"
          aria-valuenow={isNumber ? value : undefined}
          aria-valuetext={isNumber ? `${text} ${unit ?? ''}`.trim() : undefined}
          aria-valuemin={Number.isFinite(min) ? min : undefined}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          autoComplete="off"
          name={name}
          value={draft ?? text}
          readOnly={disabledReason !== undefined}
          placeholder={props.placeholder}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => {
            if (value === null || isNumber) setDraft(undefined)
            onBlur?.()
          }}
          onKeyDown={onKeyDown}
        />
        {unit && <span className={css.unit}>{unit}</span>}
        {!disabledReason && (
          <span className={numberCss.steps} aria-hidden="true">
            <button
              type="button"
              tabIndex={-1}
              className={numberCss.step}
              disabled={isNumber && value >= max}
              onClick={() => stepBy(1)}
            >
              <Icon name="chevronUp" size={16} />
            </button>
            <button
              type="button"
              tabIndex={-1}
              className={numberCss.step}
              disabled={isNumber && value <= min}
              onClick={() => stepBy(-1)}
            >
              <Icon name="chevronDown" size={16} />
            </button>
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
