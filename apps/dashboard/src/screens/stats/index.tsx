import { lazyStatsBoards, statsBoards } from '@parapet/widgets'
import { BoardScreen } from '../../shared/board/BoardScreen.tsx'

/** History: delivery over months and years (§2). */
export default function Screen() {
  return <BoardScreen screen="stats" boards={statsBoards} lazyBoards={lazyStatsBoards} />
}
