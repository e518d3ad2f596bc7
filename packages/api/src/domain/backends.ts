import { type Backend, backendVclName, type NewBackend } from '../entities/Backend.ts'
import { readOrigin } from './hostPort.ts'
import { asciiHost, isHostName } from './hosts.ts'
import { parseNetwork } from './networks.ts'
import { vclPosition } from './vcl/message.ts'
import { type VclToken, vclTokens } from './vcl/tokens.ts'

/** The limits of the provider's own client; probe intervals in seconds. */
export const backendLimits = {
  port: { min: 80, max: 65_535 },
  status_code: { min: 200, max: 599 },
  interval: { min: 15, max: 300 },
} as const

/** A backend as entered; numbers may be missing. */
export type BackendDraft = Omit<NewBackend, BackendNumber> & { readonly [K in BackendNumber]: number | null }
type BackendNumber = keyof typeof backendLimits

export type BackendField = 'name' | 'origin' | 'extra_headers' | 'host' | 'health_check' | BackendNumber

/** Why a field is invalid; the app has the words. */
export type BackendProblemCode =
  | 'needed'
  | 'tooLong'
  | 'notName'
  | 'taken'
  | 'notOrigin'
  | 'isSite'
  | 'notHeaders'
  | 'notHost'
  | 'notPath'
  | 'notInRange'

export interface BackendFault {
  readonly field: BackendField
  readonly fault: BackendProblemCode
}

/** What a backend is validated against: the company's sites and its other backends in the same area. */
export interface BackendSurroundings {
  readonly sites: readonly string[]
  readonly others: readonly Pick<Backend, 'name'>[]
}

const MAX_NAME = 40
const MAX_HOST = 253
const MAX_PATH = 1000
const MAX_HEADERS = 2000
const header = /^[A-Za-z][\w-]*:[^":]*$/

const isAddress = (text: string) => !text.includes('/') && parseNetwork(text) !== null

function nameFault(name: string, others: BackendSurroundings['others']): BackendProblemCode | null {
  if (name === '') return 'needed'
  if (name.length > MAX_NAME) return 'tooLong'
  if (!/^[a-z][a-z0-9]*$/.test(name)) return 'notName'
  return others.some((other) => other.name === name) ? 'taken' : null
}

function originFault(origin: string, sites: readonly string[]): BackendProblemCode | null {
  const text = asciiHost(readOrigin(origin).host).toLowerCase().replace(/\.$/, '')
  if (text === '') return 'needed'
  if (text.length > MAX_HOST) return 'tooLong'
  if (!isHostName(text) && !isAddress(text)) return 'notOrigin'
  return sites.some((site) => site.toLowerCase() === text) ? 'isSite' : null
}

function headersFault(text: string): BackendProblemCode | null {
  if (text.length > MAX_HEADERS) return 'tooLong'
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  return lines.every((line) => header.test(line)) ? null : 'notHeaders'
}

function hostFault(host: string): BackendProblemCode | null {
  const text = asciiHost(host.trim())
  if (text.length > MAX_HOST) return 'tooLong'
  return text === '' || isHostName(text) || isAddress(text) ? null : 'notHost'
}

function pathFault(path: string): BackendProblemCode | null {
  const text = path.trim()
  if (text === '') return 'needed'
  if (text.length > MAX_PATH) return 'tooLong'
  return /^\/[^\s]*$/.test(text) ? null : 'notPath'
}

function numberFault(field: BackendNumber, value: number | null): BackendProblemCode | null {
  if (value === null) return 'needed'
  const { min, max } = backendLimits[field]
  return Number.isInteger(value) && value >= min && value <= max ? null : 'notInRange'
}

/** Validates a backend against the company's sites and other backends; empty if valid. */
export function backendFaults(draft: BackendDraft, { sites, others }: BackendSurroundings): BackendFault[] {
  const found: readonly (readonly [BackendField, BackendProblemCode | null])[] = [
    ['name', nameFault(draft.name, others)],
    ['origin', originFault(draft.origin, sites)],
    ['port', numberFault('port', readOrigin(draft.origin).port ?? draft.port)],
    ['extra_headers', headersFault(draft.extra_headers)],
    ['host', hostFault(draft.host)],
    ['health_check', pathFault(draft.health_check)],
    ['status_code', numberFault('status_code', draft.status_code)],
    ['interval', numberFault('interval', draft.interval)],
  ]
  return found.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []))
}

/** Returns the name of a backend in VCL (§3: prefix `c{company}_`). */
export function backendCall(backend: Pick<Backend, 'company' | 'name'>): string {
  return `${backendVclName(backend)}.backend()`
}

/** Returns the lines of a program that name a backend, from 1. */
export function backendLines(program: string, backend: Pick<Backend, 'company' | 'name'>): number[] {
  const name = backendVclName(backend)
  return linesWith(program, ({ kind, value }) => kind === 'word' && value.split('.')[0] === name)
}

/** Returns the lines of a program that name an IP list, from 1: as a word, or in `network_acl.get("…")`. */
export function listLines(program: string, name: string): number[] {
  return linesWith(program, ({ kind, value }) => (kind === 'word' || kind === 'string') && value === name)
}

/** Returns the lines of a program that name a site in a string or pattern, from 1. */
export function siteLines(program: string, url: string): number[] {
  return linesWith(
    program,
    ({ kind, value }) =>
      kind === 'string' &&
      value
        .toLowerCase()
        .replaceAll('\\', '')
        .split(/[^a-z0-9.-]+/)
        .includes(url.toLowerCase()),
  )
}

/** Returns the names that a program has in its strings and patterns, as `siteLines` finds them. */
export function namesIn(program: string): ReadonlySet<string> {
  return new Set(
    vclTokens(program).tokens.flatMap(({ kind, value }) =>
      kind === 'string'
        ? value
            .toLowerCase()
            .replaceAll('\\', '')
            .split(/[^a-z0-9.-]+/)
        : [],
    ),
  )
}

/** Whether a program reads the host otherwise than by comparing it with whole names. */
export const readsPartsOfHost = (program: string): boolean => /\.host\b(?!\s*[=!]=)/i.test(program)

function linesWith(program: string, isWanted: (token: VclToken) => boolean): number[] {
  const lines = vclTokens(program)
    .tokens.filter(isWanted)
    .map(({ at }) => vclPosition(program, at).line)
  return [...new Set(lines)]
}
