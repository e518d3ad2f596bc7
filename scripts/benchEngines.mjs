// Imports a log of --lines lines into the store in memory and into ClickHouse in process, and asks both the boards' questions.
// With --generated, ClickHouse makes the rows itself: for more of them than there is time to read.

import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
import { root } from './workspace.mjs'

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const lines = Number(option('lines', 1_000_000))
const isGenerated = process.argv.includes('--generated')
/** Beyond this the store in memory is left out: half a gigabyte a million. */
const mostInMemory = 3_000_000
const day = 86_400
const to = Date.UTC(2026, 9, 31) / 1000
const from = to - 30 * day
const dir = join(option('dir', tmpdir()), `parapet-bench-${lines}`)
const file = join(dir, 'access.log')

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
]

async function writeLog() {
  mkdirSync(dir, { recursive: true })
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

const generate = `INSERT INTO requests (time, vhost, request, response, cached, agent, referer, clientip, method, proto, bytes, micros)
SELECT toDateTime({from:UInt32} + intDiv(number * 2592000, {lines:UInt64}), 'UTC') AS time, 'www.example.com',
  concat('/news/', toString(rank), '/article-', toString(rank % 97), '.html', if(rand(2) % 10 = 0, concat('?p=', toString(rand(3) % 20)), '')),
  multiIf(dice < 90, '200', dice < 95, '304', dice < 98, '404', '503'), if(rand(4) % 10 < 7, 'hit', 'miss'),
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36', 'Mozilla/5.0 (iPhone) Safari/604.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0'][rank % 4 + 1],
  if(rand(5) % 10 < 6, '-', concat('https://www.example.com/news/', toString(rank % 50))),
  concat('10.', toString(rank % 200), '.', toString(rand(6) % 250), '.', toString(rand(7) % 50)), 'GET', 'HTTP/1.1', rand(8) % 60000, rand(9) % 1000000
FROM (SELECT number, toUInt32(exp(rand(10) / 4294967296 * 8)) AS rank, rand(11) % 100 AS dice FROM numbers({lines:UInt64}))`

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

const seconds = (startedMs) => (performance.now() - startedMs) / 1000
const cpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6

mkdirSync(dir, { recursive: true })
if (!isGenerated) await writeLog()
const results = { lines, ...(isGenerated ? {} : { fileMb: Math.round(statSync(file).size / 1e6) }) }
const installed = await installChdb(join(root, '.parapet/engines'), console.log)
const data = join(dir, 'data')
rmSync(data, { recursive: true, force: true })
let startedMs = performance.now()
let before = cpu()
const engine = await openChdb(installed, data)
if (isGenerated) {
  await migrate(engine)
  await engine.run({ text: generate, params: { from, lines } })
}
const kept = await openKeptLogs(engine, {
  logs: isGenerated ? [] : [{ file, site: 'www.example.com' }],
  keepTimes: true,
  say: console.log,
})
results.clickHouse = {
  importS: Number(seconds(startedMs).toFixed(1)),
  importCpuS: Number((cpu() - before).toFixed(1)),
  bytesARow: Number((sizeOf(data) / lines).toFixed(1)),
}
const log = kept.open(kept.report.last)
const inClickHouse = await timesOf(log.statistics, questionsOf(log.sites))
results.clickHouse.peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
const { rows } = await engine.query({
  text: "SELECT sum(data_compressed_bytes) AS bytes FROM system.parts WHERE active AND table LIKE 'requests%'",
  params: {},
})
results.clickHouse.tableBytesARow = Number((Number(rows[0]?.bytes ?? 0) / lines).toFixed(1))
await kept.close()
let inMemory = {}
if (!isGenerated && lines <= mostInMemory) {
  startedMs = performance.now()
  before = cpu()
  const imported = await importLogs([{ file, site: 'www.example.com' }])
  const traffic = logTraffic(imported.log)
  results.memory = { importS: Number(seconds(startedMs).toFixed(1)), importCpuS: Number((cpu() - before).toFixed(1)) }
  inMemory = await timesOf(memoryStatistics(traffic), questionsOf(traffic.sites))
}
const goaccess = spawnSync('goaccess', ['--version'])
if (!isGenerated && goaccess.status === 0) {
  startedMs = performance.now()
  spawnSync('goaccess', [file, '--log-format=COMBINED', '-o', join(dir, 'report.json')])
  results.goaccess = { reportS: Number(seconds(startedMs).toFixed(1)) }
}
console.log(results)
console.table(
  Object.entries(inClickHouse).map(([question, { first, again }]) => ({
    question,
    'ClickHouse, ms': first,
    again,
    'memory, ms': inMemory[question]?.first ?? '',
    'memory again': inMemory[question]?.again ?? '',
  })),
)
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(
  join(root, `test-results/bench-engines-${lines}.json`),
  JSON.stringify({ ...results, inClickHouse, inMemory }, null, 2),
)
rmSync(data, { recursive: true, force: true })
