import { type Failure, failureOf, fieldErrors, type ReadLines } from '@parapet/api'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { draftStorage } from '../resource/draft.ts'
import { useSession } from '../session/SessionContext.ts'
import { useUnsavedWork } from '../shell/unsavedWork.ts'

/** The result of one request. */
export interface RequestResult {
  readonly accepted: readonly string[]
  /** Lines that were not sent because an earlier request for them is still running. */
  readonly locked: readonly string[]
}

/** The result of all requests of a composer. */
export interface ComposerResult extends RequestResult {
  readonly failed: readonly { readonly line: string; readonly failure: Failure; readonly problem: string | null }[]
}

interface ComposerOptions {
  /** The storage key of the draft; permanent. */
  readonly code: string
  readonly read: (text: string) => ReadLines
  readonly chunksOf: (lines: readonly string[]) => readonly (readonly string[])[]
  /** The body field of the lines, for errors by line: 'urls'. */
  readonly field: string
  readonly send: (lines: readonly string[]) => Promise<RequestResult>
}

/**
 * Manages pasted lines that are validated and sent in several requests. Lines that were not sent stay; typed text is
 * kept as a draft.
 */
export function useComposer({ code, read, chunksOf, field, send }: ComposerOptions) {
  const { user, company } = useSession()
  const draft = useMemo(
    () => draftStorage(`${code}.${company?.id ?? 0}`, user?.id ?? 0, { text: '' }),
    [code, user?.id, company?.id],
  )
  const [text, setText] = useState(() => draft.read()?.text ?? '')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ComposerResult | null>(null)
  const lines = useMemo(() => read(text), [read, text])
  useEffect(() => draft.write(text.trim() === '' ? null : { text }), [draft, text])
  useUnsavedWork(text.trim() !== '')

  const change = useCallback((next: string) => {
    setText(next)
    setOutcome(null)
  }, [])
  const submit = async (): Promise<ComposerResult> => {
    setBusy(true)
    let result: ComposerResult = { accepted: [], locked: [], failed: [] }
    for (const chunk of chunksOf(lines.sent)) {
      const sent = await send(chunk).then(
        (answer) => ({ ...answer, failed: [] }),
        (problem: unknown) => ({ accepted: [], locked: [], failed: failedLines(chunk, field, failureOf(problem)) }),
      )
      result = {
        accepted: [...result.accepted, ...sent.accepted],
        locked: [...result.locked, ...sent.locked],
        failed: [...result.failed, ...sent.failed],
      }
    }
    setBusy(false)
    setOutcome(result)
    setText(keptLines(text, lines, new Set(result.accepted)))
    return result
  }
  const add = useCallback((line: string) => {
    setText((before) => withLines(before, [line]))
    setOutcome(null)
  }, [])
  return { text, change, add, lines, isBusy, outcome, submit }
}

const withLines = (text: string, lines: readonly string[]): string =>
  [...(text.trim() === '' ? [] : [text.trimEnd()]), ...lines].join('\n')

/** Returns a function that adds lines to the draft of another composer, before its page is opened. */
export function useAppendToDraft(code: string): (lines: readonly string[]) => void {
  const { user, company } = useSession()
  const draft = draftStorage(`${code}.${company?.id ?? 0}`, user?.id ?? 0, { text: '' })
  return (lines) => draft.write({ text: withLines(draft.read()?.text ?? '', lines) })
}

function keptLines(text: string, { verdicts }: ReadLines, accepted: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((_, index) => {
      const verdict = verdicts.get(index + 1)
      return verdict?.kind === 'refused' || (verdict?.kind === 'sent' && !accepted.has(verdict.url))
    })
    .join('\n')
}

function failedLines(chunk: readonly string[], field: string, failure: Failure): ComposerResult['failed'] {
  const errors = fieldErrors(failure)
  return chunk.map((line, index) => ({
    line,
    failure,
    problem:
      errors[`${field}.${index}`] ?? errors[field]?.split(/(?<=\.) /).find((one) => one.startsWith(`${line} `)) ?? null,
  }))
}
