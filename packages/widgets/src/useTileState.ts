import { useWaiting } from './board/lookAhead.ts'
import { useReportTrouble } from './board/troubles.ts'
import { useUpdating } from './board/updates.ts'
import { type FrameState, type ReadState, type ReadWords, stateOf } from './frame/frameState.ts'

/**
 * The state of a tile; reports failures and pending answers to the board. `isTold`: the failure is shown in the page
 * banner instead of the tile.
 */
export function useTileState(
  code: string,
  read: ReadState,
  words: ReadWords,
  instead?: FrameState,
): { state: FrameState; isTold: boolean } {
  const isTold = useReportTrouble(code, read.failure, words.onRetry)
  const state = instead ?? stateOf(read, words)
  useWaiting(code, state.is === 'loading')
  useUpdating(code, state.is === 'refreshing')
  return { state, isTold }
}
