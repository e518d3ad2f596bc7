import { lazyPerimetricalBoards } from '@parapet/widgets'
import { BoardScreen } from '../../board/BoardScreen.tsx'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
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
