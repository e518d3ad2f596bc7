import { CallFailure, useSendWrite, type WriteCall } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formError, refusedFields } from '../../platform/failure/describeFailure.ts'
import { failureWords } from '../../platform/failure/failure.words.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { type Undo, useSayDone } from '../action/useSayDone.ts'
import { type UnsavedWork, useUnsavedWork } from './unsavedWork.ts'
import { type OwnFields, type Problems, type ResourceForm, useFields } from './useFields.ts'
import { type FormDraft, useFormDraft } from './useFormDraft.ts'
import { type OverwriteCheck, useOverwriteCheck } from './useOverwriteCheck.ts'

/** What `save` returns if there is nothing to say: the user cancelled a question, or `save` shows why nothing was saved. */
export const notSaved = Symbol('not saved')

type Saved<A> = Exclude<A, typeof notSaved>

/** A form that saves: its values, their check, the call, and what is said afterwards. */
export interface SavedFormSpec<V extends FieldValues, A, S = V> {
  readonly initial: V
  readonly check?: (values: V) => Problems
  /** The values as they are sent, such as without spaces around them; only what differs then is a change. */
  readonly asSent?: (values: V) => V
  /** Sends the values; `now` is what `stored` has read. A `CallFailure` is shown at its fields, or above them. */
  save(values: V, send: ReturnType<typeof useSendWrite>, now: S | undefined): Promise<A>
  /** Called once the form no longer guards the page. */
  readonly onSaved?: (answer: Saved<A>, values: V) => void
  /** What a toast says once it is saved; nothing by default. */
  readonly saved?: string | ((values: V, answer: Saved<A>) => string | null)
  readonly undo?: (answer: Saved<A>) => Undo['run']
  /** What the toast offers if it is not to undo it, such as to open what was made. */
  readonly undoLabel?: string
  /** The sentence before the provider's own. */
  readonly failed: string
  /** Starts again with `initial` after saving. */
  readonly isEmptiedAfter?: boolean
  readonly draft?: FormDraft<V>
  /** Which ways lose the input; those to another page by default, 'none' for input that is not worth a question. */
  readonly leaves?: UnsavedWork['isLeaving'] | 'none'
  /** The call whose permission the form needs. */
  readonly call?: WriteCall
  /** Why the fields cannot be changed. */
  readonly lockedBy?: string | undefined
  /** Reads what is stored now: what somebody else saved meanwhile is shown, and overwritten only when asked again. */
  readonly stored?: { read(): Promise<S | undefined>; valuesOf(stored: S): V }
  /** Converts a path of the body, as the provider's errors name it, to the path of the field. */
  readonly toField?: (path: string, values: V) => string
  /** Our own sentences for a problem: by field, or for the form as a whole. */
  readonly explain?: (problem: unknown) => Readonly<Record<string, string>> | string | undefined
  /** Called with the provider's errors by field. */
  readonly onRefused?: (errors: Readonly<Record<string, string>>, values: V) => void
}

