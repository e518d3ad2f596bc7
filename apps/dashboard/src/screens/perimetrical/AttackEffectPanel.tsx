import type { UnderAttack } from '@parapet/api'
import { underAttackSince } from '@parapet/api'
import { AttackEffect } from '../../shared/underAttack/AttackEffect.tsx'

/** What under attack mode does on the site of a row. */
export function AttackEffectPanel({ row }: { row: UnderAttack }) {
  return <AttackEffect site={{ url: row.url, since: underAttackSince(row) }} />
}
