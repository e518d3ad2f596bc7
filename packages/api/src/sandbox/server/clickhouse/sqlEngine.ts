import { SourceError, type SourceProblem } from '../../traffic/sourceError.ts'

/** A value that is bound to a parameter. */
export type SqlValue = string | number | readonly string[] | readonly number[]

/** A statement and the values of its parameters, `{p0:String}` in its text. */
export interface Sql {
  readonly text: string
  readonly params: Readonly<Record<string, SqlValue>>
}

export type SqlRow = Readonly<Record<string, unknown>>

/** The rows of an answer, and how many there were before the limit. */
export interface SqlAnswer {
  readonly rows: readonly SqlRow[]
  readonly rowsBeforeLimit: number
}

/** ClickHouse, in process or a server: both take the same statements. */
export interface SqlEngine {
  /** What it is, for the start and the boards. */
  readonly name: string
  query(sql: Sql): Promise<SqlAnswer>
  run(sql: Sql): Promise<void>
  /** Inserts a block of requests as `NativeRows` writes it; the same token is inserted once where the table remembers them. */
  insertRequests(block: Buffer, token: string): Promise<void>
  close(): Promise<void>
}

/** Settings of every question: numbers as numbers, and the exact count of groups before a limit. */
export const querySettings = { output_format_json_quote_64bit_integers: 0, exact_rows_before_limit: 1 } as const

/** Settings of every insert: one batch may hold the lines of many days. */
export const insertSettings = { max_partitions_per_insert_block: '0' } as const

const problems: Readonly<Record<string, SourceProblem>> = {
  60: 'schema',
  16: 'schema',
  47: 'schema',
  81: 'schema',
  115: 'version',
  164: 'readOnly',
  159: 'slow',
  160: 'slow',
  192: 'credentials',
  193: 'credentials',
  194: 'credentials',
  497: 'credentials',
  516: 'credentials',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
}

const sentences: Readonly<Record<SourceProblem, (name: string, detail: string) => string>> = {
  credentials: (name) => `${name} refuses the user or the password. Check --user and CLICKHOUSE_PASSWORD.`,
  unreachable: (name) => `${name} does not answer. Check its address, and that it runs.`,
  slow: (name) => `${name} took too long to answer.`,
  schema: (name, detail) =>
    `${name} lacks a database or table that Parapet needs: ${detail} A database is made by CREATE DATABASE; Parapet makes its tables at the start.`,
  version: (name) =>
    `${name} is too old: Parapet needs parameters of queries and exact counts of rows, which ClickHouse has since 22.8.`,
  readOnly: (name) =>
    `${name} lets this user change no settings (readonly = 1). Give it readonly = 2, or a role that may only SELECT.`,
  failed: (name, detail) => `${name} failed: ${detail}`,
}

const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').slice(0, 300)

/** What went wrong, in a sentence: credentials, an address that does not answer, a missing table, or anything else. */
export function sourceErrorOf(error: unknown, name: string): SourceError {
  if (error instanceof SourceError) return error
  const message = error instanceof Error ? error.message : String(error)
  const own = error instanceof Error && 'clickhouseCode' in error ? error.clickhouseCode : undefined
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const named = /Code: (\d+)/.exec(message)?.[1]
  const known = [own, code, named].map(String).find((one) => one in problems)
  const isSilent = /timeout|socket hang up/i.test(message)
  const problem = problems[known ?? ''] ?? (isSilent ? 'unreachable' : 'failed')
  return new SourceError(problem, sentences[problem](name, firstLine(message)))
}

/** Runs what an engine does, and turns its errors into sentences. */
export async function withSentence<Given>(name: string, run: () => Promise<Given>): Promise<Given> {
  try {
    return await run()
  } catch (error) {
    throw sourceErrorOf(error, name)
  }
}

/** A number of an answer; 0 for what is none. */
export const numberIn = (row: SqlRow | undefined, name: string): number => {
  const value = Number(row?.[name] ?? 0)
  return Number.isFinite(value) ? value : 0
}

/** A text of an answer. */
export const textIn = (row: SqlRow, name: string): string => String(row[name] ?? '')
