import { statsBoards } from '@parapet/widgets'
import { BoardScreen } from '../board/BoardScreen.tsx'

/** History: what was delivered, over months and years (§2). */
export default function Screen() {
  return <BoardScreen screen="stats" boards={statsBoards} />
}
