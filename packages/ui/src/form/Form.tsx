import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { focusFirstInvalid } from './focusField.ts'
import * as css from './form.css.ts'

export interface FormProps {
  /** Must handle its own failures. The focus moves to an invalid field once a returned promise resolves. */
  onSubmit: () => void | Promise<void>
  error?: ReactNode
  label?: string
  id?: string
  children: ReactNode
}

/** A form with one column of fields. After a failed submit the first invalid field gets the focus. */
export function Form({ onSubmit, error, label, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [submitCount, setSubmitCount] = useState(0)

  useEffect(() => {
    if (submitCount > 0 && form.current) focusFirstInvalid(form.current)
  }, [submitCount])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble out of portals: a form within a dialog must not submit the form around it.
    event.stopPropagation()
    await onSubmit()
    setSubmitCount((before) => before + 1)
  }
  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div role="alert" hidden={!error}>
        {error && (
          <div className={css.problem}>
            <span className={css.problemIcon}>
              <Icon name="circleAlert" size={16} />
            </span>
            <div>{error}</div>
          </div>
        )}
      </div>
      {children}
    </form>
  )
}

/** The row of buttons at the end of a form, primary action first; `isSticky` keeps it in sight in a long form. */
export function FormActions({ isSticky = false, children }: { isSticky?: boolean; children: ReactNode }) {
  return <div className={isSticky ? css.sticky : css.actions}>{children}</div>
}

export interface FieldSetProps {
  legend?: string
  isLocked?: boolean
  children: ReactNode
}

/**
 * Fields that belong together, with the spacing of a form.
 *
 * Screen readers: A group with the legend as its name; locked fields are announced as unavailable.
 */
export function FieldSet({ legend, isLocked = false, children }: FieldSetProps) {
  return (
    <fieldset className={css.fieldSet} disabled={isLocked}>
      {legend && <legend className={css.legend}>{legend}</legend>}
      {children}
    </fieldset>
  )
}
