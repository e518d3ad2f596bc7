import { lazyPerimetricalBoards } from '@parapet/widgets'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { BoardScreen } from '../../shared/board/BoardScreen.tsx'
import { apiProtection } from './apiProtection.tsx'
import { UnderAttackView } from './UnderAttackView.tsx'

const panels = { underAttack: UnderAttackView, apiProtection: ApiProtectionView }

function ApiProtectionView() {
  return <ResourceScreen resource={apiProtection} isEmbedded />
}

/** The perimetrical security suite (§2): its board, under attack mode, and API protection. */
export default function PerimetricalScreen() {
  return <BoardScreen screen="perimetrical" lazyBoards={lazyPerimetricalBoards} panels={panels} />
}
