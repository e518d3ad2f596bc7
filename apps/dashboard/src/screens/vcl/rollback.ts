import { deploymentState, isUnderway, type VclConfig } from '@parapet/api'

/** Why a version cannot be deployed again. The live one can, to stop another that is on its way. */
export function rollbackRefusal(row: VclConfig, hasUnderway: boolean) {
  if (isUnderway(row)) return 'rollback.underway'
  const state = deploymentState(row)
  if (state === 'rejected') return 'rollback.rejected'
  return state === 'live' && !hasUnderway ? 'rollback.live' : undefined
}
