import { readdirSync, readFileSync } from 'node:fs'
import { SourceError } from '../../traffic/sourceError.ts'
import { numberIn, type SqlEngine } from './sqlEngine.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The number of the last migration, 0 for none: a user that may only read needs no more once the tables are there. */
async function lastMigration(engine: SqlEngine): Promise<number> {
  try {
    const { rows } = await engine.query({ text: 'SELECT max(number) AS number FROM migrations', params: {} })
    return numberIn(rows[0], 'number')
  } catch (error) {
    if (error instanceof SourceError && error.problem === 'schema') return 0
    throw error
  }
}

/** The statements of a file: they end with a semicolon at the end of a line. */
export const statementsOf = (text: string) =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')

/** Runs the migrations that this database has not had, in order. Each may be run again if it was cut off. */
export async function migrate(engine: SqlEngine) {
  const had = await lastMigration(engine)
  if (had === 0) {
    await engine.run({
      text: 'CREATE TABLE IF NOT EXISTS migrations (number UInt32, at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY number',
      params: {},
    })
  }
  for (const file of readdirSync(folder).sort()) {
    const number = Number.parseInt(file, 10)
    if (number <= had) continue
    for (const text of statementsOf(readFileSync(new URL(file, folder), 'utf8'))) await engine.run({ text, params: {} })
    await engine.run({ text: 'INSERT INTO migrations (number) SELECT {number:UInt32}', params: { number } })
  }
}
