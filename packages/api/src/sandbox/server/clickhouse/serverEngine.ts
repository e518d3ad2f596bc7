import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { requestColumns } from './nativeRows.ts'
import { insertSettings, querySettings, type SqlEngine, type SqlRow, sourceErrorOf, withSentence } from './sqlEngine.ts'

/** Where a ClickHouse server is, and as whom it is asked. */
export interface ClickHouseServer {
  readonly url: string
  readonly database: string
  readonly user: string
  readonly password: string
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs?: number
}

const usualTimeoutMs = 120_000

/** Connects to a server, or to a node of a cluster, over HTTP. */
export function openServer({ url, database, user, password, timeoutMs = usualTimeoutMs }: ClickHouseServer): SqlEngine {
  const client = createClient({
    url,
    database,
    username: user,
    password,
    application: 'parapet',
    // What fails is said in a sentence by who asked.
    log: { level: ClickHouseLogLevel.OFF },
    request_timeout: timeoutMs,
    compression: { request: false, response: true },
    use_multipart_params_auto: true,
    clickhouse_settings: { wait_end_of_query: 1 },
  })
  const { host } = new URL(url)
  const name = `ClickHouse at ${host}`

  /** Runs what may fail because of the server's version, which the sentence then has. */
  async function attempt<Given>(ask: () => Promise<Given>): Promise<Given> {
    try {
      return await ask()
    } catch (error) {
      const known = sourceErrorOf(error, name)
      if (known.problem !== 'version') throw known
      const version = await withSentence(name, async () => {
        const answer = await client.query({ query: 'SELECT version() AS version', format: 'JSON' })
        return (await answer.json<{ version: string }>()).data[0]?.version ?? ''
      })
      throw sourceErrorOf(error, `ClickHouse ${version} at ${host}`)
    }
  }

  const paramsOf = (params: object) => ({ query_params: { ...params } })
  return {
    name,
    async query({ text, params }) {
      return attempt(async () => {
        const answer = await client.query({
          query: text,
          format: 'JSON',
          ...paramsOf(params),
          clickhouse_settings: querySettings,
        })
        const { data, rows = data.length, rows_before_limit_at_least: before = rows } = await answer.json<SqlRow>()
        return { rows: data, rowsBeforeLimit: before }
      })
    },
    async run({ text, params }) {
      await attempt(() => client.command({ query: text, ...paramsOf(params) }))
    },
    async insertRequests(block, token) {
      await attempt(async () => {
        const { stream } = await client.exec({
          query: `INSERT INTO requests (${requestColumns.join(', ')}) FORMAT Native`,
          values: Readable.from([block], { objectMode: false }),
          clickhouse_settings: { ...insertSettings, insert_deduplication_token: token },
        })
        await finished(stream.resume())
      })
    },
    close: () => client.close(),
  }
}
