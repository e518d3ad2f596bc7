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

/** What is known of the steps after the first; undefined is not known, or not read. */
export type FirstStepFacts = Readonly<Partial<Record<Exclude<FirstStepName, 'services'>, boolean | undefined>>>

/** Returns the steps a new company must take before traffic can flow. */
export function firstSteps(visitor: { user: User | null; company: Company }, facts: FirstStepFacts = {}): FirstStep[] {
  const hasProvisioning = (['autoprovisioning', 'basicprovisioning'] as const).some(
    (key) => serviceState(key, visitor).hired,
  )
  const done: Record<FirstStepName, boolean> = {
    services: hasProvisioning,
    backend: facts.backend ?? false,
    site: facts.site ?? visitor.company.sites.length > 0,
    deploy: facts.deploy ?? false,
    dns: facts.dns ?? false,
  }
  const next = steps.find((step) => !done[step])
  return steps.map((step) => ({ step, isDone: done[step], isNext: step === next }))
}

/** A company with more sites has had its first run: it is not asked about the steps. */
const MOST_SITES = 2

/** Whether a company may still be in its first run, so that its steps are read. */
export const mayBeNew = (company: Company): boolean => company.sites.length <= MOST_SITES

/** Whether a step after the first site is known to be missing: nothing is deployed, or no request has come. */
export const isUnfinished = ({ deploy, dns }: FirstStepFacts): boolean => deploy === false || dns === false
