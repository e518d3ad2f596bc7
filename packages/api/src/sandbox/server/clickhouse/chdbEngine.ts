import { readdirSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { SourceError } from '../../traffic/sourceError.ts'
import { requestColumns, requestStructure } from './nativeRows.ts'
import { insertSettings, querySettings, type Sql, type SqlEngine, type SqlRow, withSentence } from './sqlEngine.ts'

interface Session {
  queryBindAsync(query: string, params: object, options: { format: string }): Promise<{ text(): string }>
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

/** The engine reads a block from a file, as its own inserts take lines of text only. */
const blockName = /^requests-\d+\.native$/

const insertText = `INSERT INTO requests (${requestColumns.join(', ')})
SETTINGS max_partitions_per_insert_block = ${insertSettings.max_partitions_per_insert_block}, insert_deduplication_token = {token:String}
SELECT * FROM file({file:String}, 'Native', {structure:String})`

/** Removes the blocks of a process that was stopped while it inserted one. */
function removeBlocks(dir: string) {
  for (const name of readdirSync(dir)) if (blockName.test(name)) rmSync(join(dir, name), { force: true })
}

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
  removeBlocks(dir)
  let blocks = 0
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
    async insertRequests(block, token) {
      const file = join(resolve(dir), `requests-${blocks++}.native`)
      try {
        await withSentence(name, async () => {
          await writeFile(file, block, { mode: 0o600 })
          await asked({ text: insertText, params: { token, file, structure: requestStructure } })
        })
      } finally {
        await rm(file, { force: true })
      }
    },
    async close() {
      session.close()
    },
  }
  await engine.run({ text: `CREATE DATABASE IF NOT EXISTS ${database}`, params: {} })
  await engine.run({ text: `USE ${database}`, params: {} })
  return engine
}
