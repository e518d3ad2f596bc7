import { conflictOf, type Failure, failureText, fieldErrors } from '@parapet/api'
import { type T, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import type en from './failure.en.ts'
import { failureWords } from './failure.words.ts'

/** Describes why a call failed: our text for a conflict, else the provider's message, else one for the kind. */
export function describeFailure(failure: Failure, t: T<typeof en>): string {
  const conflict = conflictOf(failure)
  if (conflict?.kind === 'changed') return t('changed')
  const message = failureText(failure)
  if (message) return message
  if (conflict) return t('taken')
  if (failure.kind === 'held') return t(`held.${failure.why}`)
  return failure.kind === 'http' ? t('http', { status: String(failure.status) }) : t(failure.kind)
}

/** Whether a failure says more than that there was one: a message of the provider, a conflict, or no answer at all. */
export function hasOwnText(failure: Failure): boolean {
  return failure.kind !== 'http' || failureText(failure) !== null || conflictOf(failure) !== null
}

/** Returns the error of a form as a whole; undefined if the failure only names fields, or the user cancelled. */
export function formError(failure: Failure | undefined, prefix: string, t: T<typeof en>): string | undefined {
  if (!failure || failure.kind === 'cancelled') return undefined
  if (failure.kind === 'http' && failure.message === null && Object.keys(failure.fields).length > 0) return undefined
  return `${prefix} ${describeFailure(failure, t)}`
}

/** Returns the provider's messages of a failure by the field of the form; `toField` converts paths of the body. */
export function refusedFields(
  failure: Failure | undefined,
  t: T<typeof en>,
  toField: (path: string) => string = (path) => path,
): Readonly<Record<string, string>> {
  const refused: Record<string, string> = {}
  for (const [path, message] of Object.entries(fieldErrors(failure))) {
    const field = toField(path)
    const text = t('notAccepted', { message })
    refused[field] = refused[field] ? `${refused[field]}\n${text}` : text
  }
  return refused
}

/** Returns `describeFailure` in the user's language. */
export function useDescribeFailure(): (failure: Failure) => string {
  const t = useWords(failureWords)
  return useCallback((failure) => describeFailure(failure, t), [t])
}
