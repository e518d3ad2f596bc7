import type { AnswerOf, CallInput, WriteCall } from '@parapet/api'
import { useCallback } from 'react'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { type Outcome, useTask } from './useTask.ts'

export interface Action<C extends WriteCall> {
  /** Sends the call, refreshes the reads it affects, and says what came of it; undefined if it failed. */
  run(input: CallInput<C>, outcome?: Outcome<AnswerOf<C>>): Promise<{ readonly answer: AnswerOf<C> } | undefined>
  readonly isBusy: boolean
  /** Why the user may not send it, and who can change that. */
  readonly refusal: string | undefined
}

/** A call that a button sends. Failures are toasts, unless the outcome handles them. */
export function useAction<C extends WriteCall>(call: C): Action<C> {
  const task = useTask()
  const { send, run } = task
  return {
    run: useCallback((input, outcome) => run(() => send(call, input), outcome), [run, send, call]),
    isBusy: task.isBusy,
    refusal: refusalText(useMay(call)),
  }
}
