import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fastest } from '../clock.ts'
import { type Scenario, scenarios } from '../context.ts'

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
  accessLog?: string
  site?: string
  /** Uses the log's own times instead of shifting the last request to now. */
  keepTimes: boolean
  isDemo?: boolean
  /** Host names besides this machine's under which it may be reached; `*.example.com` covers subdomains. */
  hosts?: readonly string[]
  say: (line: string) => void
}

/** Invalid options, with a message for the user. */
export class OptionsError extends Error {}

/** The help text. */
export const usage = `Options:
  --access-log FILE   traffic of admin's first company from a log (combined or the provider's format, plain or gzip)
  --site NAME         its site, where the log's lines name none (default www.example.com)
  --keep-times        the log's own times instead of shifting the last request to now
  --demo              keeps the invented deployments, tickets and incidents beside the log
  --seed N            another world and other traffic (default 446)
  --now ISO           a clock that stands still there, such as 2026-06-15T10:30:00Z; with --speed it runs from there
  --speed N           N seconds of the sandbox in a real second (POST /third/sandbox/clock changes it later)
  --fresh             forget what was changed earlier
  --latency MS        every answer takes this long
  --scenario NAME     ${scenarios.join(', ')}
  --data DIR          where changes are kept (default .parapet/sandbox)
Environment: PORT`

const withValue = ['access-log', 'site', 'seed', 'now', 'speed', 'latency', 'scenario', 'data'] as const
const alone = ['keep-times', 'demo', 'fresh'] as const

type Given = Partial<Record<(typeof withValue)[number], string> & Record<(typeof alone)[number], true>>

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

function readArguments(argv: readonly string[]): Given {
  const given: Given = {}
  const rest = [...argv]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') continue
    const [, name = '', value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? []
    if (isOneOf(alone, name) && value === undefined) given[name] = true
    else if (isOneOf(withValue, name)) {
      const own = value ?? rest.shift()
      if (own === undefined || own === '' || (value === undefined && own.startsWith('--'))) {
        throw new OptionsError(`--${name} needs a value.\n${usage}`)
      }
      // Of other options the last one wins; a second log would be dropped silently.
      if (name === 'access-log' && given[name] !== undefined) {
        throw new OptionsError(`--access-log takes one log; ${given[name]} and ${own} are two.`)
      }
      given[name] = own
    } else throw new OptionsError(`Unknown option ${word}\n${usage}`)
  }
  return given
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

/** Parses the command line of `npm start`. Throws OptionsError. */
export function parseOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  const given = readArguments(argv)
  const { scenario = 'quiet', 'access-log': accessLog, site } = given
  if (!isOneOf(scenarios, scenario)) {
    throw new OptionsError(`--scenario must be one of ${scenarios.join(', ')}, not "${scenario}".`)
  }
  if (accessLog !== undefined) {
    const found = statSync(accessLog, { throwIfNoEntry: false })
    if (!found) throw new OptionsError(`There is no file ${accessLog}.`)
    if (found.isDirectory()) throw new OptionsError(`--access-log must be a file; ${accessLog} is a directory.`)
  }
  for (const name of ['site', 'keep-times', 'demo'] as const) {
    if (given[name] !== undefined && accessLog === undefined) throw new OptionsError(`--${name} needs --access-log.`)
  }
  if (env.PORT !== undefined && (!/^\d+$/.test(env.PORT) || Number(env.PORT) > 65_535)) {
    throw new OptionsError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  }
  return {
    dir: given.data ?? join('.parapet', 'sandbox'),
    seed: wholeNumber('seed', given.seed, 446, 4_294_967_295),
    fresh: given.fresh ?? false,
    latencyMs: wholeNumber('latency', given.latency, 0, 600_000),
    scenario,
    keepTimes: given['keep-times'] ?? false,
    isDemo: given.demo ?? false,
    say: (line) => process.stdout.write(`${line}\n`),
    ...(given.now === undefined ? {} : { now: moment(given.now) }),
    ...(given.speed === undefined ? {} : { speed: speedOf(given.speed) }),
    ...(accessLog === undefined ? {} : { accessLog }),
    ...(site === undefined ? {} : { site: siteName(site) }),
  }
}
