// Imports a generated access log of a million lines (limits: 30 s and 1 GiB), then requests tables and a histogram of
// its 24 hours over HTTP (limit: 150 ms). Times in ms, memory in MB. Usage: node scripts/benchImport.mjs
// [--lines=1000000] (after `pnpm build`; writes test-results/bench-import.json)
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { startProduct } from './measure.mjs'
import { root } from './workspace.mjs'

const lines = Number(process.argv.find((argument) => argument.startsWith('--lines='))?.slice('--lines='.length) ?? 1e6)
const limits = { importMs: 30_000, peakMb: 1024, queryMs: 150 }
const round = (value) => Math.round(value * 10) / 10

function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (number) => String(number).padStart(2, '0')
function stamp(second) {
  const at = new Date(second * 1000)
  const day = `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}`
  return `${day}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`
}

async function writeLog(file) {
  const random = randomOf(446)
  const below = (size, lean = 1) => Math.floor(random() ** lean * size)
  const begin = Date.UTC(2026, 5, 14) / 1000
  const countries = ['ES', 'FR', 'US', 'DE', 'MX', 'AR', 'GB', '-']
  const types = ['text/html', 'image/webp', 'application/json', 'text/css', 'video/mp4']
  const outcomes = ['200 hit', '200 hit', '200 hit', '200 miss', '304 hit', '404 miss', '503 pass']
  const out = createWriteStream(file)
  let text = ''
  for (let line = 0; line < lines; line += 1) {
    const [status, cached] = outcomes[below(outcomes.length)].split(' ')
    const client = below(20_000, 2)
    const page = below(50_000, 3)
    const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + below(40)}.0) Gecko/20100101 Firefox/${100 + below(40)}.0`
    text += `10.${client >> 16}.${(client >> 8) & 255}.${client & 255} - - [${stamp(begin + Math.floor((line / lines) * 86_400))}] `
    text += `"GET https://s${below(3)}.example/section-${page % 97}/article-${page}.html?v=${page % 7} HTTP/2" ${status} `
    text += `${below(400_000, 3)} "${agent}" ${cached} "${types[below(types.length)]}" "L1" ${below(900_000, 4)} "300" `
    text += `"https://s0.example/section-${below(5000, 2)}/" https ${countries[below(countries.length, 2)]} "OK" "TCDN-OK:${line}" ${below(3600)}\n`
    if (text.length > 1 << 20) {
      if (!out.write(text)) await new Promise((done) => out.once('drain', done))
      text = ''
    }
  }
  out.end(text)
  await finished(out)
}

const peakMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function timed(run, again = 9) {
  const times = []
  for (let asked = 0; asked <= again; asked += 1) {
    const begunMs = performance.now()
    await run()
    times.push(performance.now() - begunMs)
  }
  const [first = 0, ...rest] = times
  return { first: round(first), median: round(rest.sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? first) }
}

const dir = mkdtempSync(join(tmpdir(), 'parapet-import-'))
const file = join(dir, 'access.log')
await writeLog(file)
const begunMs = performance.now()
const product = await startProduct(['--access-log', file, '--keep-times', '--now', '2026-06-15T00:00:00Z'])
try {
  const importMs = Math.round(performance.now() - begunMs)
  const importedMb = Math.round(peakMb(product.pid))
  const api = `${product.address}/api`
  const body = new URLSearchParams({ grant_type: 'password', username: 'admin', password: 'Sandbox-2026' })
  const login = await fetch(`${api}/v1/oauth2/access_token/`, { method: 'POST', body })
  const { access_token: token } = await login.json()
  const to = Date.UTC(2026, 5, 15) / 1000
  const filters = JSON.stringify({ timestamp: { from: to - 86_400, to, interval: 300 }, vhost: [] })
  const read = async (path) => {
    const url = `${api}/v1/statistics/300/delivery/analytic/${path}filters=${encodeURIComponent(filters)}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const counted = (await read('table/?key_field=proto&')).reduce((sum, row) => sum + row.requests, 0)
  if (counted !== lines) throw new Error(`The table counts ${counted} requests of ${lines} lines`)
  const queries = {}
  for (const [name, path] of [
    ['table by request', 'table/?key_field=request&'],
    ['table by client', 'table/?key_field=clientip&'],
    ['table by country', 'table/?key_field=countrycode&'],
    ['histogram of 5 minutes', 'histogram/?'],
    ['histogram by site', 'histogram/?detailed=true&'],
  ])
    queries[name] = await timed(() => read(path))
  const results = { lines, fileMb: Math.round(statSync(file).size / 1e6), importMs, importedMb, queries }
  const slowest = Math.max(...Object.values(queries).map(({ median }) => median))
  console.table([
    { figure: 'start with import, ms', is: importMs, limit: limits.importMs },
    { figure: 'memory at its peak, MB', is: importedMb, limit: limits.peakMb },
    ...Object.entries(queries).map(([figure, { first, median }]) => ({
      figure: `${figure}, ms`,
      is: median,
      first,
      limit: limits.queryMs,
    })),
  ])
  const isMet = importMs <= limits.importMs && importedMb <= limits.peakMb && slowest <= limits.queryMs
  console.log(isMet ? '✓ within the limits' : '✗ beyond a limit')
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench-import.json'), JSON.stringify(results, null, 2))
  if (!isMet) process.exitCode = 1
} finally {
  product.stop()
  rmSync(dir, { recursive: true, force: true })
}
