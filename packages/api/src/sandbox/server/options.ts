import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fastest } from '../clock.ts'
import { type Scenario, scenarios } from '../context.ts'
import { FormatStringError, type Part, readFormatString } from '../logs/formatString.ts'
import { filesOf, type LogSource, siteOfFile, usualSite } from './logFiles.ts'

/** The options of the sandbox server; see docs/sandbox.md. */
export interface ServerOptions {
  port?: number
  dir: string
  seed: number
  /** Epoch milliseconds at which the clock starts; it is frozen unless a speed is given. The real clock by default. */
  now?: number
  /** Seconds of the sandbox in a real second. */
  speed?: number
  fresh: boolean
  latencyMs: number
  scenario: Scenario
  /** The logs whose requests are the traffic of admin's first company. */
  logs?: readonly LogSource[]
  /** The format that they are written in; found by itself without. */
  parts?: readonly Part[]
  /** Reads on what is appended to them; their times are kept. */
  isFollowed?: boolean
  /** Uses the log's own times instead of shifting the last request to now. */
  keepTimes: boolean
  isDemo?: boolean
  /** Keeps the logs in ClickHouse: in process in the data folder, or on a server. */
  engine?: EngineOptions
  /** How many days of requests are kept in ClickHouse, 0 for all; without it, what the tables keep stays. */
  keepDays?: number
  /** Host names besides this machine's under which it may be reached; `*.example.com` covers subdomains. */
  hosts?: readonly string[]
  say: (line: string) => void
}

/** Where logs are kept: by ClickHouse in process, or by a server or cluster. */
export type EngineOptions =
  | { readonly kind: 'process' }
  | {
      readonly kind: 'server'
      readonly url: string
      readonly database: string
      readonly user: string
      readonly password: string
    }

/** Invalid options, with a message for the user. */
export class OptionsError extends Error {}

/** The help text. */
export const usage = `Options:
  --access-log FILE…  traffic of admin's first company from logs; several files, several options and * and ? may be given
  --log-format TEXT   how their lines are written, in nginx's or Apache's notation (default: found by itself)
  --follow            reads on what is appended, also after a rotation; keeps the log's own times
  --site NAME         the site where lines name none (default: the file's name, else www.example.com); may follow each log
  --keep-times        the log's own times instead of shifting the last request to now
  --demo              keeps the invented deployments, tickets and incidents beside the log
  --seed N            another world and other traffic (default 446)
  --now ISO           a clock that stands still there, such as 2026-06-15T10:30:00Z; with --speed it runs from there
  --speed N           N seconds of the sandbox in a real second (POST /third/sandbox/clock changes it later)
  --fresh             forget what was changed earlier
  --latency MS        every answer takes this long
  --scenario NAME     ${scenarios.join(', ')}
  --data DIR          where changes are kept (default .parapet/sandbox)
  --engine clickhouse keeps logs on disk in --data, by ClickHouse in process (550 MB, installed at the first use)
  --keep-days N       removes requests that are older, with --engine or --clickhouse; 0 keeps all (default: as it was)
  --clickhouse URL    keeps logs on a ClickHouse server or cluster; --database NAME (default parapet), --user NAME (default default)
Environment: PORT, CLICKHOUSE_PASSWORD`

const withValue = [
  'log-format',
  'seed',
  'now',
  'speed',
  'latency',
  'scenario',
  'data',
  'engine',
  'clickhouse',
  'database',
  'user',
  'keep-days',
] as const
const alone = ['keep-times', 'follow', 'demo', 'fresh'] as const

interface GivenLog {
  readonly paths: string[]
  site?: string
}

type Given = Partial<Record<(typeof withValue)[number], string> & Record<(typeof alone)[number], true>> & {
  readonly logs: GivenLog[]
  readonly sites: string[]
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

function readArguments(argv: readonly string[]): Given {
  const given: Given = { logs: [], sites: [] }
  const rest = [...argv]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') continue
    const [, name = '', value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? []
    const itsValue = () => {
      const own = value ?? rest.shift()
      if (own === undefined || own === '' || (value === undefined && own.startsWith('--'))) {
        throw new OptionsError(`--${name} needs a value.\n${usage}`)
      }
      return own
    }
    if (isOneOf(alone, name) && value === undefined) given[name] = true
    else if (isOneOf(withValue, name)) given[name] = itsValue()
    else if (name === 'access-log') {
      const paths = [itsValue()]
      // A shell has already put the files in the place of a pattern.
      while (rest[0] !== undefined && !rest[0].startsWith('--')) paths.push(rest.shift() ?? '')
      given.logs.push({ paths })
    } else if (name === 'site') readSite(given, siteName(itsValue()))
    else throw new OptionsError(`Unknown option ${word}\n${usage}`)
  }
  return given
}

function readSite({ logs, sites }: Given, site: string) {
  sites.push(site)
  const last = logs.at(-1)
  if (last && last.site === undefined) last.site = site
  else if (sites.length > 1) throw new OptionsError('Of several --site, each has to follow its --access-log.')
}

function sourcesOf({ logs, sites }: Given): LogSource[] {
  const [only] = sites.length === 1 ? sites : []
  const found = logs.flatMap(({ paths, site }) =>
    paths.flatMap((path) => {
      const files = filesOf(path)
      if (files.length === 0) throw new OptionsError(`No file is named like ${path}.`)
      return files.map((file) => ({ file, site: only ?? site ?? siteOfFile(file) ?? usualSite }))
    }),
  )
  for (const [index, { file }] of found.entries()) {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) throw new OptionsError(`There is no file ${file}.`)
    if (stats.isDirectory()) throw new OptionsError(`--access-log must be a file; ${file} is a directory.`)
    if (found.findIndex((one) => one.file === file) < index) throw new OptionsError(`${file} is given twice.`)
  }
  return found
}

