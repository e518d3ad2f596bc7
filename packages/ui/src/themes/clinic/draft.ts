import { type FontName, fonts, isFontName } from '../../fonts/fonts.ts'
import { isPinPath, pins } from '../pins.ts'
import { roleTokens, type ThemeSeed } from '../seed.ts'
import { type BrandDraft, brandDraftOf, brandPartsOf, brandProblems, hasControl, isLink } from './brandFields.ts'
import { type FontDraft, fontDraftOf, fontFileOf, fontFileProblems } from './fontFields.ts'
import { when } from './problem.ts'

export { when } from './problem.ts'

/** A theme as typed: invalid values are kept. */
export interface ThemeDraft extends BrandDraft {
  name: string
  title: string
  hosts: readonly string[]
  primary: string
  secondary: string
  tertiary: string
  body: string
  /** Empty: as `body`. */
  heading: string
  /** Empty: the default monospace font. */
  mono: string
  pin: string
  /** Empty: none. */
  poweredBy: string
  radius: string
  rail: string
  pattern: string
  metrics: string
  legal: Readonly<Record<string, string>>
  fontFiles: readonly FontDraft[]
  /** The colours that the theme sets itself, by mode and role: `light.brandText`. */
  colors: Readonly<Record<string, string>>
}
/** The field of a problem, or the file as a whole. */
export type DraftField = keyof ThemeDraft | 'file'

/** The kinds of problems, each with a message in the catalogue (`problem.…`). */
export type ProblemKind =
  | 'missing'
  | 'kind'
  | 'name'
  | 'long'
  | 'control'
  | 'host'
  | 'twice'
  | 'color'
  | 'font'
  | 'pin'
  | 'choice'
  | 'legalKey'
  | 'address'
  | 'mail'
  | 'number'
  | 'part'
  | 'image'
  | 'imageBig'
  | 'svg'
  | 'fontFamily'
  | 'fontPart'
  | 'fontSource'
  | 'role'
  | 'unknown'
  | 'json'
  | 'object'
  | 'noThemes'
  | 'big'
  | 'tokenAlias'
  | 'tokenAlpha'
  | 'tokenColor'
  | 'tokenCycle'
  | 'tokenDeep'
  | 'tokenDerived'
  | 'tokenFamily'
  | 'tokenMany'
  | 'tokenMissing'
  | 'tokenName'
  | 'tokenSpace'
  | 'tokenTwo'

export interface DraftProblem {
  field: DraftField
  kind: ProblemKind
  value: string
  allowed: string
}

export const choices = {
  radius: ['spec', 'soft', 'sharp'],
  rail: ['deep', 'light', 'brand'],
  pattern: ['pins', 'dots', 'globe', 'lines'],
  metrics: ['always', 'consent'],
} as const
export const fontNames = Object.keys(fonts) as FontName[]
export const pinNames = Object.keys(pins) as (keyof typeof pins)[]

const limits = { title: 80, poweredBy: 120, pin: 4000, name: 40 } as const
export const legalKeys = ['name', 'terms', 'privacy', 'cookies', 'contact'] as const

/** Returns all problems of a draft. `seedOf` needs a draft without any. */
export function problemsOf(draft: ThemeDraft): DraftProblem[] {
  return [
    ...textProblems('name', draft.name, limits.name),
    ...when(draft.name !== '' && !/^[a-z][a-z0-9-]*$/.test(draft.name), 'name', 'name', draft.name),
    ...textProblems('title', draft.title, limits.title),
    ...draft.hosts.flatMap((host, at) => hostProblems(host, draft.hosts.indexOf(host) < at)),
    ...(['primary', 'secondary', 'tertiary'] as const).flatMap((field) => colorProblems(field, draft[field])),
    ...(['body', 'heading', 'mono'] as const).flatMap((field) => fontProblems(field, draft[field], draft.fontFiles)),
    ...fontFileProblems(draft.fontFiles),
    ...pinProblems(draft.pin),
    ...(draft.poweredBy === '' ? [] : textProblems('poweredBy', draft.poweredBy, limits.poweredBy)),
    ...(['radius', 'rail', 'pattern', 'metrics'] as const).flatMap((field) =>
      when(!choices[field].some((one) => one === draft[field]), field, 'choice', draft[field], choices[field]),
    ),
    ...Object.entries(draft.legal).flatMap(([key, value]) => legalProblems(key, value)),
    ...brandProblems(draft),
    ...Object.entries(draft.colors).flatMap(([key, value]) => roleProblems(key, value)),
  ]
}

function textProblems(field: 'name' | 'title' | 'poweredBy', value: string, maxLength: number): DraftProblem[] {
  if (value.trim() === '') return when(true, field, 'missing', '')
  return [
    ...when(value.length > maxLength, field, 'long', value, [String(maxLength)]),
    ...when(hasControl(value), field, 'control', value),
  ]
}

/** Whether a text is a host name, with an optional `*.`; no scheme, port or path. */
export function isHost(host: string): boolean {
  const bare = host.startsWith('*.') ? host.slice(2) : host
  return (
    bare.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/.test(bare)
  )
}

function hostProblems(host: string, isTwice: boolean): DraftProblem[] {
  if (!isHost(host)) return when(true, 'hosts', 'host', host)
  return when(isTwice, 'hosts', 'twice', host)
}

