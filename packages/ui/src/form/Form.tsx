import { type FormEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { focusFirstInvalid, type PlacedError, placeErrors } from './focusField.ts'
import * as css from './form.css.ts'

export interface FormProps {
  /** Must handle its own failures. The focus moves to an invalid field or the error once a returned promise resolves. */
  onSubmit: () => void | Promise<void>
  error?: ReactNode
  /** The errors by field. Those that no field within shows are lines beside `error`, so that none is silent. */
  errors?: Errors
  /** The label of a field that is not within, by its path. */
  labelOf?: ((path: string) => string | undefined) | undefined
  /** Lists two or more errors of fields above them, in a long form. */
  hasSummary?: boolean
  label?: string
  id?: string
  children: ReactNode
}

type Errors = Readonly<Record<string, string | undefined>>

interface Placement {
  readonly placed: readonly PlacedError[]
  readonly unplaced: readonly string[]
}
const nowhere: Placement = { placed: [], unplaced: [] }
const noErrors: Errors = {}

/** Returns which errors the fields of a form show, as it is on the page. */
function usePlacement(form: RefObject<HTMLFormElement | null>, errors: Errors): Placement {
  const [placement, setPlacement] = useState(nowhere)
  // Fields come and go with the values, so that it is looked up after every render.
  useLayoutEffect(() => {
    const next = form.current ? placeErrors(form.current, errors) : nowhere
    setPlacement((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  })
  return placement
}

/** A form with one column of fields. After a failed submit the first invalid field, else the error, gets the focus. */
export function Form(props: FormProps) {
  const { onSubmit, error, errors = noErrors, labelOf, hasSummary = false, label, id, children } = props
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const [submitCount, setSubmitCount] = useState(0)
  const focusedCount = useRef(0)
  const { placed, unplaced } = usePlacement(form, errors)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React events bubble out of portals: a form within a dialog must not submit the form around it.
    event.stopPropagation()
    await onSubmit()
    setSubmitCount((before) => before + 1)
  }
  const lines = new Set(
    unplaced.flatMap((path) => {
      const text = errors[path]
      const name = labelOf?.(path)
      return text ? [name ? `${name}: ${text}` : text] : []
    }),
  )
  const hasProblem = Boolean(error) || lines.size > 0
  useEffect(() => {
    if (focusedCount.current === submitCount || !form.current) return
    if (!focusFirstInvalid(form.current)) {
      // The lines are on the page one render after their errors.
      if (!hasProblem && placeErrors(form.current, errors).unplaced.length > 0) return
      if (hasProblem) problem.current?.focus()
    }
    focusedCount.current = submitCount
  })
  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div ref={problem} role="alert" tabIndex={-1} className={css.alert} hidden={!hasProblem}>
        {hasProblem && (
          <div className={css.problem}>
            <span className={css.problemIcon}>
              <Icon name="circleAlert" size={16} />
            </span>
            <div className={css.sentences}>
              {error && <div>{error}</div>}
              {[...lines].map((line) => (
                <div key={line}>{line}</div>
              ))}
            </div>
          </div>
        )}
      </div>
      {hasSummary && <ErrorSummary errors={placed} />}
      {children}
    </form>
  )
}

/** The row of buttons at the end of a form, primary action first; `isSticky` keeps it in sight in a long form. */
export function FormActions({ isSticky = false, children }: { isSticky?: boolean; children: ReactNode }) {
  return (
    <div className={isSticky ? css.sticky : css.actions} data-clear="">
      {children}
    </div>
  )
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