/** The state of a form that saves, for `SavedForm` and its fields. */
export interface SavedFormState<V extends FieldValues> extends ResourceForm<V> {
  readonly isChanged: boolean
  /** The values came from a draft, and differ from those stored. */
  readonly isFromDraft: boolean
  readonly isBusy: boolean
  /** What failed as a whole, in words. */
  readonly error: string | undefined
  /** How often saving has failed, for a form without `SavedForm` that moves the focus itself. */
  readonly failedCount: number
  readonly lockedBy: string | undefined
  readonly overwrite: OverwriteCheck<V>
  /** Saves, if no field has a problem; `some` is set before. */
  submit(some?: Partial<V>): Promise<void>
  /** Sets several fields. */
  change(some: Partial<V>): void
  /** Puts the stored values back. */
  discard(): void
  /** Shows these values and takes them for the stored ones. */
  take(values: V): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const never = () => false

/**
 * Owns what every form has: draft, leave guard, errors at their fields, busy, permission, conflicts and the toast.
 * Without `stored`, fields that nobody touched follow later values of `initial`.
 */
export function useSavedForm<V extends FieldValues, A, S = V>(spec: SavedFormSpec<V, A, S>): SavedFormState<V> {
  const { initial, asSent = (values) => values, stored, leaves } = spec
  const t = useWords(failureWords)
  const send = useSendWrite()
  const sayDone = useSayDone()
  const mayNot = refusalText(useMay(spec.call))
  const { restored, keep } = useFormDraft(initial, spec.draft)
  const [base, setBase] = useState(initial)
  const [isRestored, setRestored] = useState(restored !== null)
  const overwrite = useOverwriteCheck(initial, restored?.base ?? null)
  const [start] = useState(() => (restored ? (stored ? restored.values : rebased(restored, initial)) : initial))
  const form = useFields<V>(start, (values) => spec.check?.(values) ?? {})
  const { values } = form
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failedCount, setFailedCount] = useState(0)
  const isChanged = !isSame(asSent(values), asSent(base))
  const seen = stored ? overwrite.seen : base
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` only names the draft
  useEffect(() => keep(isChanged ? values : null, seen), [spec.draft?.code, isChanged, values, seen])
  const release = useUnsavedWork(isChanged && leaves !== 'none', leaves === 'none' ? never : leaves)
  useLaterValues(initial, base, setBase, form, stored === undefined)

  const startAgain = (next: V) => {
    setRestored(false)
    setError(undefined)
    setBase(next)
    keep(null, next)
    form.reset(next)
  }
  const showProblem = (problem: unknown, sent: V) => {
    setFailedCount((count) => count + 1)
    const own = spec.explain?.(problem)
    if (typeof own === 'string') return setError(own)
    if (own) return form.setServerErrors(own)
    if (!(problem instanceof CallFailure)) throw problem
    const errors = refusedFields(problem.failure, t, (path) => spec.toField?.(path, sent) ?? path)
    setError(formError(problem.failure, spec.failed, t))
    form.setServerErrors(errors)
    spec.onRefused?.(errors, sent)
  }
  const sendNow = async (sent: V): Promise<A | typeof notSaved> => {
    const now = await stored?.read()
    if (stored && now !== undefined && !overwrite.isUnchanged(stored.valuesOf(now))) return notSaved
    return spec.save(sent, send, now)
  }
  const save = async (typed: V) => {
    const sent = asSent(typed)
    setError(undefined)
    setBusy(true)
    let answer: A | typeof notSaved
    try {
      answer = await sendNow(sent)
    } catch (problem) {
      return showProblem(problem, sent)
    } finally {
      setBusy(false)
    }
    if (answer === notSaved) return
    const done = answer as Saved<A>
    release()
    if (stored) overwrite.see(sent)
    startAgain(spec.isEmptiedAfter ? initial : sent)
    const text = typeof spec.saved === 'function' ? spec.saved(sent, done) : spec.saved
    const label = spec.undoLabel
    if (text) sayDone(text, spec.undo && { run: spec.undo(done), ...(label && { label }) })
    spec.onSaved?.(done, sent)
  }
  const take = (next: V) => {
    overwrite.see(next)
    startAgain(next)
  }
  return {
    ...form,
    isChanged,
    isFromDraft: isRestored && isChanged,
    isBusy,
    error,
    failedCount,
    lockedBy: spec.lockedBy ?? mayNot,
    overwrite,
    submit: (some) => {
      if (some) form.change(some)
      return form.submit(save)
    },
    discard: () => take(initial),
    take,
  }
}

/** Returns restored values with what is stored now in the fields that were not changed. */
function rebased<V extends FieldValues>(restored: { readonly values: V; readonly base: V | null }, initial: V): V {
  const { values, base } = restored
  if (!base) return values
  const untouched = Object.entries(initial).filter(([field]) => isSame(values[field], base[field]))
  return { ...values, ...Object.fromEntries(untouched) }
}

/** Lets the fields that nobody touched follow values that arrive later. */
function useLaterValues<V extends FieldValues>(
  initial: V,
  base: V,
  setBase: (base: V) => void,
  form: OwnFields<V>,
  isOn: boolean,
): void {
  const [last, setLast] = useState(initial)
  const { values, change } = form
  useEffect(() => {
    if (!isOn || isSame(initial, last)) return
    setLast(initial)
    setBase(initial)
    const untouched = Object.entries(initial).filter(([field]) => isSame(values[field], base[field]))
    change(Object.fromEntries(untouched) as Partial<V>)
  }, [isOn, initial, last, base, setBase, values, change])
}
