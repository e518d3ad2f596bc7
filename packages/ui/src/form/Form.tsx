import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { focusFirstWrong } from './focusField.ts'
import * as css from './form.css.ts'

export interface FormProps {
  /** Must handle its own failures; return a promise to move the focus after the answer. */
  onSubmit: () => void | Promise<void>
  /** The error of the whole form, shown above the fields. */
  error?: ReactNode
  /** Named when a page has more than one form. */
  label?: string
  /** For buttons outside the form (a dialog's actions): `<Button form={id}>`. */
  id?: string
  children: ReactNode
}

/** A form with one column of fields. After a failed submit the first invalid field gets the focus. */
export function Form({ onSubmit, error, label, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (tries > 0 && form.current) focusFirstWrong(form.current)
  }, [tries])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A form within a dialog must not submit the form of the page that React sees around it.
    event.stopPropagation()
    await onSubmit()
    setTries((before) => before + 1)
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

/** The row of buttons that ends a form: the primary action first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
