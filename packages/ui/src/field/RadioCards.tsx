import * as choiceCss from './choice.css.ts'
import { type ChoiceProps, FieldNotes, RequiredMark, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'

export interface RadioOption<V extends string> {
  value: V
  label: string
  help?: string
  disabledReason?: string
}

export interface RadioCardsProps<V extends string> extends ChoiceProps<V> {
  options: readonly RadioOption<V>[]
}

/** A radio group whose options have a description. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { label, isLabelHidden, name, value, onChange, onBlur, options, required, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  return (
    <div
      role="radiogroup"
      className={css.field}
      aria-label={isLabelHidden ? label : undefined}
      aria-labelledby={isLabelHidden ? undefined : labelId}
      {...aria}
    >
      {!isLabelHidden && (
        <span id={labelId} className={css.label}>
          {label}
          {required && <RequiredMark />}
        </span>
      )}
      <div className={choiceCss.cards}>
        {options.map((option) => {
          const reason = disabledReason ?? option.disabledReason
          const helpId = `${id}${option.value}help`
          const help = option.disabledReason ?? option.help
          return (
            <label key={option.value} className={choiceCss.card}>
              <input
                type="radio"
                className={choiceCss.radio}
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-labelledby={`${id}${option.value}`}
                aria-describedby={help ? helpId : undefined}
                aria-disabled={reason ? true : undefined}
                onChange={() => {
                  if (!reason) onChange(option.value)
                }}
                onBlur={onBlur}
              />
              <span>
                <span id={`${id}${option.value}`} className={choiceCss.cardTitle}>
                  {option.label}
                </span>
                {help && (
                  <span id={helpId} className={choiceCss.cardHelp}>
                    {help}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
      <FieldNotes id={id} help={props.help} error={props.error} disabledReason={disabledReason} />
    </div>
  )
}
