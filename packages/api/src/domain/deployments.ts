import type { DeploymentState, VclConfig } from '../entities/VclConfig.ts'

/** The least and longest time of a deployment in seconds (2 to 7 minutes). */
export const deploymentSeconds = [120, 420] as const

/** Returns the state of a config version from the provider's fields; `status`, if sent, takes precedence. */
export function deploymentState(config: VclConfig): DeploymentState {
  if (config.status) return config.status
  if (config.error_text) return 'rejected'
  if (config.active && config.deployed) return 'live'
  if (config.deployed || config.production_dt) return 'superseded'
  return config.validated ? 'deploying' : 'queued'
}

/** Whether a version is still being deployed, so that it should be polled. */
export function isUnderway(config: VclConfig): boolean {
  const state = deploymentState(config)
  return state === 'queued' || state === 'validating' || state === 'deploying'
}
