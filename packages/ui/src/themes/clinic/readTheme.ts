import type { ThemeSeed } from '../seed.ts'
import { changedDerivedTokens, readTokenTheme } from '../tokenFiles/readTokens.ts'
import { isTokenFile } from '../tokenFiles/tokenTable.ts'
import { type DraftField, type DraftProblem, problemsOf, seedOf, type ThemeDraft, when } from './draft.ts'

/** The fields of a theme file, and its structural problems. */
export interface ReadTheme {
  draft: ThemeDraft
  problems: readonly DraftProblem[]
}

/** Longer files are rejected without parsing. */
export const MOST_CHARS = 524_288

const empty: ThemeDraft = {
  name: '',
  title: '',
  hosts: [],
  primary: '',
  secondary: '',
  tertiary: '',
  body: '',
  heading: '',
  mono: '',
  pin: '',
  poweredBy: '',
  radius: 'spec',
  rail: 'deep',
  pattern: 'pins',
  metrics: 'always',
  legal: {},
}

interface ReadFile {
  themes: ReadTheme[]
  problems: readonly DraftProblem[]
}

/**
 * Parses a file: a theme, a `config.json` with several, or design tokens (DTCG, Tokens Studio), which take what they do not
 * say from `base`. An invalid file gives its problems and no theme.
 */
export function readThemes(text: string, base?: ThemeSeed): ReadFile {
  if (text.length > MOST_CHARS) return { themes: [], problems: when(true, 'file', 'big', '', [String(MOST_CHARS)]) }
  const parsed = parse(text)
  if (parsed instanceof SyntaxError) return { themes: [], problems: when(true, 'file', 'json', parsed.message) }
  if (!isTable(parsed)) return { themes: [], problems: when(true, 'file', 'object', kindOf(parsed)) }
  if (isTokenFile(parsed)) return themeOfTokens(parsed, base)
  const found = isConfiguration(parsed) ? (Array.isArray(parsed.themes) ? parsed.themes : []) : [parsed]
  return {
    themes: found.filter(isTable).map(readTheme),
    problems: [
      ...when(found.length === 0, 'file', 'noThemes', ''),
      ...found.filter((one) => !isTable(one)).flatMap((one) => when(true, 'file', 'object', kindOf(one))),
    ],
  }
}

function themeOfTokens(file: Table, base: ThemeSeed | undefined): ReadFile {
  const { given, problems } = readTokenTheme(file, base)
  if (problems.length > 0) return { themes: [], problems }
  const theme = readTheme(given)
  const isValid = theme.problems.length === 0 && problemsOf(theme.draft).length === 0
  return { themes: [theme], problems: isValid ? changedDerivedTokens(file, seedOf(theme.draft)) : [] }
}

/** A theme has none of these keys, and lists its hosts. */
const isConfiguration = (file: Table) =>
  ['themes', 'apiBase', 'third'].some((key) => Object.hasOwn(file, key)) || isTable(file.hosts)

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (problem) {
    return problem instanceof SyntaxError ? problem : new SyntaxError(String(problem))
  }
}

type Table = Readonly<Record<string, unknown>>

function readTheme(given: Table): ReadTheme {
  const problems: DraftProblem[] = []
  const text = (field: DraftField, table: Table, key: string, fallback = ''): string => {
    const value = Object.hasOwn(table, key) ? table[key] : undefined
    if (value === undefined || value === null) return fallback
    if (typeof value === 'string') return value
    problems.push(...when(true, field, 'kind', kindOf(value), ['string']))
    return JSON.stringify(value)
  }
  const objectAt = (field: DraftField, key: string, allowed: readonly string[] | null): Table => {
    const value = Object.hasOwn(given, key) ? given[key] : undefined
    if (value === undefined) return {}
    if (!isTable(value)) problems.push(...when(true, field, 'kind', kindOf(value), ['object']))
    const table = isTable(value) ? value : {}
    if (allowed) problems.push(...unknownKeys(table, allowed, `${key}.`))
    return table
  }
  problems.push(...unknownKeys(given, knownKeys, ''))
  const fonts = objectAt('body', 'fonts', ['body', 'heading', 'mono'])
  const legal = objectAt('legal', 'legal', null)
  const draft: ThemeDraft = {
    name: text('name', given, 'name'),
    title: text('title', given, 'title'),
    hosts: hostsOf(given, problems),
    primary: text('primary', given, 'primary'),
    secondary: text('secondary', given, 'secondary'),
    tertiary: text('tertiary', given, 'tertiary'),
    body: text('body', fonts, 'body'),
    heading: text('heading', fonts, 'heading'),
    mono: text('mono', fonts, 'mono'),
    pin: text('pin', given, 'pin'),
    poweredBy: text('poweredBy', given, 'poweredBy'),
    radius: text('radius', given, 'radius', empty.radius),
    rail: text('rail', given, 'rail', empty.rail),
    pattern: text('pattern', given, 'pattern', empty.pattern),
    metrics: text('metrics', given, 'metrics', empty.metrics),
    legal: Object.fromEntries(Object.keys(legal).map((key) => [key, text('legal', legal, key)])),
  }
  return { draft, problems }
}

const knownKeys = [
  ...['name', 'title', 'hosts', 'primary', 'secondary', 'tertiary', 'fonts', 'pin', 'poweredBy'],
  ...['radius', 'rail', 'pattern', 'metrics', 'legal'],
]

function unknownKeys(table: Table, allowed: readonly string[], before: string): DraftProblem[] {
  return Object.keys(table)
    .filter((key) => !allowed.includes(key))
    .flatMap((key) => when(true, 'file', 'unknown', before + key))
}

function hostsOf(given: Table, problems: DraftProblem[]): string[] {
  const value = Object.hasOwn(given, 'hosts') ? given.hosts : undefined
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    problems.push(...when(true, 'hosts', 'kind', kindOf(value), ['array']))
    return typeof value === 'string' ? [value] : []
  }
  return value.map((host) => (typeof host === 'string' ? host : JSON.stringify(host)))
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
