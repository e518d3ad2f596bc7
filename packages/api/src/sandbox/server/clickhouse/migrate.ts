import { readdirSync, readFileSync } from 'node:fs'
import { numberIn, type SqlEngine } from './sqlEngine.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The statements of a file: they end with a semicolon at the end of a line. */
const statementsOf = (text: string) =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')

/** Runs the migrations that this database has not had, in order. Each may be run again if it was cut off. */
export async function migrate(engine: SqlEngine) {
  await engine.run({
    text: 'CREATE TABLE IF NOT EXISTS migrations (number UInt32, at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY number',
    params: {},
  })
  const { rows } = await engine.query({ text: 'SELECT max(number) AS number FROM migrations', params: {} })
  const had = numberIn(rows[0], 'number')
  for (const file of readdirSync(folder).sort()) {
    const number = Number.parseInt(file, 10)
    if (number <= had) continue
    for (const text of statementsOf(readFileSync(new URL(file, folder), 'utf8'))) await engine.run({ text, params: {} })
    await engine.run({ text: 'INSERT INTO migrations (number) SELECT {number:UInt32}', params: { number } })
  }
}