function colorProblems(field: 'primary' | 'secondary' | 'tertiary', value: string): DraftProblem[] {
  if (value.trim() === '') return when(true, field, 'missing', '')
  return when(!/^#[0-9a-f]{6}$/i.test(value), field, 'color', value)
}

/** Parses a colour (`0af`, `#0AF`, `00aaff`, `rgb(0 170 255)`) to `#rrggbb`; undefined if invalid. */
export function tidyColor(text: string): string | undefined {
  const given = text.trim().toLowerCase()
  const bare = given.replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(bare)) return `#${bare}`
  if (/^[0-9a-f]{3}$/.test(bare)) return `#${[...bare].map((digit) => digit + digit).join('')}`
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(given)?.slice(1).map(Number)
  if (!parts?.every((part) => part <= 255)) return undefined
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function fontProblems(field: 'body' | 'heading' | 'mono', value: string, own: ThemeDraft['fontFiles']): DraftProblem[] {
  if (value === '') return when(field === 'body', field, 'missing', '')
  const families = familiesOf(own)
  return when(!isFontName(value) && !families.includes(value), field, 'font', value, [...families, ...fontNames])
}

/** The families of a theme's own files, each once. */
export function familiesOf(files: ThemeDraft['fontFiles']): string[] {
  return [...new Set(files.map(({ family }) => family))]
}

/** Parts of a role's key: its mode and its token. */
const roleKeys = (['light', 'dark'] as const).flatMap((mode) => roleTokens.map((token) => `${mode}.${token}`))

function roleProblems(key: string, value: string): DraftProblem[] {
  if (!roleKeys.includes(key)) return when(true, 'colors', 'role', key, roleTokens)
  return when(!/^#[0-9a-f]{6}$/i.test(value), 'colors', 'color', value)
}

/** Reads the colours of a theme by mode and role, whatever they are. */
export function roleDraftOf(colors: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).flatMap(([mode, roles]) =>
      Object.entries(typeof roles === 'object' && roles !== null ? roles : { '': roles }).map(([token, value]) => [
        `${mode}.${token}`,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  )
}

function colorsOf(roles: ThemeDraft['colors']): ThemeSeed['colors'] {
  const ofMode = (mode: 'light' | 'dark') => {
    const found = roleTokens.flatMap((token) => {
      const value = roles[`${mode}.${token}`]
      return value === undefined ? [] : [[token, value.toLowerCase()]]
    })
    return found.length > 0 ? { [mode]: Object.fromEntries(found) } : {}
  }
  return { ...ofMode('light'), ...ofMode('dark') }
}

function pinProblems(pin: string): DraftProblem[] {
  if (pin === '') return when(true, 'pin', 'missing', '')
  if (Object.hasOwn(pins, pin)) return []
  if (pin.length > limits.pin) return when(true, 'pin', 'long', pin, [String(limits.pin)])
  return when(!isPinPath(pin), 'pin', 'pin', pin, pinNames)
}

function legalProblems(key: string, value: string): DraftProblem[] {
  if (!legalKeys.some((known) => known === key)) return when(true, 'legal', 'legalKey', key, legalKeys)
  const isAddress = key === 'terms' || key === 'privacy' || key === 'cookies'
  return when(isAddress && !isLink(value), 'legal', 'address', value)
}

/** Converts a valid draft to a theme, without default values. */
export function seedOf(draft: ThemeDraft): ThemeSeed {
  const { body, heading, mono } = draft
  const colors = colorsOf(draft.colors)
  const chosen = <K extends keyof typeof choices>(field: K): (typeof choices)[K][number] | undefined =>
    choices[field].find((one) => one === draft[field])
  const [radius, rail, pattern, metrics] = [chosen('radius'), chosen('rail'), chosen('pattern'), chosen('metrics')]
  return {
    name: draft.name,
    title: draft.title,
    hosts: draft.hosts,
    primary: draft.primary.toLowerCase(),
    secondary: draft.secondary.toLowerCase(),
    tertiary: draft.tertiary.toLowerCase(),
    fonts: { body, ...(heading && heading !== body ? { heading } : {}), ...(mono ? { mono } : {}) },
    ...(draft.fontFiles.length > 0 ? { fontFiles: draft.fontFiles.map(fontFileOf) } : {}),
    pin: draft.pin,
    poweredBy: draft.poweredBy === '' ? null : draft.poweredBy,
    ...(radius && radius !== 'spec' ? { radius } : {}),
    ...(rail ? { rail } : {}),
    ...(pattern ? { pattern } : {}),
    ...(metrics === 'consent' ? { metrics } : {}),
    ...(Object.keys(draft.legal).length > 0 ? { legal: draft.legal } : {}),
    ...brandPartsOf(draft),
    ...(colors && Object.keys(colors).length > 0 ? { colors } : {}),
  }
}

export function draftOf(seed: ThemeSeed): ThemeDraft {
  const legal = Object.entries(seed.legal ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    name: seed.name,
    title: seed.title,
    hosts: seed.hosts,
    primary: seed.primary,
    secondary: seed.secondary,
    tertiary: seed.tertiary,
    body: seed.fonts.body,
    heading: seed.fonts.heading ?? '',
    mono: seed.fonts.mono ?? '',
    pin: seed.pin,
    poweredBy: seed.poweredBy ?? '',
    radius: seed.radius ?? 'spec',
    rail: seed.rail ?? 'deep',
    pattern: seed.pattern ?? 'pins',
    metrics: seed.metrics ?? 'always',
    legal: Object.fromEntries(legal),
    ...brandDraftOf(seed),
    fontFiles: (seed.fontFiles ?? []).map(fontDraftOf),
    colors: roleDraftOf(seed.colors ?? {}),
  }
}
