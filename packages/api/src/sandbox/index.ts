import { type HttpHandler, http } from 'msw'
import { type Clock, type ClockStart, newClock } from './clock.ts'
import { type Ephemeral, newToken, type Scenario, scenarios } from './context.ts'
import { answerOwn } from './own.ts'
import { settle } from './planned.ts'
import { anomalyReplies } from './replies/anomalies.ts'
import { authReplies } from './replies/auth.ts'
import { billingReplies } from './replies/billing.ts'
import { botSettingsReplies } from './replies/botSettings.ts'
import { botReplies } from './replies/bots.ts'
import { certificateReplies } from './replies/certificates.ts'
import { companyReplies, inventoryReplies } from './replies/company.ts'
import { cacheReplies, mediaReplies } from './replies/content.ts'
import { provisioningReplies, stagingReplies } from './replies/edge.ts'
import { ddosReplies, originReplies, wafReplies } from './replies/families.ts'
import { alertReplies, listReplies, securityReplies } from './replies/network.ts'
import { auditReplies, notificationReplies } from './replies/notices.ts'
import { protectionReplies } from './replies/protection.ts'
import { ruleBuilderReplies } from './replies/rules.ts'
import { siteReplies } from './replies/sites.ts'
import { statisticsReplies } from './replies/statistics.ts'
import { blogReplies, staticReplies, statusReplies } from './replies/third.ts'
import { ticketDeskReplies, ticketReplies } from './replies/tickets.ts'
import { usageReplies } from './replies/usage.ts'
import { userReplies } from './replies/user.ts'
import { dnsReplies, logReplies } from './replies/zones.ts'
import { isOurs, newRouter } from './replies.ts'
import { newDictionaries, type Traffic } from './traffic/columns.ts'
import { generatedTraffic } from './traffic/generator.ts'
import { type Incident, incidentsOf } from './traffic/incidents.ts'
import { joined, type LogTraffic } from './traffic/logTraffic.ts'
import { type PersonaName, personas } from './world/personas.ts'
import { seedWorld } from './world/seed.ts'
import type { Change, ClockRecord, Storage, World } from './world/World.ts'

export { type Fidelity, fidelity } from './fidelity.ts'
export type { Change, Storage, World }
export { type PersonaName, personas, type Scenario, scenarios }

export interface SandboxOptions {
  /** The same seed and clock give the same world and the same traffic. */
  seed?: number
  /** The real time in epoch milliseconds, as Date.now; give a fixed one where pictures are taken. */
  now?: () => number
  /** How the sandbox's own clock begins: as the real time unless said. */
  clock?: ClockStart
  /** One of `scenarios`; a request can ask for another one with the header `x-sandbox-scenario`. */
  scenario?: Scenario | (string & {})
  /** Requests without a token are this persona's: for stories that start behind the login. */
  persona?: PersonaName
  /** Every answer takes this long. */
  latencyMs?: number
  /** Rows changed in an earlier life. */
  changes?: readonly Change[]
  storage?: Storage
  /** Builds the traffic of admin's first company from a log instead of generating it; `now` in epoch seconds. */
  log?: (dictionaries: Traffic['dictionaries'], now: number) => LogTraffic
}

/** A provider in a box: the same in a service worker, in Vitest and behind a port. */
export interface Sandbox {
  /** For setupWorker, setupServer and getResponse. */
  readonly handlers: HttpHandler[]
  readonly world: World
  readonly traffic: Traffic
  /** The time it is there, to be frozen, sped up and stepped. */
  readonly clock: Clock
  /** Answers a request; null when the path is not the sandbox's. */
  answer(request: Request): Promise<Response | null>
  /** Back to the beginning of the world. */
  reset(): void
  setScenario(scenario: Scenario | (string & {})): void
  setLatency(latencyMs: number): void
  /** Whose requests are those without a token; undefined: nobody's. */
  setPersona(persona: PersonaName | undefined): void
  /** Logs a persona in without a request. */
  tokenFor(persona: PersonaName): { access_token: string; expires_in: number }
}

const router = newRouter([
  authReplies,
  userReplies,
  companyReplies,
  siteReplies,
  inventoryReplies,
  statisticsReplies,
  ticketReplies,
  ticketDeskReplies,
  statusReplies,
  blogReplies,
  staticReplies,
  auditReplies,
  notificationReplies,
  listReplies,
  alertReplies,
  securityReplies,
  dnsReplies,
  logReplies,
  cacheReplies,
  mediaReplies,
  billingReplies,
  wafReplies,
  botReplies,
  ddosReplies,
  originReplies,
  usageReplies,
  provisioningReplies,
  stagingReplies,
  ruleBuilderReplies,
  certificateReplies,
  protectionReplies,
  botSettingsReplies,
  anomalyReplies,
])

