// Measures one engine for `benchEngines.mjs`: it imports the log or makes its rows, asks the boards' questions and prints the results as JSON.
// Usage: node scripts/benchEngine.mjs clickHouse|duckDb|memory|goAccess LINES DIR [--generated]

import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openChdb } from '../packages/api/src/sandbox/server/clickhouse/chdbEngine.ts'
import { installChdb } from '../packages/api/src/sandbox/server/clickhouse/installChdb.ts'
import { openKeptLogs } from '../packages/api/src/sandbox/server/clickhouse/keptLogs.ts'
import { migrate } from '../packages/api/src/sandbox/server/clickhouse/migrate.ts'
import { importLogs } from '../packages/api/src/sandbox/server/importLog.ts'
import { logTraffic } from '../packages/api/src/sandbox/traffic/logTraffic.ts'
import { randomOf } from '../packages/api/src/sandbox/traffic/random.ts'
import { oneOf } from '../packages/api/src/sandbox/traffic/scan.ts'
import { memoryStatistics } from '../packages/api/src/sandbox/traffic/statisticsSource.ts'
import { bots, delivery } from '../packages/api/src/sandbox/traffic/views.ts'
import { openDuckDb } from './benchDuckDb.mjs'
import { root } from './workspace.mjs'

const [engineName, lineCount, dir, generated] = process.argv.slice(2)
const lines = Number(lineCount)
const isGenerated = generated === '--generated'
const day = 86_400
const to = Date.UTC(2026, 9, 31) / 1000
const from = to - 30 * day
const file = join(dir, 'access.log')
const site = 'www.example.com'

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
]

async function writeLog() {
  if (existsSync(file)) return
  const random = randomOf(7)
  const out = createWriteStream(file)
  let text = ''
  for (let i = 0; i < lines; i++) {
    const time = new Date((from + (i / lines) * 30 * day) * 1000).toUTCString()
    const stamp = `${time.slice(5, 7)}/${time.slice(8, 11)}/${time.slice(12, 16)}:${time.slice(17, 25)} +0000`
    const rank = Math.floor(Math.exp(random() * 8))
    const dice = random()
    const status = dice < 0.9 ? 200 : dice < 0.95 ? 304 : dice < 0.98 ? 404 : 503
    const query = random() < 0.1 ? `?p=${Math.floor(random() * 20)}` : ''
    const referer = random() < 0.6 ? '-' : `https://www.example.com/news/${rank % 50}`
    text += `10.${rank % 200}.${Math.floor(random() * 250)}.${Math.floor(random() * 50)} - - [${stamp}] "GET /news/${rank}/article-${rank % 97}.html${query} HTTP/1.1" ${status} ${Math.floor(random() * 60_000)} "${referer}" "${agents[rank % agents.length]}" rt=${random().toFixed(3)} cache=${random() < 0.7 ? 'HIT' : 'MISS'}\n`
    if (text.length < 1 << 20) continue
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  out.end(text)
  await once(out, 'finish')
}

/** Rows of one day at a time, so that no insert needs memory for all. */
async function generateRows(engine) {
  const step = Math.ceil(lines / 30)
  for (let first = 0; first < lines; first += step)
    await engine.run({ text: generate, params: { from, lines, first, count: Math.min(step, lines - first) } })
}

const generate = `INSERT INTO requests (time, vhost, request, response, cached, agent, referer, clientip, method, proto, bytes, micros)
SELECT toDateTime({from:UInt32} + intDiv(number * 2592000, {lines:UInt64}), 'UTC') AS time, 'www.example.com',
  concat('/news/', toString(rank), '/article-', toString(rank % 97), '.html', if(rand(2) % 10 = 0, concat('?p=', toString(rand(3) % 20)), '')),
  multiIf(dice < 90, '200', dice < 95, '304', dice < 98, '404', '503'), if(rand(4) % 10 < 7, 'hit', 'miss'),
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36', 'Mozilla/5.0 (iPhone) Safari/604.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0'][rank % 4 + 1],
  if(rand(5) % 10 < 6, '-', concat('https://www.example.com/news/', toString(rank % 50))),
  concat('10.', toString(rank % 200), '.', toString(rand(6) % 250), '.', toString(rand(7) % 50)), 'GET', 'HTTP/1.1', rand(8) % 60000, rand(9) % 1000000
FROM (SELECT number, toUInt32(exp(rand(10) / 4294967296 * 8)) AS rank, rand(11) % 100 AS dice FROM numbers({first:UInt64}, {count:UInt64}))`

const edge = oneOf('tier', ['L1'])
const path = delivery.fields.path
const whole = { from, to }
const lastDay = { from: to - day, to }
const questionsOf = (sites) => {
  const asked = (span, ...conditions) => ({ sites, ...span, conditions: [edge, ...conditions] })
  const histogram = (question, interval) => (source) => source.histogram(question, interval, 'Europe/Madrid')
  const table = (question, field) => (source) =>
    source.table(question, typeof field === 'string' ? { column: field } : field, 10)
  const split = (question, column, keys) => (source) => source.splitHistogram(question, 3600, 'UTC', { column }, keys)
  return {
    'History, 30 days by hour': histogram(asked(whole), 3600),
    'History, 30 days by day': histogram(asked(whole), day),
    '30 days by day, 404': histogram(asked(whole, oneOf('response', ['404'])), day),
    '30 days by status': table(asked(whole), 'response'),
    '30 days by cache': table(asked(whole), 'cached'),
    '30 days by site': table(asked(whole), 'vhost'),
    '30 days by hour and cache': split(asked(whole), 'cached', ['hit', 'miss']),
    '30 days by hour and status': split(asked(whole), 'response', ['200', '304', '404', '503']),
    'A day by minute': histogram(asked(lastDay), 60),
    'A day by five minutes': histogram(asked(lastDay), 300),
    'A day, addresses of pages': table(asked(lastDay), 'request'),
    'A day, paths': table(asked(lastDay), path),
    'A day, clients': table(asked(lastDay), 'clientip'),
    'A day, agents': table(asked(lastDay), 'agent'),
    'A day, referrers': table(asked(lastDay), 'referer'),
    'A day, paths of 404': table(asked(lastDay, oneOf('response', ['404'])), path),
    'A day, one client': table(asked(lastDay, oneOf('clientip', ['10.1.2.3'])), path),
    'A day, bots': table(asked(lastDay, ...bots.rows), bots.fields.crawler),
    'A day, durations': table(asked(lastDay), { column: 'response', times: [50_000, 100_000, 500_000, 1_000_000] }),
    '30 days, paths': table(asked(whole), path),
  }
}

async function timesOf(source, questions) {
  const times = {}
  for (const [name, ask] of Object.entries(questions)) {
    const startedMs = performance.now()
    await ask(source)
    const first = performance.now() - startedMs
    const againMs = performance.now()
    await ask(source)
    times[name] = { first: Math.round(first), again: Math.round(performance.now() - againMs) }
  }
  return times
}

const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

const seconds = (startedMs) => Number(((performance.now() - startedMs) / 1000).toFixed(1))
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1024)

