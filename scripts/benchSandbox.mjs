// Loads the HTTP sandbox with 200 requests a second, open loop, from the same machine: first calls without
// statistics, then one statistics query in ten, then the bills of a company with 10,000 sites. Latencies in ms,
// server memory in MB. Usage: node scripts/benchSandbox.mjs [--seconds=60] [--rate=200] (writes
// test-results/bench-sandbox.json)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from './measure.mjs'
import { root } from './workspace.mjs'

const option = (name, usual) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual)
const seconds = option('seconds', 60)
const rate = option('rate', 200)
const round = (value) => Math.round(value * 10) / 10
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function send(origin, path, { token, method = 'GET', type = 'application/json', body } = {}) {
  return new Promise((done, fail) => {
    const begunMs = performance.now()
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': type } : {}),
    }
    const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => done({ ms: performance.now() - begunMs, status: response.statusCode ?? 0, text }))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

function statisticsPath(hours, rest) {
  const to = Math.floor(Date.now() / 1000)
  const timestamp = { from: to - hours * 3600, to, interval: hours > 24 ? 3600 : 60 }
  return `/api/v1/statistics/300/delivery/${rest}filters=${encodeURIComponent(JSON.stringify({ timestamp, vhost: [] }))}`
}

const plain = [
  () => '/api/v2/companies/current_user/',
  () => '/api/v2/companies/current_user/company/300',
  () => '/api/v1/companies/300/sites/?limit=10',
  () => '/api/v1/companies/300/invalidate/?limit=20',
  () => '/api/v1/notifications/history/?limit=20',
  () => '/api/v1/notifications/groups',
  () => '/api/v1/autoprovisioning/300/backends/',
  () => '/api/v1/autoprovisioning/300/config/?limit=10',
  () => '/api/v1/ip/',
]
const statistics = [
  () => statisticsPath(1, 'analytic/histogram/?'),
  () => statisticsPath(4, 'analytic/table/?key_field=response&'),
  () => statisticsPath(168, 'historic/histogram/?'),
]

const memoryMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function load({ address, pid, token, pathAt }) {
  const latencies = []
  const failures = {}
  const memory = [memoryMb(pid)]
  const open = []
  const begunMs = performance.now()
  for (let index = 0; index < seconds * rate; index += 1) {
    const early = begunMs + (index * 1000) / rate - performance.now()
    if (early > 1) await wait(early)
    if (index > 0 && index % (rate * 10) === 0) memory.push(memoryMb(pid))
    const [path, isCounted] = pathAt(index)
    open.push(
      send(address, path, { token }).then(({ ms, status }) => {
        if (isCounted) latencies.push(ms)
        if (status !== 200) failures[`${status} ${path}`] = (failures[`${status} ${path}`] ?? 0) + 1
      }),
    )
  }
  await Promise.all(open)
  memory.push(memoryMb(pid))
  latencies.sort((a, b) => a - b)
  const at = (share) => round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))])
  return {
    calls: latencies.length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    memoryMb: memory.map(Math.round),
    failures,
  }
}

async function tokenOf(address, username) {
  const body = `grant_type=password&username=${username}&password=Sandbox-2026`
  const form = { method: 'POST', type: 'application/x-www-form-urlencoded', body }
  const { text } = await send(address, '/api/v1/oauth2/access_token/', form)
  return JSON.parse(text).access_token
}

async function firstBills(address) {
  const token = await tokenOf(address, 'staff')
  const { ms, status } = await send(address, '/api/v1/billing/billing_list/company/900', { token })
  if (status !== 200) throw new Error(`The bills answered ${status}`)
  return round(ms)
}

const product = await startProduct()
try {
  const token = await tokenOf(product.address, 'admin')
  for (const path of [...plain, ...statistics]) await send(product.address, path(), { token })
  const results = {
    'without statistics': await load({
      ...product,
      token,
      pathAt: (index) => [plain[index % plain.length](), true],
    }),
    'one statistics query in ten': await load({
      ...product,
      token,
      pathAt: (index) =>
        index % 10 === 0
          ? [statistics[(index / 10) % statistics.length](), false]
          : [plain[index % plain.length](), true],
    }),
  }
  const billsMs = await firstBills(product.address)
  console.table(
    Object.entries(results).map(([name, { memoryMb, failures, ...rest }]) => ({
      name,
      ...rest,
      memoryMb: memoryMb.join(' '),
      failures: Object.keys(failures).length,
    })),
  )
  console.log(`bills of 10,000 sites, cold: ${billsMs} ms`)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench-sandbox.json'), JSON.stringify({ ...results, billsMs }, null, 2))
} finally {
  agent.destroy()
  product.stop()
}
