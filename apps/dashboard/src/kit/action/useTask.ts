import { type Failure, failureOf, useSendWrite } from '@parapet/api'
import { useCallback, useState } from 'react'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import { type Undo, useSayDone } from './useSayDone.ts'

/** What is said of an action afterwards. */
export interface Outcome<A> {
  /** What a toast says once it is done; nothing by default. */
  readonly done?: string | ((answer: A) => string | null)
  readonly undo?: (answer: A) => Undo['run']
  readonly undoLabel?: string
  /** Returns whether it has shown the failure itself; otherwise a toast does. */
  readonly onFailed?: (failure: Failure) => boolean
}

export interface Task {
  /** Sends a call and refreshes the reads it affects, for work of several calls. */
  readonly send: ReturnType<typeof useSendWrite>
  /** Does the work, and says what came of it; undefined if it failed. */
  run<A>(work: () => Promise<A>, outcome?: Outcome<A>): Promise<{ readonly answer: A } | undefined>
  readonly isBusy: boolean
}

/** Runs work that may fail: whether it is under way, its result or its failure as a toast. For one call see `useAction`. */
export function useTask(): Task {
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const sayDone = useSayDone()
  const [underWay, setUnderWay] = useState(0)
  const run = useCallback(
    async <A>(work: () => Promise<A>, { done, undo, undoLabel, onFailed }: Outcome<A> = {}) => {
      setUnderWay((count) => count + 1)
      try {
        const answer = await work()
        const text = typeof done === 'function' ? done(answer) : done
        if (text) sayDone(text, undo && { run: undo(answer), ...(undoLabel && { label: undoLabel }) })
        return { answer }
      } catch (problem) {
        if (!onFailed?.(failureOf(problem))) showFailure(problem)
        return undefined
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    [sayDone, showFailure],
  )
  return { send, run, isBusy: underWay > 0 }
}
