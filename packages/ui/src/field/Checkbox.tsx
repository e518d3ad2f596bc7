import { FieldNotes, type FieldProps, RequiredMark, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'

export interface CheckboxProps extends FieldProps<boolean> {
  /** Some, but not all, of what it stands for is chosen. */
  isMixed?: boolean
}

/** A yes or no that is sent with a form. For something that happens at once use Switch. */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, name, value, onChange, onBlur, isMixed = false, required, disabledReason } = props
  const { id, aria } = useFieldIds(props)
  return (
    <div className={css.choice}>
      <span className={css.tick}>
        <input
          {...aria}
          ref={(node) => {
            if (node) node.indeterminate = isMixed
          }}
          type="checkbox"
          className={css.checkbox}
          name={name}
          checked={value}
          aria-label={isLabelHidden ? label : undefined}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.checked)
          }}
          onBlur={onBlur}
        />
        <svg viewBox="0 0 16 16" className={css.mark} aria-hidden="true">
          <path d={isMixed ? 'M4 8h8' : 'm3.5 8.5 3 3 6-7'} />
        </svg>
      </span>
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
