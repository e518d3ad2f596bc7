import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as css from './field.css.ts'

export interface FieldProps<V> {
  label: string
  isLabelHidden?: boolean
  /** Name within the form; the error summary finds the field by it. */
  name: string
  value: V
  onChange: (value: V) => void
  onBlur?: () => void
  help?: ReactNode
  error?: string
  required?: boolean
  /** Disables the field, which stays focusable, and is shown under it. */
  disabledReason?: string
}

/** The props of a field that chooses one of its options. */
export interface ChoiceProps<V extends string> extends Omit<FieldProps<V | null>, 'onChange'> {
  /** A choice can be changed but not cleared: it never calls back with null. */
  onChange: (value: V) => void
}

export type FrameProps = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'help' | 'error' | 'required' | 'disabledReason'
>

/** Creates the ids of a field's elements, and the ARIA attributes of its control. */
export function useFieldIds({
  name,
  help,
  error,
  required,
  disabledReason,
}: Omit<FrameProps, 'label'> & { name: string }) {
  const id = useId()
  const descriptionIds = [error && `${id}error`, disabledReason && `${id}why`, help && `${id}help`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    labelId: `${id}label`,
    aria: {
      id,
      'data-field': name,
      'aria-describedby': descriptionIds || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required || undefined,
      'aria-disabled': disabledReason ? (true as const) : undefined,
    },
  }
}

/** The texts under a control: error, disabled reason and help. */
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

/** The star of a required field. */
export function RequiredMark() {
  return (
    <span className={css.star} aria-hidden="true">
      *
    </span>
  )
}

/** Label, control and notes of a field. Use `as="text"` if the control is not labelable in HTML. */
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
  const labelContent = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  const labelElement =
    as === 'label' ? (
      <label id={labelId} htmlFor={id} className={css.label}>
        {labelContent}
      </label>
    ) : (
      <span id={labelId} className={css.label}>
        {labelContent}
      </span>
    )
  return (
    <div className={css.field}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}
