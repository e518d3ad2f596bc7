import { useWaiting } from './board/lookAhead.ts'
import { useReportTrouble } from './board/troubles.ts'
import { useUpdating } from './board/updates.ts'
import { type FrameState, type ReadState, type ReadWords, stateOf } from './frame/frameState.ts'

/** The state of a tile, and whether its failure is told on top of the board; the board hears what failed and who still waits. */
export function useTileState(
  code: string,
  read: ReadState,
  words: ReadWords,
  /** Holds whatever the reads say. */
  instead?: FrameState,
): { state: FrameState; isTold: boolean } {
  const isTold = useReportTrouble(code, read.failure, words.onRetry)
  const state = instead ?? stateOf(read, words)
  useWaiting(code, state.is === 'loading')
  useUpdating(code, state.is === 'refreshing')
  return { state, isTold }
}
