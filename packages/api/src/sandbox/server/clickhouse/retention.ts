import { numberIn, type SqlEngine } from './sqlEngine.ts'

const timeOfTable = { requests: 'time', requests_5m: 'slot' } as const

/** How many days of requests the tables keep; 0 for all. */
export async function keptDays(engine: SqlEngine): Promise<number> {
  const { rows } = await engine.query({
    text: String.raw`SELECT toUInt32OrZero(extract(create_table_query, 'TTL time \\+ toIntervalDay\\((\\d+)\\)')) AS days
      FROM system.tables WHERE database = currentDatabase() AND name = 'requests'`,
    params: {},
  })
  return numberIn(rows[0], 'days')
}

/** Makes the tables keep so many days of requests, 0 for all; a user that may only read can ask for what they keep already. */
export async function keepDays(engine: SqlEngine, days: number) {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`No number of days: ${days}`)
  if ((await keptDays(engine)) === days) return
  for (const [table, time] of Object.entries(timeOfTable)) {
    // A parameter cannot stand in a TTL: it is a whole number.
    const ttl = days === 0 ? 'REMOVE TTL' : `MODIFY TTL ${time} + toIntervalDay(${days})`
    await engine.run({ text: `ALTER TABLE ${table} ${ttl}`, params: {} })
  }
}
