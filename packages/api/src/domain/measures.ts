import type { BlockedKind } from '../entities/BlockedAddress.ts'
import { containsNetwork, parseNetwork } from './networks.ts'
import { plainReason, reasonMeaning } from './reasonCodes.ts'

/** What is done against an attack: the same value for a preview, for what is in force and for the sandbox. */
export type Measure =
  | { readonly kind: 'block'; readonly how: BlockedKind; readonly addresses: readonly string[] }
  | { readonly kind: 'underAttack'; readonly site: string }
  | {
      readonly kind: 'apiRule'
      readonly site: string
      readonly action: 'log' | 'block'
      /** The allowed ones; none for all. */
      readonly methods: readonly string[]
      /** Requests a minute and client; null for no limit. */
      readonly rate: number | null
    }

/** What becomes of a request that a measure meets. */
export type MeasureEffect = 'blocked' | 'challenged'

/** What of a request a measure reads. */
export interface MeasuredRequest {
  readonly site: string
  readonly address: string
  readonly agent: string
  readonly method: string
  /** The requests a minute of its client at its site, in the hour before the measure. */
  readonly perMinute: number
}

const isBrowser = (agent: string) => /^(Mozilla|Opera)\/\d/.test(agent)
const automatic = /bot\b|bot[/;_-]|crawl|spider|slurp|monitor|headless|scrap|https?:\/\//i
/** Search engines and monitors of the provider's global whitelists, as far as their name tells. */
const whitelisted = /googlebot|bingbot|applebot|duckduckbot|yandexbot|uptimerobot|pingdom/i

/** Whether a client gets past a challenge, by its user agent: browsers and what is on the global whitelists do. */
export function passesChallenge(agent: string): boolean {
  return whitelisted.test(agent) || (isBrowser(agent) && !automatic.test(agent))
}

/** Returns whether an address is one of some addresses and networks. */
export function addressTest(addresses: readonly string[]): (address: string) => boolean {
  const exact = new Set(addresses)
  const networks = addresses.flatMap((text) => (text.includes('/') ? (parseNetwork(text) ?? []) : []))
  return (address) => {
    if (exact.has(address)) return true
    const one = networks.length > 0 ? parseNetwork(address) : null
    return one !== null && networks.some((network) => containsNetwork(network, one))
  }
}

/** Returns what a measure does to a request; null where it leaves it alone. */
export function measureTest(measure: Measure): (request: MeasuredRequest) => MeasureEffect | null {
  switch (measure.kind) {
    case 'block': {
      const isMet = addressTest(measure.addresses)
      if (measure.how === 'blacklist') return ({ address }) => (isMet(address) ? 'blocked' : null)
      return ({ address, agent }) => (isMet(address) && !passesChallenge(agent) ? 'challenged' : null)
    }
    case 'underAttack':
      return ({ site, agent }) => (site === measure.site && !passesChallenge(agent) ? 'challenged' : null)
    case 'apiRule': {
      const { site: protectedSite, action, methods, rate } = measure
      if (action === 'log') return () => null
      return ({ site, method, perMinute }) => {
        if (site !== protectedSite) return null
        const isWrong = methods.length > 0 && !methods.includes(method)
        return isWrong || (rate !== null && perMinute > rate) ? 'blocked' : null
      }
    }
  }
}

/** How the edge dealt with a request. */
export type Handling = 'served' | MeasureEffect

const CAPTCHA = 418

/** Returns how the edge dealt with a request, from its debug reason; one that is not known was served. */
export function handlingOf(reason: string): Handling {
  const { kind } = reasonMeaning(reason)
  if (kind === 'underAttack') return 'challenged'
  if (kind === 'globalRateLimit' || kind === 'challengeFailures' || kind === 'denylist') return 'blocked'
  // Answered at the edge by VCL: a text may follow the status. Redirects are answers.
  const status = Number(/^TCDN-RPE-([1-9]\d\d)(?:-|$)/.exec(plainReason(reason))?.[1] ?? 0)
  if (status === CAPTCHA) return 'challenged'
  return status >= 400 ? 'blocked' : 'served'
}

/** Requests by how the edge dealt with them. */
export type HandledCounts = Readonly<Record<Handling, number>>

/** Adds up a ranking by debug reason: how the edge dealt with its requests. */
export function handledCounts(reasons: readonly { readonly key: string; readonly requests: number }[]): HandledCounts {
  const counts = { served: 0, challenged: 0, blocked: 0 }
  for (const { key, requests } of reasons) counts[handlingOf(key)] += requests
  return counts
}
