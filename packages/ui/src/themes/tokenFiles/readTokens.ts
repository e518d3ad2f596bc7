import { type DraftProblem, type ProblemKind, tidyColor, when } from '../clinic/draft.ts'
import { cornersOf } from '../derive.ts'
import { type Mode, roleTokens, type ThemeSeed } from '../seed.ts'
import { type TokenTable, tokensIn } from './tokenTable.ts'
import { EXTENSION, radiusSetOf, tokenFileOf } from './writeTokens.ts'

type Table = Readonly<Record<string, unknown>>

/** What a token file says about a theme: the fields of a theme JSON, and what is wrong with the file. */
export interface TokenTheme {
  given: Table
  problems: readonly DraftProblem[]
}

const seedColors = ['primary', 'secondary', 'tertiary'] as const
const faces = ['body', 'heading', 'mono'] as const

const refuse = (kind: ProblemKind, token: string, detail = ''): DraftProblem[] =>
  when(true, 'file', kind, token, detail === '' ? [] : [detail])

/**
 * Reads a theme from a DTCG file or from Tokens Studio's. What the file does not say (title, hosts, pin) stays as in `base`;
 * without a base it is missing.
 */
export function readTokenTheme(file: Table, base: ThemeSeed | undefined): TokenTheme {
  const { table, problems } = tokensIn(file)
  if (problems.length > 0) return { given: {}, problems }
  const found: DraftProblem[] = [...brokenColors(table)]
  const extension = table.extensions.find(([path]) => path.endsWith('theme'))?.[1][EXTENSION]
  const { mode, from, ...rest } = isTable(extension) ? extension : {}
  const colors = Object.fromEntries(
    seedColors.flatMap((name) => {
      const path = pathFor(table, name, ['color'], found)
      const hex = path === undefined ? undefined : colorAt(table, path, found)
      if (path === undefined && !base) found.push(...refuse('tokenMissing', `theme.${name}`))
      return hex === undefined ? [] : [[name, hex]]
    }),
  )
  const fonts = Object.fromEntries(
    faces.flatMap((name) => {
      const path = pathFor(table, name, ['fontFamily', 'fontFamilies'], found, 'theme.font')
      const family = path === undefined ? undefined : familyAt(table, path, found)
      return family === undefined ? [] : [[name, family]]
    }),
  )
  const hasOwnFonts = Object.keys(fonts).length > 0
  const given: Record<string, unknown> = {
    ...(base ?? {}),
    ...rest,
    ...colors,
    fonts: hasOwnFonts ? fonts : base?.fonts,
    ...readCorners(table, { ...(base ?? {}), ...rest }),
  }
  return { given, problems: distinct(found).slice(0, 20) }
}

/**
 * The derived colours that were changed by hand in the file of a valid theme: roles, which the theme may set itself, and
 * others, which would silently be lost.
 */
export function changedDerivedTokens(
  file: Table,
  seed: ThemeSeed,
): { roles: Readonly<Record<string, string>>; problems: DraftProblem[] } {
  const { table } = tokensIn(file)
  const extension = table.extensions.find(([path]) => path === 'theme')?.[1][EXTENSION]
  const mode = isTable(extension) ? modeOf(extension.mode) : undefined
  if (!mode) return { roles: {}, problems: [] }
  const exported = [seedBefore(seed, extension), seed].map((one) => tokensIn(tokenFileOf(one, mode)).table)
  const ignored: DraftProblem[] = []
  const changed = [...table.tokens.keys()]
    .filter((path) => path.startsWith('color.') && exported.every(({ tokens }) => tokens.has(path)))
    .flatMap((path) => {
      const is = colorAt(table, path, ignored, true)
      const meant = exported.map((one) => colorAt(one, path, ignored, true))
      return is === undefined || meant.includes(is) ? [] : [{ path, is, meant: meant[0] }]
    })
  const roleOf = (path: string) => roleTokens.find((token) => path === `color.${token}`)
  return {
    roles: Object.fromEntries(
      changed.flatMap(({ path, is }) => (roleOf(path) ? [[`${mode}.${roleOf(path)}`, is]] : [])),
    ),
    problems: changed
      .filter(({ path }) => !roleOf(path))
      .flatMap(({ path, is, meant }) => refuse('tokenDerived', path, `${is}, ${meant}`))
      .slice(0, 20),
  }
}

/** The theme at the time of its export: a designer who changes its colours leaves the derived tokens as they were. */
function seedBefore(seed: ThemeSeed, extension: unknown): ThemeSeed {
  const from = isTable(extension) && isTable(extension.from) ? extension.from : {}
  const before = seedColors.map((name) => [name, typeof from[name] === 'string' ? tidyColor(from[name]) : undefined])
  return { ...seed, ...Object.fromEntries(before.filter(([, hex]) => hex !== undefined)) }
}

const modeOf = (value: unknown): Mode | undefined => (value === 'light' || value === 'dark' ? value : undefined)

/** A broken colour anywhere makes the whole file doubtful: the designer should know before the theme is used. */
function brokenColors(table: TokenTable): DraftProblem[] {
  const found: DraftProblem[] = []
  for (const [path, { type }] of table.tokens) if (type === 'color') colorAt(table, path, found, true)
  return found
}

