import { type FrameState, type FrameTexts, frameStateOf, type ReadState } from '../frame/frameState.ts'
import { useReportPending } from './performance/prefetchGate.ts'
import { useReportRefresh } from './refreshAnnouncer.ts'
import { useReportProblem } from './sharedProblems.ts'

/** The state of a tile; with `isReported` its failure is shown in the page banner instead. */
export function useTileState(
  code: string,
  read: ReadState,
  words: FrameTexts,
  instead?: FrameState,
): { state: FrameState; isReported: boolean } {
  const { failure, slow } = read
  const isReported = useReportProblem(
    code,
    failure ? { kind: 'failed', failure, retry: words.onRetry } : slow ? { kind: 'slow', slow } : null,
  )
  const state = instead ?? withoutReported(frameStateOf(read, words), isReported)
  useReportPending(code, state.kind === 'loading')
  useReportRefresh(code, state.kind === 'refreshing')
  return { state, isReported }
}

function withoutReported(state: FrameState, isReported: boolean): FrameState {
  if (!isReported) return state
  if (state.kind === 'slow') return { kind: 'loading', isLong: true }
  if (state.kind !== 'refreshing') return state
  const { slow: _told, ...rest } = state
  return rest
}
