import type { DeploymentState, VclConfig } from '../entities/VclConfig.ts'

/** How long a deployment takes, in seconds: at least, at most (provider-facts §7.2: 2 to 7 minutes). */
export const deploymentSeconds = [120, 420] as const

/**
 * Where a version is. The provider's own fields say whether its syntax was accepted, whether it is rolled out and whether it is the one
 * that serves; between the first two it is on its way. What only some providers say (`status`) goes first.
 */
export function deploymentState(config: VclConfig): DeploymentState {
  if (config.status) return config.status
  if (config.error_text) return 'rejected'
  if (config.active && config.deployed) return 'live'
  if (config.deployed || config.production_dt) return 'superseded'
  return config.validated ? 'deploying' : 'queued'
}

/** Whether a version is still on its way, so that it should be asked about again. */
export function isUnderway(config: VclConfig): boolean {
  const state = deploymentState(config)
  return state === 'queued' || state === 'validating' || state === 'deploying'
}