/** Finds the token of a field: `theme.primary` first, else the only one with that last name. Two are refused. */
function pathFor(
  { tokens }: TokenTable,
  name: string,
  types: readonly string[],
  found: DraftProblem[],
  group = 'theme',
): string | undefined {
  const isNamed = (path: string, wanted: string) => path === wanted || path.endsWith(`.${wanted}`)
  const typed = [...tokens].filter(([, { type }]) => type !== undefined && types.includes(type)).map(([path]) => path)
  const inOwnGroup = typed.filter((path) => `.${path}`.includes(`.${group}.`))
  const candidates =
    inOwnGroup.length > 0
      ? inOwnGroup.filter((path) => isNamed(path, `${group}.${name}`))
      : typed.filter((path) => isNamed(path, name))
  const [first, second] = candidates
  if (first !== undefined && second !== undefined) {
    found.push(...refuse('tokenTwo', `${first}, ${second}`, `${group}.${name}`))
    return undefined
  }
  return first
}

/** The corners of a file if they are not those of the theme anyway: a set by its name, others in pixels. */
function readCorners(
  table: TokenTable,
  before: Table,
): { radius?: string; corners?: Record<string, number> | undefined } {
  const parts = ['card', 'input', 'button'] as const
  const [card, input, button] = parts.map((part) => lengthAt(table, `radius.${part}`))
  if (card === undefined || input === undefined || button === undefined) return {}
  const own = cornersOf(before)
  if (own.card === card && own.input === input && own.button === button) return {}
  const radius = radiusSetOf({ card, input, button })
  if (radius) return { radius, corners: undefined }
  const pixels = [card, input, button].map(Number.parseFloat)
  return { corners: Object.fromEntries(parts.map((part, at) => [part, pixels[at] ?? 0])) }
}

function lengthAt(table: TokenTable, path: string): string | undefined {
  const value = resolve(table, path, [])
  if (typeof value === 'string') return /^\d+(\.\d+)?px$/.test(value) ? value : undefined
  return isTable(value) && typeof value.value === 'number' && value.unit === 'px' ? `${value.value}px` : undefined
}

/** Resolves aliases (`{group.token}`); undefined, with a problem, for one that leads nowhere or round in a circle. */
function resolve(table: TokenTable, path: string, found: DraftProblem[]): unknown {
  const seen = [path]
  let value = table.tokens.get(path)?.value
  for (;;) {
    const alias = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined
    if (alias === undefined) return value
    const next = table.find(alias)
    if (next === undefined) {
      found.push(...refuse('tokenAlias', path, alias))
      return undefined
    }
    if (seen.includes(next)) {
      found.push(...refuse('tokenCycle', path, [...seen, next].join(' → ').slice(0, 200)))
      return undefined
    }
    seen.push(next)
    value = table.tokens.get(next)?.value
  }
}

function colorAt(table: TokenTable, path: string, found: DraftProblem[], mayBeSeeThrough = false): string | undefined {
  const before = found.length
  const value = resolve(table, path, found)
  if (value === undefined) {
    if (found.length === before) found.push(...refuse('tokenColor', path, 'undefined'))
    return undefined
  }
  const read = typeof value === 'string' ? colorOfText(value) : isTable(value) ? colorOfObject(value) : undefined
  if (read === undefined) {
    found.push(...refuse('tokenColor', path, shortened(value)))
    return undefined
  }
  if ('space' in read) {
    found.push(...refuse('tokenSpace', path, read.space))
    return undefined
  }
  if (read.alpha < 1 && !mayBeSeeThrough) {
    found.push(...refuse('tokenAlpha', path, String(read.alpha)))
    return undefined
  }
  return read.alpha < 1 ? read.hex + byte(read.alpha) : read.hex
}

type ReadColor = { hex: string; alpha: number } | { space: string }

function colorOfText(text: string): ReadColor | undefined {
  const eight = /^#([0-9a-f]{6})([0-9a-f]{2})$/i.exec(text.trim())
  if (eight) return { hex: `#${eight[1]?.toLowerCase()}`, alpha: Number.parseInt(eight[2] ?? 'ff', 16) / 255 }
  const hex = tidyColor(text)
  return hex === undefined ? undefined : { hex, alpha: 1 }
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** The colour object of 2025.10. Other colour spaces are read by their `hex`. */
function colorOfObject({ colorSpace, components, alpha = 1, hex }: Table): ReadColor | undefined {
  if (!isShare(alpha)) return undefined
  if (colorSpace === 'srgb') {
    if (!Array.isArray(components) || components.length !== 3 || !components.every(isShare)) return undefined
    return { hex: `#${components.map(byte).join('')}`, alpha }
  }
  if (typeof colorSpace !== 'string') return undefined
  const stand = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : undefined
  return stand === undefined ? { space: colorSpace.slice(0, 40) } : { hex: stand, alpha }
}

function byte(part: number): string {
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')
}

function familyAt(table: TokenTable, path: string, found: DraftProblem[]): string | undefined {
  const value = resolve(table, path, found)
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first
  if (value !== undefined) found.push(...refuse('tokenFamily', path, shortened(value)))
  return undefined
}

const shortened = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60)

function distinct(problems: readonly DraftProblem[]): DraftProblem[] {
  return [...new Map(problems.map((one) => [`${one.kind} ${one.value} ${one.allowed}`, one])).values()]
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