/** Fills an engine, asks it, and says what both took. */
async function measure(data, fill, close) {
  const startedMs = performance.now()
  const before = cpu()
  const { source, sites } = await fill()
  const importS = seconds(startedMs)
  const importCpuS = Number((cpu() - before).toFixed(1))
  const times = await timesOf(source, questionsOf(sites))
  await close()
  const size = data === undefined ? {} : { bytesARow: Number((sizeOf(data) / lines).toFixed(1)) }
  return { importS, importCpuS, rate: Math.round(lines / importS), ...size, peakMb: peakMb(), times }
}

const data = join(dir, engineName)

async function benchClickHouse() {
  let tableBytesARow = 0
  const engine = await openChdb(await installChdb(join(root, '.parapet/engines'), () => undefined), data)
  let kept
  const results = await measure(
    data,
    async () => {
      if (isGenerated) {
        await migrate(engine)
        await generateRows(engine)
      }
      kept = await openKeptLogs(engine, {
        logs: isGenerated ? [] : [{ file, site }],
        keepTimes: true,
        say: () => undefined,
      })
      const log = kept.open(kept.report.last)
      return { source: log.statistics, sites: log.sites }
    },
    async () => {
      const { rows } = await engine.query({
        text: "SELECT sum(data_compressed_bytes) AS bytes FROM system.parts WHERE active AND table LIKE 'requests%'",
        params: {},
      })
      tableBytesARow = Number((Number(rows[0]?.bytes ?? 0) / lines).toFixed(1))
      await kept.close()
    },
  )
  return { ...results, tableBytesARow }
}
async function benchDuckDb() {
  const duckDb = await openDuckDb(join(root, '.parapet/engines'), data)
  return measure(
    data,
    async () => {
      await (isGenerated ? duckDb.generate(from, lines) : duckDb.importLog(file, site))
      return { source: duckDb.source, sites: [site] }
    },
    duckDb.close,
  )
}

async function benchMemory() {
  return measure(
    undefined,
    async () => {
      const traffic = logTraffic((await importLogs([{ file, site }])).log)
      return { source: memoryStatistics(traffic), sites: traffic.sites }
    },
    async () => undefined,
  )
}

function benchGoAccess() {
  if (spawnSync('goaccess', ['--version']).status !== 0) return {}
  const startedMs = performance.now()
  spawnSync('goaccess', [file, '--log-format=COMBINED', '-o', join(dir, 'report.json')])
  return { importS: seconds(startedMs) }
}

const benches = { clickHouse: benchClickHouse, duckDb: benchDuckDb, memory: benchMemory, goAccess: benchGoAccess }
mkdirSync(data, { recursive: true })
if (!isGenerated) await writeLog()
const fileMb = isGenerated ? undefined : Math.round(statSync(file).size / 1e6)
console.log(JSON.stringify({ fileMb, ...(await benches[engineName]()) }))
rmSync(data, { recursive: true, force: true })
process.exit(0)
