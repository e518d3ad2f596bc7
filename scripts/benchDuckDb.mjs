// DuckDB for `benchEngine.mjs`: the same rows, and the same questions in its SQL. It is installed at its first use, for the bench only.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const version = '1.5.6-r.1'

function install(engines) {
  const installed = join(engines, `duckdb-${version}`)
  if (existsSync(join(installed, 'node_modules/@duckdb/node-api/package.json'))) return installed
  mkdirSync(installed, { recursive: true })
  writeFileSync(
    join(installed, 'package.json'),
    JSON.stringify({ private: true, dependencies: { '@duckdb/node-api': version } }),
  )
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: installed })
  if (status !== 0) throw new Error(`DuckDB could not be installed: ${stderr}`)
  return installed
}

const columns = `time UINTEGER, vhost VARCHAR, tier VARCHAR, request VARCHAR, response VARCHAR, cached VARCHAR, agent VARCHAR,
  referer VARCHAR, clientip VARCHAR, method VARCHAR, proto VARCHAR, bytes UBIGINT, micros BIGINT`

const linePattern = String.raw`^(\S+) \S+ \S+ \[([^\]]+)\] "(\S+) (\S+) (\S+)" (\d+) (\d+) "([^"]*)" "([^"]*)" rt=([\d.]+) cache=(\w+)`
const lineFields =
  "['client', 'time', 'method', 'request', 'proto', 'status', 'bytes', 'referer', 'agent', 'rt', 'cache']"

const counters = `count(*) AS requests, sum(bytes) AS total_bytes, count(*) FILTER (WHERE cached = 'hit') AS hits,
  count(*) FILTER (WHERE cached = 'miss') AS misses, sum(bytes) FILTER (WHERE cached = 'hit') AS hit_bytes,
  sum(bytes) FILTER (WHERE cached = 'miss') AS miss_bytes, sum(greatest(micros, 0)) AS micros_sum,
  count(*) FILTER (WHERE micros >= 0) AS timed_sum`

const text = (value) => `'${value.replaceAll("'", "''")}'`
const listOf = (values) => `(${values.map(text).join(', ')})`

const expressionOf = ({ column, as, times }) => {
  if (times)
    return `list_position([${times.join(', ')}, 9e18], list_filter([${times.join(', ')}, 9e18], one -> micros <= one)[1])`
  return as === 'path' ? `split_part(${column}, '?', 1)` : column
}

/** Opens DuckDB on a folder, with two threads and the memory that ClickHouse is to need at most. */
export async function openDuckDb(engines, dir) {
  const { DuckDBInstance } = createRequire(join(install(engines), 'package.json'))('@duckdb/node-api')
  const instance = await DuckDBInstance.create(join(dir, 'bench.duckdb'), { threads: '2', memory_limit: '2GB' })
  const connection = await instance.connect()
  const ask = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJS()
  await ask(`CREATE TABLE requests (${columns})`)

  async function whereOf({ sites, from, to, conditions }) {
    const parts = [`vhost IN ${listOf(sites)}`, `time >= ${from}`, `time < ${to}`]
    for (const condition of conditions) {
      const { column, list, passes } = condition
      if (list) parts.push(`${expressionOf(condition)} ${list.isExcluded ? 'NOT IN' : 'IN'} ${listOf(list.values)}`)
      else {
        const values = await ask(`SELECT DISTINCT ${column} AS value FROM requests WHERE ${parts.join(' AND ')}`)
        parts.push(`${column} IN ${listOf(['', ...values.map(({ value }) => value).filter(passes)])}`)
      }
    }
    return parts.join(' AND ')
  }

  const stepOf = ({ from }, interval) => `(time - ${from}) // ${interval} AS step`

  return {
    async importLog(file, site) {
      await ask(`INSERT INTO requests SELECT epoch(strptime(l.time, '%d/%b/%Y:%H:%M:%S %z'))::UINTEGER, ${text(site)}, 'L1', l.request, l.status,
        lower(l.cache), l.agent, l.referer, l.client, l.method, l.proto, l.bytes::UBIGINT, (l.rt::DOUBLE * 1e6)::BIGINT
        FROM (SELECT regexp_extract(line, ${text(linePattern)}, ${lineFields}) AS l
          FROM read_csv(${text(file)}, delim = '\x01', quote = '', escape = '', header = false, columns = {'line': 'VARCHAR'}))`)
      await ask('CHECKPOINT')
    },
    async generate(from, lines) {
      await ask(`INSERT INTO requests SELECT (${from} + i * 2592000 // ${lines})::UINTEGER, 'www.example.com', 'L1',
        '/news/' || rank || '/article-' || rank % 97 || '.html' || CASE WHEN random() < 0.1 THEN '?p=' || (random() * 20)::INT ELSE '' END,
        CASE WHEN dice < 0.9 THEN '200' WHEN dice < 0.95 THEN '304' WHEN dice < 0.98 THEN '404' ELSE '503' END,
        CASE WHEN random() < 0.7 THEN 'hit' ELSE 'miss' END,
        ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36', 'Mozilla/5.0 (iPhone) Safari/604.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0'][rank % 4 + 1],
        CASE WHEN random() < 0.6 THEN '-' ELSE 'https://www.example.com/news/' || rank % 50 END,
        '10.' || rank % 200 || '.' || (random() * 249)::INT || '.' || (random() * 49)::INT, 'GET', 'HTTP/1.1',
        (random() * 60000)::UBIGINT, (random() * 1000000)::BIGINT
        FROM (SELECT i, exp(random() * 8)::INT AS rank, random() AS dice FROM range(${lines}) t(i))`)
      await ask('CHECKPOINT')
    },
    source: {
      histogram: async (question, interval) =>
        ask(
          `SELECT ${stepOf(question, interval)}, ${counters} FROM requests WHERE ${await whereOf(question)} GROUP BY step`,
        ),
      splitHistogram: async (question, interval, _, field) =>
        ask(
          `SELECT ${stepOf(question, interval)}, ${expressionOf(field)} AS place, ${counters} FROM requests WHERE ${await whereOf(question)} GROUP BY step, place`,
        ),
      async table(question, field, size) {
        // What only our functions can judge is judged for the different values, as with ClickHouse.
        const column = field.label && field.as !== 'path' ? { column: field.column } : field
        return ask(
          `SELECT *, count(*) OVER () AS total FROM (SELECT ${expressionOf(column)} AS name, ${counters} FROM requests WHERE ${await whereOf(question)} GROUP BY name) ORDER BY requests DESC, total_bytes DESC, name LIMIT ${size}`,
        )
      },
    },
    async close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
