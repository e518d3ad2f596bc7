import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLocale } from '../words/LocaleProvider.tsx'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import { NumberField } from './NumberField.tsx'
import * as css from './slider.css.ts'
import { pickFrame } from './TextField.tsx'

/** Null and NaN as in NumberField. */
export interface SliderFieldProps extends FieldProps<number | null> {
  min: number
  max: number
  step?: number
  unit?: string
}

/** A number within limits: roughly by the slider, exactly by typing. Both are the same value. */
export function SliderField(props: SliderFieldProps) {
  const { label, name, value, onChange, onBlur, min, max, step = 1, unit, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const { locale } = useLocale()
  const known = value === null || Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
  const words = `${new Intl.NumberFormat(locale).format(known)} ${unit ?? ''}`.trim()
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.line}>
        <input
          {...aria}
          type="range"
          className={css.range}
          style={assignInlineVars({ [css.share]: `${max > min ? ((known - min) / (max - min)) * 100 : 0}%` })}
          min={min}
          max={max}
          step={step}
          value={known}
          aria-valuetext={words}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.valueAsNumber)
          }}
          onBlur={onBlur}
        />
        {disabledReason ? (
          <span>{words}</span>
        ) : (
          <div className={css.number}>
            <NumberField
              label={label}
              isLabelHidden
              name={name}
              value={value}
              onChange={onChange}
              {...(onBlur && { onBlur })}
              {...(unit && { unit })}
              min={min}
              max={max}
              step={step}
            />
          </div>
        )}
      </div>
    </FieldFrame>
  )
}
