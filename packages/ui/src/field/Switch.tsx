import * as css from './choice.css.ts'
import { FieldNotes, type FieldProps, useFieldIds } from './FieldFrame.tsx'

/** A switch that takes effect at once. */
export function Switch(props: FieldProps<boolean>) {
  const { label, isLabelHidden, name, value, onChange, onBlur, disabledReason } = props
  const { id, aria } = useFieldIds({ ...props, required: false })
  return (
    <div className={isLabelHidden ? css.alone : css.choice}>
      <input
        {...aria}
        type="checkbox"
        role="switch"
        className={css.toggle}
        name={name}
        checked={value}
        aria-checked={value}
        aria-label={isLabelHidden ? label : undefined}
        onChange={(event) => {
          if (!disabledReason) onChange(event.target.checked)
        }}
        onBlur={onBlur}
      />
      {!isLabelHidden && (
        <label htmlFor={id} className={css.choiceLabel}>
          {label}
        </label>
      )}
      <div className={css.choiceNotes}>
        <FieldNotes id={id} help={props.help} error={props.error} disabledReason={disabledReason} />
      </div>
    </div>
  )
}
