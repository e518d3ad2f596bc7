import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as css from './field.css.ts'

/** The props of every field. */
export interface FieldProps<V> {
  /** Always present for screen readers; `isLabelHidden` only hides it visually. */
  label: string
  isLabelHidden?: boolean
  /** Name within the form: errors and the error summary find the field by it. */
  name: string
  value: V
  onChange: (value: V) => void
  /** Leaving the field: the moment of the first validation. */
  onBlur?: () => void
  help?: ReactNode
  /** The error message; undefined if valid. */
  error?: string
  required?: boolean
  /** Why the field is disabled. It stays focusable and explains itself. */
  disabledReason?: string
}

export type FrameProps = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'help' | 'error' | 'required' | 'disabledReason'
>

/** Ids of a field's parts and the attributes that tie the control to them. */
export function useFieldIds({
  name,
  help,
  error,
  required,
  disabledReason,
}: Omit<FrameProps, 'label'> & { name: string }) {
  const id = useId()
  const described = [error && `${id}error`, disabledReason && `${id}why`, help && `${id}help`].filter(Boolean).join(' ')
  return {
    id,
    labelId: `${id}label`,
    aria: {
      id,
      'data-field': name,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required || undefined,
      'aria-disabled': disabledReason ? (true as const) : undefined,
    },
  }
}

/** The notes under a control: error, then disabled reason, then help. */
export function FieldNotes({ id, help, error, disabledReason }: Omit<FrameProps, 'label'> & { id: string }) {
  return (
    <>
      {error && (
        <div id={`${id}error`} className={css.notes.error}>
          <Icon name="circleAlert" size={16} />
          <span>{error}</span>
        </div>
      )}
      {disabledReason && (
        <div id={`${id}why`} className={css.notes.why}>
          <Icon name="lock" size={16} />
          <span>{disabledReason}</span>
        </div>
      )}
      {help && (
        <div id={`${id}help`} className={css.notes.help}>
          {help}
        </div>
      )}
    </>
  )
}

/** The star of a required field; the control itself has `required`. */
export function RequiredMark() {
  return (
    <span className={css.star} aria-hidden="true">
      *
    </span>
  )
}

/** Label above, control, notes under it. `as="text"` for controls that a label element cannot point at. */
export function FieldFrame({
  id,
  labelId,
  label,
  isLabelHidden,
  required,
  as = 'label',
  children,
  ...notes
}: FrameProps & { id: string; labelId: string; as?: 'label' | 'text'; children: ReactNode }) {
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  const shown =
    as === 'label' ? (
      <label id={labelId} htmlFor={id} className={css.label}>
        {words}
      </label>
    ) : (
      <span id={labelId} className={css.label}>
        {words}
      </span>
    )
  return (
    <div className={css.field}>
      {isLabelHidden ? <VisuallyHidden>{shown}</VisuallyHidden> : shown}
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}
