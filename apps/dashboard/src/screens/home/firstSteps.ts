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

/**
 * Returns the steps of a company without sites. The last two are of a site, whose own steps then say how far they are;
 * `hasBackend` is undefined while it is not known.
 */
export function firstSteps(
  visitor: { user: User | null; company: Company },
  hasBackend: boolean | undefined,
): FirstStep[] {
  const hasProvisioning = (['autoprovisioning', 'basicprovisioning'] as const).some(
    (key) => serviceState(key, visitor).hired,
  )
  const done: Record<FirstStepName, boolean> = {
    services: hasProvisioning,
    backend: hasBackend ?? false,
    site: visitor.company.sites.length > 0,
    deploy: false,
    dns: false,
  }
  const next = steps.find((step) => !done[step])
  return steps.map((step) => ({ step, isDone: done[step], isNext: step === next }))
}
