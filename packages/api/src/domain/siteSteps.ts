import type { BackendCheck } from '../entities/Backend.ts'
import type { SiteFindings } from '../entities/SiteSteps.ts'
import type { SiteHttps } from './siteHttps.ts'
import type { SiteEffect } from './vcl/impact.ts'

/** The steps of a site from its name to what visitors get, in their order. */
export const siteStepNames = ['site', 'verified', 'backend', 'certificate', 'dns', 'request', 'hit'] as const
export type SiteStepName = (typeof siteStepNames)[number]

/** Why something is not known. `notTold`: the call does not tell it; `many`: too many sites to work it out. */
export type Unread = 'failed' | 'forbidden' | 'notTold' | 'undecided' | 'many'

/** Something that is read: `reading` until its answer is there. */
export type Fact<T> =
  | { readonly kind: 'known'; readonly value: T }
  | { readonly kind: 'reading' }
  | { readonly kind: 'unknown'; readonly why: Unread }

/** Makes a fact that is known. */
export const known = <T>(value: T): Fact<T> => ({ kind: 'known', value })
export const reading: Fact<never> = { kind: 'reading' }
/** Makes a fact that is not known. */
export const unread = (why: Unread): Fact<never> => ({ kind: 'unknown', why })

/** The backends of a site in what is live, and what a check of each said now. */
export type SiteBackend =
  | { readonly kind: 'noBackend' | 'nothingDeployed' | 'notNamed' | 'answered' }
  | {
      readonly kind: 'checked'
      readonly checks: readonly {
        readonly name: string
        readonly check: Fact<Pick<BackendCheck, 'status' | 'error'>>
      }[]
    }

/** Requests of a site in some time, and how many of them the cache answered; null is not told. */
export interface SiteCounts {
  readonly requests: number
  readonly hits: number | null
}

/** What is read of a site. */
export interface SiteFacts {
  /** Whether it is an active site of the company. */
  readonly isListed: Fact<boolean>
  /** Whether the provider found its code; asked only of those that are no sites yet. */
  readonly isVerified: Fact<boolean>
  readonly backend: Fact<SiteBackend>
  readonly https: Fact<SiteHttps>
  /** What the check found of its DNS. */
  readonly found: Fact<SiteFindings | null>
  readonly counts: Fact<SiteCounts>
}

/** Why a step is not done. */
export type StepGap =
  | { readonly kind: 'code' | 'noBackend' | 'nothingDeployed' | 'notNamed' | 'noCertificate' | 'noRequest' | 'noHit' }
  | { readonly kind: 'noAnswer'; readonly names: readonly string[] }
  | { readonly kind: 'expired' | 'failedCertificate' }
  | { readonly kind: 'elsewhere'; readonly target: string }

/** The state of a step. What cannot be read is `unknown`, never not done. */
export type StepState =
  | { readonly kind: 'done'; readonly by?: 'record' | 'requests'; readonly days?: number }
  | { readonly kind: 'open'; readonly gap: StepGap }
  | { readonly kind: 'running' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'unknown'; readonly why: Unread }

const done: StepState = { kind: 'done' }
const open = (gap: StepGap): StepState => ({ kind: 'open', gap })

function stateOf<T>(fact: Fact<T>, judge: (value: T) => StepState): StepState {
  return fact.kind === 'known' ? judge(fact.value) : fact
}

/** Whether the backends of a site answer: all those that are live for it. */
export function backendStep(fact: Fact<SiteBackend>): StepState {
  return stateOf(fact, (backend) => {
    if (backend.kind === 'answered') return done
    if (backend.kind !== 'checked') return open({ kind: backend.kind })
    const sick = backend.checks.filter(({ check }) => check.kind === 'known' && check.value.status === 'SICK')
    if (sick.length > 0) return open({ kind: 'noAnswer', names: sick.map(({ name }) => name) })
    const other = backend.checks.find(({ check }) => check.kind !== 'known')
    if (other && other.check.kind !== 'known') return other.check
    const isUntold = backend.checks.some(({ check }) => check.kind === 'known' && check.value.status === 'UNKNOWN')
    return isUntold ? { kind: 'unknown', why: 'notTold' } : done
  })
}

