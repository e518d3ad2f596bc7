import { type HttpHandler, http } from 'msw'
import type { AccessLogField } from '../domain/accessLog.ts'
import { type Clock, type ClockStart, changeDay, newClock } from './clock.ts'
import { answerClockRequest } from './clockRequests.ts'
import {
  type Ephemeral,
  type Failing,
  findScenario,
  newToken,
  noScenario,
  type Scenario,
  scenarioHeader,
  scenarios,
  type WorldName,
  worldNameOf,
} from './context.ts'
import { lruCached } from './lruCached.ts'
import { measureSpans, recordMeasures } from './measuresInForce.ts'
import { accountReplies } from './replies/account.ts'
import { alertReplies } from './replies/alerts.ts'
import { anomalyReplies } from './replies/anomalies.ts'
import { assistanceReplies } from './replies/assistance.ts'
import { auditReplies } from './replies/audit.ts'
import { authReplies } from './replies/auth.ts'
import { billingReplies } from './replies/billing.ts'
import { blogReplies } from './replies/blog.ts'
import { botListReplies } from './replies/botLists.ts'
import { botSettingsReplies } from './replies/botSettings.ts'
import { botReplies } from './replies/bots.ts'
import { cacheReplies } from './replies/cache.ts'
import { certificateReplies } from './replies/certificates.ts'
import { companiesReplies } from './replies/companies.ts'
import { companyReplies } from './replies/company.ts'
import { ddosReplies } from './replies/ddos.ts'
import { dnsReplies } from './replies/dns.ts'
import { inventoryReplies } from './replies/inventory.ts'
import { listReplies } from './replies/lists.ts'
import { logReplies } from './replies/logs.ts'
import { mediaReplies } from './replies/media.ts'
import { metricsReplies } from './replies/metrics.ts'
import { notificationReplies } from './replies/notifications.ts'
import { originReplies } from './replies/origins.ts'
import { protectionReplies } from './replies/protection.ts'
import { provisioningReplies } from './replies/provisioning.ts'
import { publicReplies, publicRows } from './replies/public.ts'
import { ruleBuilderReplies } from './replies/ruleBuilder.ts'
import { securityReplies } from './replies/security.ts'
import { siteReplies } from './replies/sites.ts'
import { stagingReplies } from './replies/staging.ts'
import { staticReplies } from './replies/statics.ts'
import { statisticsReplies } from './replies/statistics.ts'
import { statusReplies } from './replies/status.ts'
import { tenantReplies } from './replies/tenants.ts'
import { ticketDeskReplies } from './replies/ticketDesk.ts'
import { ticketReplies } from './replies/tickets.ts'
import { usageReplies } from './replies/usage.ts'
import { userReplies } from './replies/user.ts'
import { wafReplies } from './replies/waf.ts'
import { attempt, isSandboxPath, newRouter } from './replies.ts'
import { runDue } from './scheduled.ts'
import { arrivingTraffic } from './traffic/arrivingTraffic.ts'
import { newDictionaries, type Traffic } from './traffic/columns.ts'
import { edgeTraffic, livePrograms } from './traffic/edgeTraffic.ts'
import { generatedTraffic } from './traffic/generator.ts'
import { type Incident, incidentsOf, pausedBy } from './traffic/incidents.ts'
import { joined, type LogTraffic } from './traffic/logTraffic.ts'
import { reactingTraffic } from './traffic/reactingTraffic.ts'
import { logFirst, memoryStatistics, type StatisticsSource } from './traffic/statisticsSource.ts'
import { addLoggedSites } from './world/ofLog.ts'
import { type PersonaName, personas } from './world/personas.ts'
import type { ClockRecord } from './world/records.ts'
import { brokenBy } from './world/scenarioTraces.ts'
import { seedWorld } from './world/seed.ts'
import { arrivals } from './world/siteDns.ts'
import type { Change, Storage, World } from './world/World.ts'

export { type Fidelity, fidelity } from './fidelity.ts'
export type { Change, Storage, World }
export { type PersonaName, personas, type Scenario, scenarios }