function newEphemeral(): Ephemeral {
  return { tasks: new Map(), answered: new Set(), challenges: new Map(), requests: 0 }
}

interface Begun {
  world: World
  /** The requests as a scenario has them: the usual ones, and what it adds. */
  trafficOf: (scenario: Scenario) => Traffic
}

function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario === name)
  if (!found) throw new RangeError(`No scenario ${name}; there are ${scenarios.join(', ')}`)
  return found
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** When a world was last written to by a clock of its own: time does not go back behind it by itself. */
function lastWritten(changes: readonly Change[]): number {
  const marks = changes.flatMap(({ table, value }) => (table === 'clock' ? [(value as ClockRecord).at] : []))
  return Math.max(0, ...marks)
}

/** Starts a sandbox. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = 446, now: realMs = Date.now, storage, changes = [] } = options
  const written = lastWritten(changes)
  const clock = newClock(realMs, { ...(written > realMs() / 1000 ? { now: written } : {}), ...options.clock })
  const { now } = clock
  let { persona, latencyMs = 0 } = options
  let scenario = scenarioOf(options.scenario ?? 'quiet')
  let ephemeral = newEphemeral()
  let begun: Begun | undefined
  // Made at the first request: most stories ask nothing.
  const current = () => {
    begun ??= begin(changes)
    return begun
  }

  function begin(earlier: readonly Change[]): Begun {
    const dictionaries = newDictionaries()
    const start = Math.floor(now())
    const log = options.log?.(dictionaries, start)
    const seeded = seedWorld({
      seed,
      now: start,
      isHostile: scenario === 'hostile',
      ...(log ? { logSites: log.sites, logHours: (start - log.first) / 3600 } : {}),
    })
    seeded.world.load(earlier)
    const make = (incidents: readonly Incident[]) => {
      const generated = generatedTraffic({
        incidents,
        seed,
        anchor: start,
        dictionaries,
        profile: (site) => seeded.profiles.get(site),
        herd: (name) => seeded.herds.get(name) ?? [],
        isHostile: scenario === 'hostile',
      })
      return log ? joined([log, generated], dictionaries) : generated
    }
    const usual = make([])
    const made = new Map<Scenario, Traffic>()
    const trafficOf = (mood: Scenario) => {
      const incidents = incidentsOf(mood, start)
      if (incidents.length === 0) return usual
      const traffic = made.get(mood) ?? make(incidents)
      made.set(mood, traffic)
      return traffic
    }
    return { world: seeded.world, trafficOf }
  }

  function tokenFor(name: PersonaName) {
    const { world } = current()
    const user = world.users.find((row) => row.username === name)
    if (!user) throw new Error(`No persona ${name}`)
    return newToken({ world, now }, user, { browser: 'Sandbox' })
  }

  let personaToken: string | undefined
  function withPersona(request: Request): Request {
    if (!persona || request.headers.has('authorization')) return request
    personaToken =
      personaToken && current().world.tokens.get(personaToken) ? personaToken : tokenFor(persona).access_token
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${personaToken}`)
    return new Request(request, { headers })
  }

  async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    if (!isOurs(pathname)) return null
    ephemeral.requests++
    if (latencyMs > 0) await wait(latencyMs)
    const { world, trafficOf } = current()
    const asked = request.headers.get('x-sandbox-scenario')
    const mood = scenarios.find((name) => name === asked) ?? scenario
    const traffic = trafficOf(mood)
    settle(world, now())
    const own = answerOwn(pathname, request, { world, clock })
    const response = await (own ?? router(withPersona(request), { world, traffic, scenario: mood, ephemeral, now }))
    const made = world.takeChanges()
    if (made.length > 0 && clock.isSet()) made.push({ table: 'clock', key: '1', value: { at: now() } })
    // Not before it is safe: an answer is a promise.
    if (made.length > 0) await storage?.append(made)
    response?.headers.set('x-request-id', `sb-${ephemeral.requests}`)
    return response
  }

  function reset() {
    ephemeral = newEphemeral()
    personaToken = undefined
    begun = begin([])
  }

  return {
    handlers: [
      // Not `*/api/*`: a development server may serve source files below folders of that name.
      http.all(/^https?:\/\/[^/]+\/(api|third)\//, async ({ request }) => (await answer(request)) ?? undefined),
    ],
    get world() {
      return current().world
    },
    get traffic() {
      return current().trafficOf(scenario)
    },
    clock,
    answer,
    tokenFor,
    reset,
    setScenario(name) {
      const next = scenarioOf(name)
      const isHostileChanged = (next === 'hostile') !== (scenario === 'hostile')
      scenario = next
      if (isHostileChanged) reset()
    },
    setLatency(next) {
      latencyMs = next
    },
    setPersona(next) {
      persona = next
      personaToken = undefined
    },
  }
}
