import { analyticsBoards, lazyAnalyticsBoards } from '@parapet/widgets'
import { BoardScreen } from '../../shared/board/BoardScreen.tsx'

/** Analytics: the requests of the last hours and days, one by one where needed (§2). */
export default function Screen() {
  return <BoardScreen screen="analytics" boards={analyticsBoards} lazyBoards={lazyAnalyticsBoards} />
}
