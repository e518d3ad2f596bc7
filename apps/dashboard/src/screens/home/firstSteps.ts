import { type Company, serviceState, type User } from '@parapet/api'

export const steps = ['services', 'backend', 'site', 'deploy', 'dns'] as const
export type Step = (typeof steps)[number]

/** One step of a company's first run. */
export interface FirstStep {
  step: Step
  isDone: boolean
  /** The first that is not done. */
  isNext: boolean
}

/**
 * What a company without sites still has to do before traffic can flow. That provisioning is hired is known; the steps behind it
 * are done on its own screens, and with the first site this list makes room for the board.
 */
export function firstSteps(visitor: { user: User | null; company: Company }): FirstStep[] {
  const hasProvisioning = (['autoprovisioning', 'basicprovisioning'] as const).some(
    (key) => serviceState(key, visitor).hired,
  )
  const done: Record<Step, boolean> = {
    services: hasProvisioning,
    backend: false,
    site: false,
    deploy: false,
    dns: false,
  }
  const next = steps.find((step) => !done[step])
  return steps.map((step) => ({ step, isDone: done[step], isNext: step === next }))
}
