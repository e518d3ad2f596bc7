import { type Company, serviceState, type User } from '@parapet/api'

export const steps = ['services', 'backend', 'site', 'deploy', 'dns'] as const
export type FirstStepName = (typeof steps)[number]

/** The tab of provisioning where each step is taken; the first is taken on another page. */
export const stepTabs = { backend: 'backends', site: 'sites', deploy: 'vcl', dns: 'sites' } as const

/** One step of a company's first run. */
export interface FirstStep {
  step: FirstStepName
  isDone: boolean
  isNext: boolean
}

/** Returns the steps a company without sites must take before traffic can flow. */
export function firstSteps(visitor: { user: User | null; company: Company }): FirstStep[] {
  const hasProvisioning = (['autoprovisioning', 'basicprovisioning'] as const).some(
    (key) => serviceState(key, visitor).hired,
  )
  const done: Record<FirstStepName, boolean> = {
    services: hasProvisioning,
    backend: false,
    site: false,
    deploy: false,
    dns: false,
  }
  const next = steps.find((step) => !done[step])
  return steps.map((step) => ({ step, isDone: done[step], isNext: step === next }))
}
