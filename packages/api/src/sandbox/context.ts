import type { StatisticsSource } from './traffic/statisticsSource.ts'
import type { CompanyRecord, TokenRecord, UserRecord } from './world/records.ts'
import type { World } from './world/World.ts'

/** States of the provider. `quiet` is the ordinary one. */
export const scenarios = [
  'quiet',
  'slow',
  'flaky',
  'empty',
  'partial',
  'hostile',
  'stuffing',
  'baddeploy',
  'origindown',
  'slowcountry',
  'expiring',
  'unhired',
  'manysites',
  'shortday',
  'longday',
] as const
export type Scenario = (typeof scenarios)[number]

/** Scenarios that are other worlds, with rows of their own; the others share those of the usual one. */
export const otherWorlds = [
  'stuffing',
  'baddeploy',
  'origindown',
  'slowcountry',
  'hostile',
  'expiring',
  'unhired',
  'manysites',
  'shortday',
  'longday',
] as const satisfies readonly Scenario[]
export type WorldName = 'usual' | (typeof otherWorlds)[number]

/** The world a scenario takes place in. */
export function worldNameOf(scenario: Scenario): WorldName {
  return otherWorlds.find((name) => name === scenario) ?? 'usual'
}

/** Finds a scenario by name. */
export function findScenario(name: string | null | undefined): Scenario | undefined {
  return scenarios.find((scenario) => scenario === name)
}

/** The request header that selects a scenario. */
export const scenarioHeader = 'x-sandbox-scenario'

/** The error for an unknown scenario. */
export const noScenario = (name: string) =>
  `There is no scenario "${name.slice(0, 40)}". There are: ${scenarios.join(', ')}.`

/** A long query: done after some polls or some time, so that it also ends on a frozen clock. */
export interface Task {
  company: number
  question: string
  pollsLeft: number
  /** Epoch seconds. */
  doneAt: number
  run: () => unknown
  /** Whether an answer that is really worked on is there; `pollsLeft` and `doneAt` do not count then. */
  isReady?: () => boolean
}

/** State that is not persisted. */
export interface Ephemeral {
  tasks: Map<string, Task>
  answered: Set<string>
  challenges: Map<string, { user: number | null; expiresAt: number }>
  requests: number
}

/** Failure modes: 408 first for every statistics query, or 500 for everything but the current user. */
export type Failing = 408 | 500

/** The sandbox as replies see it. */
export interface SandboxContext {
  readonly world: World
  readonly statistics: StatisticsSource
  readonly scenario: Scenario
  readonly failing: Failing | undefined
  readonly ephemeral: Ephemeral
  readonly turn: number
  readonly isLogged: boolean
  /** The time of the first request of an imported log, in epoch seconds. */
  readonly logStart: number | undefined
  /** Epoch seconds. */
  now(): number
}

/** A refusal that a reply throws: its status and body. */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`${status}`)
    this.status = status
    this.body = body
  }
}

/** Error bodies in the provider's words. */
export const refusals = {
  notAuthenticated: () => new Refusal(401, { detail: 'Authentication credentials were not provided.' }),
  invalidToken: () => new Refusal(401, { detail: 'Invalid token.' }),
  forbidden: () => new Refusal(403, { detail: 'You do not have permission to perform this action.' }),
  notFound: () => new Refusal(404, { detail: 'Not found.' }),
  fields: (errors: Readonly<Record<string, unknown>>) => new Refusal(400, errors),
  unprocessable: (detail: string) => new Refusal(422, { detail }),
}

/** A request as replies see it. `body` is unvalidated. */
export interface SandboxRequest<Body = unknown> extends SandboxContext {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: { readonly [Field in keyof Body]?: unknown }
  /** The user of the token. Throws 401 if nobody is logged in. */
  readonly user: UserRecord
  readonly token: string | null
  /** The company of the path; throws 404 if it is missing or inaccessible. */
  readonly company: CompanyRecord
}

/** Returns the same request for a company that its path does not name. */
export function inCompany(req: SandboxRequest, company: CompanyRecord): SandboxRequest {
  return Object.create(req, { company: { value: company } })
}

/** A field that has to be a text; '' counts as missing. Collect several with `errors`. */
export function textField(body: object, name: string, longest = 2000): string {
  const value = (body as Record<string, unknown>)[name]
  if (value === undefined || value === null || value === '') {
    throw refusals.fields({ [name]: ['This field is required.'] })
  }
  if (typeof value !== 'string') throw refusals.fields({ [name]: ['Not a valid string.'] })
  if (value.length > longest) {
    throw refusals.fields({ [name]: [`Ensure this field has no more than ${longest} characters.`] })
  }
  return value.trim()
}

/** The client's address from the HTTP server; elsewhere one reserved for documentation. */
export function addressOf(request: Request): string {
  return request.headers.get('x-sandbox-address') ?? '203.0.113.7'
}

/** ISO 8601 of an epoch second, as all our answers write times. */
export function isoTime(second: number): string {
  return `${new Date(Math.floor(second) * 1000).toISOString().slice(0, 19)}Z`
}

/** Creates and stores a login token. */
export function newToken(
  { world, now }: Pick<SandboxContext, 'world' | 'now'>,
  user: UserRecord,
  from: Partial<Pick<TokenRecord, 'os' | 'browser' | 'ip' | 'uuid' | 'is_key' | 'staff'>>,
) {
  const token = randomHex(40)
  const created = Math.floor(now())
  for (const [old, row] of world.tokens.entries()) if (row.expires_at <= created) world.tokens.remove(old)
  const ids = world.tokens.all().map((row) => row.id)
  world.tokens.put(token, {
    id: Math.max(0, ...ids) + 1,
    user: user.id,
    created_at: created,
    expires_at: created + tokenSeconds,
    os: from.os ?? '',
    browser: from.browser ?? '',
    ip: from.ip ?? '',
    uuid: from.uuid ?? '',
    ...(from.is_key && { is_key: true }),
    ...(from.staff !== undefined && { staff: from.staff }),
  })
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    refresh_token: randomHex(40),
    scope: 'read write',
  }
}

/** Ten hours, as the provider gives. */
const tokenSeconds = 36_000

/** Unguessable hex digits. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits)
}
