import type { ThemeSeed } from '../seed.ts'
import { changedDerivedTokens, readTokenTheme } from '../tokenFiles/readTokens.ts'
import { isTokenFile } from '../tokenFiles/tokenTable.ts'
import { brandDraftOf, brandKeys, brandShapeProblems } from './brandFields.ts'
import { type DraftField, type DraftProblem, problemsOf, roleDraftOf, seedOf, type ThemeDraft, when } from './draft.ts'
import { fontDraftOf } from './fontFields.ts'

/** The fields of a theme file, and its structural problems. */
export interface ReadTheme {
  draft: ThemeDraft
  problems: readonly DraftProblem[]
}

/** Longer files are rejected without parsing. */
export const MOST_CHARS = 524_288

const usual = { radius: 'spec', rail: 'deep', pattern: 'pins', metrics: 'always' } as const

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
  if (!isValid) return { themes: [theme], problems: [] }
  const changed = changedDerivedTokens(file, seedOf(theme.draft))
  const colors = { ...theme.draft.colors, ...changed.roles }
  return { themes: [{ ...theme, draft: { ...theme.draft, colors } }], problems: changed.problems }
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
    radius: text('radius', given, 'radius', usual.radius),
    rail: text('rail', given, 'rail', usual.rail),
    pattern: text('pattern', given, 'pattern', usual.pattern),
    metrics: text('metrics', given, 'metrics', usual.metrics),
    legal: Object.fromEntries(Object.keys(legal).map((key) => [key, text('legal', legal, key)])),
    ...brandDraftOf(given),
    fontFiles: fontFilesOf(given, problems),
    colors: roleDraftOf(objectAt('colors', 'colors', null)),
  }
  problems.push(...brandShapeProblems(given))
  return { draft, problems }
}

const knownKeys = [
  ...['name', 'title', 'hosts', 'primary', 'secondary', 'tertiary', 'fonts', 'pin', 'poweredBy'],
  ...['radius', 'rail', 'pattern', 'metrics', 'legal', 'fontFiles', 'colors'],
  ...brandKeys,
]

function unknownKeys(table: Table, allowed: readonly string[], before: string): DraftProblem[] {
  return Object.keys(table)
    .filter((key) => !allowed.includes(key))
    .flatMap((key) => when(true, 'file', 'unknown', before + key))
}

function fontFilesOf(given: Table, problems: DraftProblem[]): ThemeDraft['fontFiles'] {
  const value = Object.hasOwn(given, 'fontFiles') ? given.fontFiles : undefined
  if (value === undefined || value === null) return []
  const files = Array.isArray(value) ? value : []
  problems.push(...when(!Array.isArray(value), 'fontFiles', 'kind', kindOf(value), ['array']))
  for (const file of files.filter((one) => !isTable(one)))
    problems.push(...when(true, 'fontFiles', 'kind', kindOf(file), ['object']))
  return files.filter(isTable).map(fontDraftOf)
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
