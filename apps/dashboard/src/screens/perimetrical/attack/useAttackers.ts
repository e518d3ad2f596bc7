import { rowsOf } from '@parapet/api'
import { useMemo } from 'react'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { type Attacker, attackersOf } from './attackers.ts'
import { useRanking } from './counting.ts'
import type { AttackScope } from './useAttackScope.ts'

/** What every dialog of a counter-measure has. */
export interface CounterMeasureProps {
  scope: AttackScope
  isOpen: boolean
  onClose: () => void
}

/** The clients of the attack in the last hour; undefined until they are known. */
export function useAttackers({ sites, include, lastHour, isAimed }: AttackScope, isAsked: boolean) {
  const span = isAimed && isAsked ? lastHour : null
  const inAttack = useRanking('clientip', span, { sites, include })
  const all = useRanking('clientip', span, { sites, include: {} })
  const { data, ...read } = joinReads(inAttack, all)
  const attackers = useMemo(
    (): Attacker[] | undefined => data && attackersOf(rowsOf(data[0]).rows, rowsOf(data[1]).rows),
    [data?.[0], data?.[1]],
  )
  return { ...read, data: attackers }
}