export interface SandboxOptions {
  seed?: number
  /** The real time in epoch milliseconds, as Date.now; give a fixed one where pictures are taken. */
  now?: () => number
  clock?: ClockStart
  /** One of `scenarios`; a request can select another one with the header `x-sandbox-scenario`. */
  scenario?: Scenario | (string & {})
  /** Requests without a token are this persona's: for stories that start behind the login. */
  persona?: PersonaName
  latencyMs?: number
  /** 408: every statistics query gets a task first. 500: everything but the current user fails. */
  failing?: Failing
  changes?: readonly Change[]
  storage?: Storage
  log?: SandboxLog
}

/** A log and the company that it makes. */
export interface SandboxLog {
  name: string
  hasMidtier: boolean
  lacks: readonly AccessLogField[]
  isDemo: boolean
  /** Its traffic, or where its statistics are kept; `now` in epoch seconds. */
  traffic: (dictionaries: Traffic['dictionaries'], now: number) => LogTraffic | KeptLog
}

/** The sites of a log and the time it covers, epoch seconds, both included. */
export type LogSpan = Pick<LogTraffic, 'sites' | 'first' | 'last'>

/** A log whose requests are not in memory: its statistics are asked for. */
export interface KeptLog extends LogSpan {
  readonly statistics: StatisticsSource
}

/** A provider in a box: the same in a service worker, in Vitest and behind a port. */
export interface Sandbox {
  readonly handlers: HttpHandler[]
  readonly world: World
  readonly traffic: Traffic
  readonly clock: Clock
  clockIn(scenario: Scenario): Clock
  logIn(scenario: Scenario): LogSpan | undefined
  /** Answers a request; null when the path is not the sandbox's. */
  answer(request: Request): Promise<Response | null>
  reset(): void
  setScenario(scenario: Scenario | (string & {})): void
  setLatency(latencyMs: number): void
  setPersona(persona: PersonaName | undefined): void
  tokenFor(persona: PersonaName): { access_token: string; expires_in: number }
}

const allReplies = [
  authReplies,
  userReplies,
  accountReplies,
  companyReplies,
  companiesReplies,
  siteReplies,
  inventoryReplies,
  statisticsReplies,
  ticketReplies,
  ticketDeskReplies,
  statusReplies,
  blogReplies,
  staticReplies,
  metricsReplies,
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
  tenantReplies,
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
  botListReplies,
  assistanceReplies,
  anomalyReplies,
  publicReplies,
]
const router = newRouter(allReplies, Object.values(publicRows))

function newEphemeral(): Ephemeral {
  return { tasks: new Map(), answered: new Set(), challenges: new Map(), requests: 0 }
}

interface RunningWorld {
  world: World
  clock: Clock
  ephemeral: Ephemeral
  trafficOf: (scenario: Scenario) => Traffic
  statisticsOf: (scenario: Scenario) => StatisticsSource
  log: LogSpan | undefined
  /** How many sites of the log are sites of its company: a followed log may name more. */
  loggedSites: number
}