/** Whether a site has a certificate that is valid. */
export function certificateStep(fact: Fact<SiteHttps>): StepState {
  return stateOf(fact, (https) => {
    switch (https.kind) {
      case 'valid':
        return https.state.kind === 'valid' ? { kind: 'done', days: https.state.days } : done
      case 'yes':
        return done
      case 'requested':
        return { kind: 'running' }
      case 'no':
        return open({ kind: 'noCertificate' })
      case 'expired':
        return open({ kind: 'expired' })
      case 'failed':
        return open({ kind: 'failedCertificate' })
    }
  })
}

/**
 * Whether the name of a site leads to the CDN: by what a check found, else by requests that come. A domain without a
 * CNAME may lead there by an address, which no call tells.
 */
export function dnsStep(fact: Fact<SiteFindings | null>, counts: Fact<SiteCounts>, edge: string): StepState {
  const target = fact.kind === 'known' ? fact.value?.cname : undefined
  if (typeof target === 'string')
    return isSameHost(target, edge) ? { kind: 'done', by: 'record' } : open({ kind: 'elsewhere', target })
  if (counts.kind === 'known' && counts.value.requests > 0) return { kind: 'done', by: 'requests' }
  if (fact.kind === 'known') return { kind: 'unknown', why: 'notTold' }
  return fact
}

const isSameHost = (one: string, other: string) =>
  one.toLowerCase().replace(/\.$/, '') === other.toLowerCase().replace(/\.$/, '')

/** One step of a site and its state. */
export interface SiteStep {
  readonly name: SiteStepName
  readonly state: StepState
}

/** Returns the steps of a site with what is known of each; `edge` is the name to which it has to lead. */
export function siteSteps(facts: SiteFacts, edge: string): readonly SiteStep[] {
  const { isListed, counts } = facts
  const isSite = isListed.kind === 'known' && isListed.value
  const states: Record<SiteStepName, StepState> = {
    // A name that waits for its verification has been typed in.
    site: stateOf(isListed, () => done),
    // The provider refuses a site that is not verified.
    verified: isSite ? done : stateOf(facts.isVerified, (is) => (is ? done : open({ kind: 'code' }))),
    backend: backendStep(facts.backend),
    certificate: certificateStep(facts.https),
    dns: dnsStep(facts.found, counts, edge),
    request: stateOf(counts, ({ requests }) => (requests > 0 ? done : open({ kind: 'noRequest' }))),
    hit: stateOf(counts, ({ hits }) =>
      hits === null ? { kind: 'unknown', why: 'notTold' } : hits > 0 ? done : open({ kind: 'noHit' }),
    ),
  }
  return siteStepNames.map((name) => ({ name, state: states[name] }))
}

const isToDo = ({ state }: SiteStep) => state.kind === 'open' || state.kind === 'running'

/** How far a site is. */
export interface SiteProgress {
  readonly done: number
  readonly total: number
  /** The step to take now: the first that is known not to be done; null if none is. */
  readonly next: SiteStepName | null
  /** Whether a step is known not to be done. */
  readonly isOpen: boolean
  readonly isReading: boolean
}

/** Returns how far a site is. What is not known is neither done nor open. */
export function progressOf(steps: readonly SiteStep[]): SiteProgress {
  return {
    done: steps.filter(({ state }) => state.kind === 'done').length,
    total: steps.length,
    next: (steps.find(({ state }) => state.kind === 'open') ?? steps.find(isToDo))?.name ?? null,
    isOpen: steps.some(isToDo),
    isReading: steps.some(({ state }) => state.kind === 'reading'),
  }
}

/** Which backends of a configuration a site has; `answered` is answered at the edge without one. */
export function backendsOf({
  backends,
  redirects,
  refusals,
  isOpen,
}: SiteEffect): Fact<SiteBackend> | readonly string[] {
  const names = backends.filter((name) => name !== null)
  if (names.length > 0) return names
  if (backends.length > 0) return known({ kind: 'notNamed' })
  if (isOpen) return unread('undecided')
  return redirects.length > 0 || refusals.length > 0 ? known({ kind: 'answered' }) : unread('undecided')
}
