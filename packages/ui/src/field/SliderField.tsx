import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLocale } from '../words/LocaleProvider.tsx'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import { NumberField } from './NumberField.tsx'
import * as css from './slider.css.ts'
import { pickFrame } from './TextField.tsx'

/** The value is null if the field is empty, and NaN if its text is not a number. */
export interface SliderFieldProps extends FieldProps<number | null> {
  min: number
  max: number
  step?: number
  unit?: string
}

/** A number field with a slider. */
export function SliderField(props: SliderFieldProps) {
  const { label, name, value, onChange, onBlur, min, max, step = 1, unit, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const { locale } = useLocale()
  const sliderValue = value === null || Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
  const valueText = `${new Intl.NumberFormat(locale).format(sliderValue)} ${unit ?? ''}`.trim()
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.line}>
        <input
          {...aria}
          type="range"
          className={css.range}
          style={assignInlineVars({ [css.share]: `${max > min ? ((sliderValue - min) / (max - min)) * 100 : 0}%` })}
          min={min}
          max={max}
          step={step}
          value={sliderValue}
          aria-valuetext={valueText}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.valueAsNumber)
          }}
          onBlur={onBlur}
        />
        {disabledReason ? (
          <span>{valueText}</span>
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