function scenarioOf(name: string): Scenario {
  const found = findScenario(name)
  if (!found) throw new RangeError(noScenario(name))
  return found
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

function lastWritten(changes: readonly Change[]): number {
  const marks = changes.flatMap(({ table, value }) => (table === 'clock' ? [(value as ClockRecord).at] : []))
  return Math.max(0, ...marks)
}

const cachedWorlds = 2
const cachedIncidents = 2

const fewerRows = 1_200_000

/** What a site of a sandbox's user is to the generator. */
const newSite = {
  kind: 'corporate',
  audience: 'national',
  requestsPerDay: 60_000,
  midtier: false,
  hasIncidents: false,
} as const

/** Starts a sandbox. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { seed = 446, now: realMs = Date.now, storage, failing } = options
  let { persona, latencyMs = 0, changes: earlier = [] } = options
  let currentScenario = scenarioOf(options.scenario ?? 'quiet')
  let requestCount = 0
  const homeName = worldNameOf(currentScenario)

  const written = lastWritten(earlier)
  const start: ClockStart = { ...(written > realMs() / 1000 ? { now: written, leads: true } : {}), ...options.clock }
  const usualClock = newClock(realMs, start)

  function clockFor(name: WorldName): Clock {
    if (name !== 'shortday' && name !== 'longday') return usualClock
    const day = changeDay(usualClock.now(), name === 'shortday' ? 'short' : 'long')
    return newClock(realMs, { ...start, now: Math.max(day, name === homeName ? written : 0), leads: true })
  }

  function startWorld(name: WorldName, changes: readonly Change[], tokens?: { of: World; clock: Clock }): RunningWorld {
    const dictionaries = newDictionaries()
    const clock = name === homeName ? homeClock : clockFor(name)
    const anchor = Math.floor(clock.now())
    const log = options.log?.traffic(dictionaries, anchor)
    const isHostile = name === 'hostile'
    const seeded = seedWorld({
      seed,
      now: anchor,
      name,
      ...(log && options.log
        ? { log: { ...options.log, sites: log.sites, hours: Math.max(0, (anchor - log.first) / 3600) } }
        : {}),
    })
    const firstOwnConfig = seeded.world.vcl_configs.nextId()
    seeded.world.load(changes)
    const measures = measureSpans(seeded.world)
    const arrivalsNow = () => arrivals(seeded.world)
    const arriving = generatedTraffic({
      seed,
      anchor,
      dictionaries,
      profile(site) {
        const arrival = arrivalsNow().get(site)
        return arrival && { ...newSite, since: arrival.from }
      },
    })
    const make = (incidents: readonly Incident[], keptRows?: number) => {
      const generated = generatedTraffic({
        incidents,
        seed,
        anchor,
        dictionaries,
        profile: (site) => seeded.profiles.get(site),
        siteGroup: (name) => seeded.siteGroups.get(name) ?? [],
        isHostile,
        ...(keptRows === undefined ? {} : { keptRows }),
      })
      const reacting = reactingTraffic(arrivingTraffic(generated, arriving, arrivalsNow), measures)
      return log && 'chunks' in log ? joined([log, reacting], dictionaries) : reacting
    }
    const usual = make([], name === homeName ? undefined : fewerRows)
    // Incidents are part of the key: what is deployed can pause them.
    const incidental = lruCached(cachedIncidents, (key: string) => {
      const { scenario, incidents } = JSON.parse(key) as { scenario: Scenario; incidents: Incident[] }
      return make(incidents, scenario === currentScenario ? undefined : fewerRows)
    })
    const trafficOf = (scenario: Scenario) => {
      const programs = livePrograms(seeded.world, firstOwnConfig)
      const incidents = pausedBy(incidentsOf(scenario, anchor), programs, brokenBy)
      return edgeTraffic(incidents.length === 0 ? usual : incidental(JSON.stringify({ scenario, incidents })), programs)
    }
    const keptFirst = new WeakMap<StatisticsSource, StatisticsSource>()
    return {
      world: tokens?.clock === clock ? { ...seeded.world, tokens: tokens.of.tokens } : seeded.world,
      clock,
      ephemeral: newEphemeral(),
      log,
      loggedSites: log?.sites.length ?? 0,
      trafficOf,
      statisticsOf(scenario) {
        const memory = memoryStatistics(trafficOf(scenario))
        if (!log || !('statistics' in log)) return memory
        // The same object for the same traffic, as what is counted is kept by it.
        const made = keptFirst.get(memory) ?? logFirst(log.statistics, (site) => log.sites.includes(site), memory)
        keptFirst.set(memory, made)
        return made
      },
    }
  }

  const homeClock = clockFor(homeName)
  let home: RunningWorld | undefined
  const homeWorld = () => {
    home ??= startWorld(homeName, earlier)
    return home
  }
  const newOthers = () =>
    lruCached(cachedWorlds, (name: WorldName) => startWorld(name, [], { of: homeWorld().world, clock: homeClock }))
  let others = newOthers()
  const worldFor = (scenario: Scenario) => {
    const name = worldNameOf(scenario)
    return name === homeName ? homeWorld() : others(name)
  }

  const clockIn = (scenario: Scenario) => (worldNameOf(scenario) === homeName ? homeClock : worldFor(scenario).clock)

  function tokenIn({ world, clock: { now } }: RunningWorld, name: PersonaName) {
    const user = world.users.find((row) => row.username === name)
    if (!user) throw new Error(`No persona ${name}`)
    return newToken({ world, now }, user, { browser: 'Sandbox' })
  }

  let personaToken: string | undefined
  function withPersona(request: Request, here: RunningWorld): Request {
    if (!persona || request.headers.has('authorization')) return request
    if (!personaToken || !here.world.tokens.get(personaToken)) personaToken = tokenIn(here, persona).access_token
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${personaToken}`)
    return new Request(request, { headers })
  }

  async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    if (!isSandboxPath(pathname)) return null
    const id = `sb-${++requestCount}`
    if (latencyMs > 0) await wait(latencyMs)
    const named = request.headers.get(scenarioHeader)
    const scenario = named ? findScenario(named) : currentScenario
    if (!scenario) return Response.json({ detail: noScenario(named ?? '') }, { status: 400 })
    const response = await (isRead(request) ? replyIn(scenario, request) : runInOrder(() => replyIn(scenario, request)))
    response?.headers.set('x-request-id', id)
    return response
  }

  // Writes are serialised, so that undoing a refused one cannot undo another.
  let writers = 0
  let lastWrite: Promise<unknown> = Promise.resolve()
  function runInOrder<Given>(run: () => Promise<Given>): Promise<Given> {
    writers++
    const given = lastWrite.then(run).finally(() => writers--)
    lastWrite = given.catch(() => undefined)
    return given
  }

  async function replyIn(scenario: Scenario, request: Request): Promise<Response | null> {
    const here = worldFor(scenario)
    const { world, clock, ephemeral } = here
    const { now } = clock
    if (here.log && here.log.sites.length > here.loggedSites) {
      addLoggedSites(world, 300, here.log.sites)
      here.loggedSites = here.log.sites.length
    }
    const turn = ++ephemeral.requests
    runDue(world, now())
    const own = answerClockRequest(new URL(request.url).pathname, request, here)
    const isLogged = here.log !== undefined && !options.log?.isDemo
    const context = {
      world,
      statistics: here.statisticsOf(scenario),
      scenario,
      failing,
      ephemeral,
      turn,
      now,
      isLogged,
      logStart: isLogged ? here.log?.first : undefined,
    }
    const response = await (own ?? router(withPersona(request, here), context))
    if (!response || (isRead(request) && writers > 0)) return response
    return attempt(() => persist(here).then(() => response))
  }

  /** A write is persisted before it is answered, and undone if that fails; other worlds are not persisted. */
  async function persist(here: RunningWorld) {
    const changes = here.world.takeChanges()
    recordMeasures(here.world, changes, here.clock.now())
    const all = [...changes, ...here.world.takeChanges()]
    const world = home?.world
    const made = here === home ? all : (world?.takeChanges() ?? [])
    if (made.length === 0) return
    try {
      const time: Change[] = homeClock.isSet() ? [{ table: 'clock', key: '1', value: { at: homeClock.now() } }] : []
      await storage?.append([...made, ...time])
    } catch (error) {
      world?.takeBack(made)
      throw error
    }
  }

  function reset() {
    personaToken = undefined
    earlier = []
    home = undefined
    others = newOthers()
  }

  return {
    handlers: [
      http.all(/^https?:\/\/[^/]+\/(api|third)\//, async ({ request }) => (await answer(request)) ?? undefined),
    ],
    get world() {
      return worldFor(currentScenario).world
    },
    get traffic() {
      return worldFor(currentScenario).trafficOf(currentScenario)
    },
    get clock() {
      return clockIn(currentScenario)
    },
    clockIn,
    logIn: (scenario) => worldFor(scenario).log,
    answer,
    tokenFor: (name) => tokenIn(worldFor(currentScenario), name),
    reset,
    setScenario(name) {
      currentScenario = scenarioOf(name)
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
