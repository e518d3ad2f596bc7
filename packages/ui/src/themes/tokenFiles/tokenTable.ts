import { type DraftProblem, type ProblemKind, when } from '../clinic/draft.ts'

type Table = Readonly<Record<string, unknown>>

export interface FoundToken {
  type: string | undefined
  value: unknown
}

/** All tokens of a file by their path, with types that groups hand down. */
export interface TokenTable {
  tokens: ReadonlyMap<string, FoundToken>
  extensions: readonly (readonly [string, Table])[]
  /** The path of an alias: as written, else below a token set of Tokens Studio, the last set first. */
  find(alias: string): string | undefined
}

/** A real file has about 10 levels and some hundred tokens. */
const MOST_LEVELS = 24
const MOST_TOKENS = 20_000

/** Whether a file has design tokens: an object with `$value`, or Tokens Studio's older `value` and `type`. */
export function isTokenFile(file: Table): boolean {
  const { table, problems } = tokensIn(file)
  return table.tokens.size > 0 || problems.length > 0
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

const isOlder = (table: Table) =>
  typeof table.type === 'string' && Object.hasOwn(table, 'value') && !Object.hasOwn(table, '$value')

/** Collects the tokens of a file. A name that no tool could refer to, too many levels or tokens are refused. */
export function tokensIn(file: Table): { table: TokenTable; problems: readonly DraftProblem[] } {
  const tokens = new Map<string, FoundToken>()
  const extensions: (readonly [string, Table])[] = []
  const problems: DraftProblem[] = []
  const refuse = (kind: ProblemKind, token: string, detail: string) =>
    problems.push(...when(true, 'file', kind, token, [detail]))
  const walk = (group: Table, path: readonly string[], inherited: string | undefined): void => {
    const at = path.join('.')
    if (isTable(group.$extensions)) extensions.push([at, group.$extensions])
    const ownType = typeof group.$type === 'string' ? group.$type : inherited
    if (Object.hasOwn(group, '$value')) return void tokens.set(at, { type: ownType, value: group.$value })
    if (path.length > 0 && isOlder(group)) return void tokens.set(at, { type: String(group.type), value: group.value })
    for (const [name, child] of Object.entries(group)) {
      if (name.startsWith('$') || !isTable(child) || problems.length > 0) continue
      if (/[.{}]/.test(name) || name === '__proto__') refuse('tokenName', [...path, name].join('.'), name)
      else if (path.length >= MOST_LEVELS) refuse('tokenDeep', path.slice(0, 4).join('.'), String(MOST_LEVELS))
      else if (tokens.size >= MOST_TOKENS) refuse('tokenMany', at, String(MOST_TOKENS))
      else walk(child, [...path, name], ownType)
    }
  }
  walk(file, [], undefined)
  const sets = setsOf(file)
  const find = (alias: string) =>
    tokens.has(alias) ? alias : sets.map((set) => `${set}.${alias}`).findLast((path) => tokens.has(path))
  // Names are only refused in token files; any other object is somebody else's to judge.
  return { table: { tokens, extensions, find }, problems: tokens.size > 0 || hasMark(file) ? problems : [] }
}

const hasMark = (file: Table) => isTable(file.$metadata) || Array.isArray(file.$themes)

/** The token sets of Tokens Studio in their order: aliases there leave out the name of the set. */
function setsOf(file: Table): readonly string[] {
  const order = isTable(file.$metadata) ? file.$metadata.tokenSetOrder : undefined
  const named = Array.isArray(order) ? order.filter((name) => typeof name === 'string') : []
  return named.length > 0 ? named : Object.keys(file).filter((name) => !name.startsWith('$'))
}
