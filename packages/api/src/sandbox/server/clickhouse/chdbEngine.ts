import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SourceError } from '../../traffic/sourceError.ts'
import { insertSettings, querySettings, type Sql, type SqlEngine, type SqlRow, withSentence } from './sqlEngine.ts'

interface Session {
  queryBindAsync(query: string, params: object, options: { format: string }): Promise<{ text(): string }>
  insert(params: {
    table: string
    values: Buffer
    format: 'TabSeparated'
    columns: readonly string[]
    settings: Record<string, string | number>
  }): Promise<unknown>
  close(): void
}

interface Chdb {
  Session: new (path: string, options: { connectionArgs: readonly string[] }) => Session
  version(): { chdb?: string; libchdb?: string }
}

interface JsonAnswer {
  data: SqlRow[]
  rows_before_limit_at_least?: number
  rows: number
}

const name = 'ClickHouse in process'
const database = 'parapet'

const argumentsOf = (settings: Readonly<Record<string, number>>) =>
  Object.entries(settings).map(([setting, value]) => `--${setting}=${value}`)

/** Opens the engine in process that is installed in `installed`, on the data in `dir`. One process opens a folder at a time. */
export async function openChdb(installed: string, dir: string): Promise<SqlEngine> {
  const chdb: Chdb = createRequire(join(installed, 'package.json'))('chdb')
  let session: Session
  try {
    session = new chdb.Session(dir, { connectionArgs: argumentsOf(querySettings) })
  } catch (error) {
    const detail = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    throw new SourceError('failed', `The data in ${dir} cannot be opened by ClickHouse: ${detail}`)
  }
  const asked = ({ text, params }: Sql) =>
    withSentence(name, async () => (await session.queryBindAsync(text, params, { format: 'JSON' })).text())
  const engine: SqlEngine = {
    name,
    async query(sql) {
      const { data, rows, rows_before_limit_at_least: before }: JsonAnswer = JSON.parse(await asked(sql))
      return { rows: data, rowsBeforeLimit: before ?? rows }
    },
    async run(sql) {
      await asked(sql)
    },
    async insert(table, columns, lines, token) {
      await withSentence(name, () =>
        session.insert({
          table: `${database}.${table}`,
          values: Buffer.from(lines),
          format: 'TabSeparated',
          columns,
          settings: { ...insertSettings, ...(token === undefined ? {} : { insert_deduplication_token: token }) },
        }),
      )
    },
    async close() {
      session.close()
    },
  }
  await engine.run({ text: `CREATE DATABASE IF NOT EXISTS ${database}`, params: {} })
  await engine.run({ text: `USE ${database}`, params: {} })
  return engine
}