function partsOf(text: string): Part[] {
  try {
    return readFormatString(text)
  } catch (error) {
    throw error instanceof FormatStringError ? new OptionsError(error.message) : error
  }
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new OptionsError(`--${name} must be a whole number from 0 to ${most}, not "${text}".`)
  }
  return Number(text)
}

function siteName(text: string): string {
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text))
    throw new OptionsError(`--site must be a host name, not "${text}".`)
  return text.toLowerCase()
}

function moment(text: string): number {
  const ms = Date.parse(text)
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  const isDay = day !== undefined && !Number.isNaN(ms) && new Date(day).toISOString().startsWith(day)
  if (!isDay) {
    throw new OptionsError(`--now must be a time such as 2026-06-15T10:30:00Z, not "${text}".`)
  }
  return ms
}

function speedOf(text: string): number {
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (speed < 0.001 || speed > fastest) {
    throw new OptionsError(`--speed must be a number from 0.001 to ${fastest}, not "${text}".`)
  }
  return speed
}

function engineOf(given: Given, password: string): EngineOptions | undefined {
  const { engine, clickhouse, database = 'parapet', user = 'default' } = given
  if (engine !== undefined && engine !== 'clickhouse') {
    throw new OptionsError(`--engine must be clickhouse, not "${engine}".`)
  }
  for (const name of ['database', 'user'] as const)
    if (given[name] !== undefined && clickhouse === undefined) throw new OptionsError(`--${name} needs --clickhouse.`)
  if (clickhouse === undefined) return engine === undefined ? undefined : { kind: 'process' }
  if (engine !== undefined)
    throw new OptionsError('--engine keeps logs in process, --clickhouse on a server: give one of them.')
  const url = URL.canParse(clickhouse) ? new URL(clickhouse) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new OptionsError('--clickhouse must be an address such as http://127.0.0.1:8123.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new OptionsError(
      'The address of --clickhouse must not have a user or a password: give --user and CLICKHOUSE_PASSWORD.',
    )
  }
  return { kind: 'server', url: clickhouse, database, user, password }
}

/** Parses the command line of `npm start`. Throws OptionsError. */
export function parseOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  const given = readArguments(argv)
  const { scenario = 'quiet', 'log-format': format } = given
  if (!isOneOf(scenarios, scenario)) {
    throw new OptionsError(`--scenario must be one of ${scenarios.join(', ')}, not "${scenario}".`)
  }
  const logs = sourcesOf(given)
  for (const name of ['log-format', 'follow', 'keep-times', 'demo'] as const) {
    if (given[name] !== undefined && logs.length === 0) throw new OptionsError(`--${name} needs --access-log.`)
  }
  if (given.sites.length > 0 && logs.length === 0) throw new OptionsError('--site needs --access-log.')
  if (env.PORT !== undefined && (!/^\d+$/.test(env.PORT) || Number(env.PORT) > 65_535)) {
    throw new OptionsError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  }
  const engine = engineOf(given, env.CLICKHOUSE_PASSWORD ?? '')
  if (given['keep-days'] !== undefined && !engine) throw new OptionsError('--keep-days needs --engine or --clickhouse.')
  return {
    dir: given.data ?? join('.parapet', 'sandbox'),
    seed: wholeNumber('seed', given.seed, 446, 4_294_967_295),
    fresh: given.fresh ?? false,
    latencyMs: wholeNumber('latency', given.latency, 0, 600_000),
    scenario,
    keepTimes: given['keep-times'] ?? false,
    isDemo: given.demo ?? false,
    say: (line) => process.stdout.write(`${line}\n`),
    ...(given['keep-days'] === undefined ? {} : { keepDays: wholeNumber('keep-days', given['keep-days'], 0, 36_500) }),
    ...(given.now === undefined ? {} : { now: moment(given.now) }),
    ...(given.speed === undefined ? {} : { speed: speedOf(given.speed) }),
    ...(logs.length === 0 ? {} : { logs }),
    ...(format === undefined ? {} : { parts: partsOf(format) }),
    ...(given.follow ? { isFollowed: true } : {}),
    ...(engine ? { engine } : {}),
  }
}
