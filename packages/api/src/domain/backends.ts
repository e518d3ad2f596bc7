import { type Backend, backendVclName, type NewBackend } from '../entities/Backend.ts'
import type { Rule } from '../entities/Rule.ts'
import { readOrigin } from './hostPort.ts'
import { asciiHost, edgeHost, isHostName } from './hosts.ts'
import { containsNetwork, isPrivateNetwork, parseNetwork } from './networks.ts'
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
  | 'isCdn'
  | 'isPrivate'
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
  /** The address ranges of the CDN; empty if they are not known. */
  readonly ranges: readonly string[]
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

/** Names that are known only inside a network (RFC 6761, 6762, 8375 and `.internal`). */
const privateNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/
/** The domain of the CDN's own names: every company's name is in it. */
const cdnDomain = edgeHost(0).split('.').slice(-2).join('.')

const isCdnName = (host: string) => host === cdnDomain || host.endsWith(`.${cdnDomain}`)

/** Why the CDN would not get content from a host: it is the CDN, or nobody outside its network has it. */
function unreachableFault(host: string, ranges: readonly string[]): BackendProblemCode | null {
  if (privateNames.test(host)) return 'isPrivate'
  const address = parseNetwork(host)
  if (!address) return isCdnName(host) ? 'isCdn' : null
  if (isPrivateNetwork(address)) return 'isPrivate'
  const isIn = ranges.some((range) => {
    const network = parseNetwork(range)
    return network !== null && containsNetwork(network, address)
  })
  return isIn ? 'isCdn' : null
}

function originFault(origin: string, { sites, ranges }: BackendSurroundings): BackendProblemCode | null {
  const text = asciiHost(readOrigin(origin).host).toLowerCase().replace(/\.$/, '')
  if (text === '') return 'needed'
  if (text.length > MAX_HOST) return 'tooLong'
  if (!isHostName(text) && !isAddress(text)) return 'notOrigin'
  return sites.some((site) => site.toLowerCase() === text) ? 'isSite' : unreachableFault(text, ranges)
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
export function backendFaults(draft: BackendDraft, around: BackendSurroundings): BackendFault[] {
  const found: readonly (readonly [BackendField, BackendProblemCode | null])[] = [
    ['name', nameFault(draft.name, around.others)],
    ['origin', originFault(draft.origin, around)],
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

/** Returns the rules whose action names a backend, deployed or not; `name` is that of the form, without the prefix of VCL. */
export function rulesWithBackend(rules: readonly Rule[], name: string): Rule[] {
  return rules.filter(({ action }) =>
    action.parameters.some((given) => given.name === 'backend' && given.value === name),
  )
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
