import { type Failure, failureOf, fieldErrors, type ReadLines, type WriteCall } from '@parapet/api'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Task, useTask } from '../../kit/action/useTask.ts'
import { draftStorage } from '../../kit/form/draft.ts'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'

export interface RequestResult {
  readonly accepted: readonly string[]
  readonly locked: readonly string[]
}

export type LineResult =
  | { readonly kind: 'accepted' | 'locked'; readonly line: string }
  | { readonly kind: 'failed'; readonly line: string; readonly failure: Failure; readonly problem: string | null }

/** The results of all requests of a composer: failed lines first, accepted ones last. */
export interface ComposerResult {
  readonly results: readonly LineResult[]
  readonly accepted: readonly string[]
}

interface SendProgress {
  readonly done: number
  readonly total: number
}

interface ComposerOptions {
  /** The storage key of the draft; permanent. */
  readonly code: string
  readonly read: (text: string) => ReadLines
  readonly chunksOf: (lines: readonly string[]) => readonly (readonly string[])[]
  readonly field: string
  /** The call whose permission it needs. */
  readonly call: WriteCall
  readonly request: (send: Task['send'], lines: readonly string[]) => Promise<RequestResult>
}

/** Manages pasted lines that are validated and sent in several requests; unsent lines stay as a draft. */
export function useComposer({ code, read, chunksOf, field, call, request }: ComposerOptions) {
  const { send } = useTask()
  const refusal = refusalText(useMay(call))
  const { user, company } = useSession()
  const draft = useMemo(
    () => draftStorage(`${code}.${company?.id ?? 0}`, user?.id, { text: '' }),
    [code, user?.id, company?.id],
  )
  const [text, setText] = useState(() => draft.read()?.text ?? '')
  const [progress, setProgress] = useState<SendProgress | null>(null)
  const [outcome, setOutcome] = useState<ComposerResult | null>(null)
  const editor = useRef<HTMLTextAreaElement>(null)
  const lines = useMemo(() => read(text), [read, text])
  useEffect(() => draft.write(text.trim() === '' ? null : { text }), [draft, text])
  useUnsavedWork(text.trim() !== '')

  const change = useCallback((next: string) => {
    setText(next)
    setOutcome(null)
  }, [])
  const submit = async (): Promise<ComposerResult> => {
    const chunks = chunksOf(lines.sent)
    const results: LineResult[] = []
    let done = 0
    setOutcome(null)
    setProgress({ done, total: chunks.length })
    for (const chunk of chunks) {
      results.push(
        ...(await request(send, chunk).then(resultsOf, (problem: unknown) =>
          failedLines(chunk, field, failureOf(problem)),
        )),
      )
      done += 1
      setProgress({ done, total: chunks.length })
    }
    const linesOf = (kind: LineResult['kind']) => results.filter((result) => result.kind === kind)
    const accepted = linesOf('accepted').map(({ line }) => line)
    const sorted = { results: [...linesOf('failed'), ...linesOf('locked'), ...linesOf('accepted')], accepted }
    const left = keptLines(text, lines, new Set(accepted))
    setProgress(null)
    setOutcome(sorted)
    setText(left)
    // The user may have left the page: accepted lines must not be offered again.
    draft.write(left.trim() === '' ? null : { text: left })
    return sorted
  }
  const add = useCallback((added: readonly string[]) => {
    setText((before) => withLines(before, added))
    setOutcome(null)
    editor.current?.focus({ preventScroll: true })
  }, [])
  return { text, editor, change, add, lines, progress, outcome, submit, refusal }
}

const resultsOf = ({ accepted, locked }: RequestResult): LineResult[] => [
  ...locked.map((line) => ({ kind: 'locked' as const, line })),
  ...accepted.map((line) => ({ kind: 'accepted' as const, line })),
]

const withLines = (text: string, lines: readonly string[]): string =>
  [...(text.trim() === '' ? [] : [text.trimEnd()]), ...lines].join('\n')

/** Returns a function that adds lines to the draft of another composer, before its page is opened. */
export function useAppendToDraft(code: string): (lines: readonly string[]) => void {
  const { user, company } = useSession()
  const draft = draftStorage(`${code}.${company?.id ?? 0}`, user?.id, { text: '' })
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

function failedLines(chunk: readonly string[], field: string, failure: Failure): LineResult[] {
  const errors = fieldErrors(failure)
  return chunk.map((line, index) => ({
    kind: 'failed',
    line,
    failure,
    problem:
      errors[`${field}.${index}`] ??
      errors[field]?.split(/(?<=\.) |\n/).find((one) => one.startsWith(`${line} `)) ??
      null,
  }))
}
