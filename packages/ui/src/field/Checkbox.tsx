import * as css from './choice.css.ts'
import { FieldNotes, type FieldProps, RequiredMark, useFieldIds } from './FieldFrame.tsx'
import { Tick } from './Tick.tsx'

export interface CheckboxProps extends FieldProps<boolean> {
  isMixed?: boolean
}

/** A checkbox of a form. Use `Switch` for a setting that takes effect at once. */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, name, value, onChange, onBlur, isMixed = false, required, disabledReason } = props
  const { id, aria } = useFieldIds(props)
  return (
    <div className={css.choice}>
      <Tick
        {...aria}
        isMixed={isMixed}
        name={name}
        checked={value}
        aria-label={isLabelHidden ? label : undefined}
        onChange={(event) => {
          if (!disabledReason) onChange(event.target.checked)
        }}
        onBlur={onBlur}
      />
      {!isLabelHidden && (
        <label htmlFor={id} className={css.choiceLabel}>
          {label} {required && <RequiredMark />}
        </label>
      )}
      <div className={css.choiceNotes}>
        <FieldNotes id={id} help={props.help} error={props.error} disabledReason={disabledReason} />
      </div>
    </div>
  )
}
