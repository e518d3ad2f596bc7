import { useReportPending } from './board/prefetchGate.ts'
import { useReportRefresh } from './board/refreshAnnouncer.ts'
import { useReportFailure } from './board/sharedFailures.ts'
import { type FrameState, type FrameTexts, frameStateOf, type ReadState } from './frame/frameState.ts'

/**
 * The state of a tile; reports failures and pending answers to the board. `isTold`: the failure is shown in the page
 * banner instead of the tile.
 */
export function useTileState(
  code: string,
  read: ReadState,
  words: FrameTexts,
  instead?: FrameState,
): { state: FrameState; isTold: boolean } {
  const isTold = useReportFailure(code, read.failure, words.onRetry)
  const state = instead ?? frameStateOf(read, words)
  useReportPending(code, state.kind === 'loading')
  useReportRefresh(code, state.kind === 'refreshing')
  return { state, isTold }
}
