import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { focusFirstWrong } from './focusField.ts'
import * as css from './form.css.ts'

export interface FormProps {
  /** Deals with its own failures; a promise keeps the focus waiting until the answer is there. */
  onSubmit: () => void | Promise<void>
  /** What went wrong with the whole form, above the fields. */
  error?: ReactNode
  /** Named when a page has more than one form. */
  label?: string
  /** For buttons that stand outside (a dialog's actions): `<Button form={id}>`. */
  id?: string
  children: ReactNode
}

/** One column of fields. After a try to submit the focus goes to the first field that is wrong. */
export function Form({ onSubmit, error, label, id, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)

  // The problems are on the page only after the try was drawn.
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
