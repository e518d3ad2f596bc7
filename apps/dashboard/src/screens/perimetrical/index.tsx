import { Skeleton } from '@parapet/ui'
import { lazyPerimetricalBoards } from '@parapet/widgets'
import { lazy, Suspense } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { BoardScreen } from '../../shared/board/BoardScreen.tsx'
import { apiProtection } from './apiProtection.tsx'
import { UnderAttackView } from './UnderAttackView.tsx'

const AttackRoom = lazy(async () => ({ default: (await import('./attack/AttackRoom.tsx')).AttackRoom }))

const panels = { attack: AttackRoomView, underAttack: UnderAttackView, apiProtection: ApiProtectionView }

function ApiProtectionView() {
  return <ResourceScreen resource={apiProtection} isEmbedded />
}

function AttackRoomView() {
  return (
    <Suspense fallback={<Skeleton width="100%" height={400} />}>
      <AttackRoom />
    </Suspense>
  )
}

/** The perimetrical security suite (§2): its board, under attack mode, and API protection. */
export default function PerimetricalScreen() {
  return <BoardScreen screen="perimetrical" lazyBoards={lazyPerimetricalBoards} panels={panels} />
}
