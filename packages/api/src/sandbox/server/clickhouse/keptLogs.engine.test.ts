import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../../index.ts'
import { logTraffic } from '../../traffic/logTraffic.ts'
import { oneOf } from '../../traffic/scan.ts'
import { memoryStatistics } from '../../traffic/statisticsSource.ts'
import { importLogs } from '../importLog.ts'
import { openChdb } from './chdbEngine.ts'
import { type KeptLogs, openKeptLogs } from './keptLogs.ts'
import { migrate, statementsOf } from './migrate.ts'
import { openServer } from './serverEngine.ts'
import { numberIn, type SqlEngine } from './sqlEngine.ts'
import { startTestServer, type TestServer } from './testServer.ts'

const installed = process.env.PARAPET_ENGINES ?? ''
const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url))
const site = 'www.example.com'
const start = Date.parse('2026-06-15T10:30:00Z') / 1000

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-kept-'))
})
const opened: SqlEngine[] = []
const servers: TestServer[] = []
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close()
  for (const server of servers.splice(0)) await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const stamp = (second: number) => {
  const [, day, month, year, time] = /(\d\d) (\w{3}) (\d{4}) ([\d:]+)/.exec(new Date(second * 1000).toUTCString()) ?? []
  return `${day}/${month}/${year}:${time} +0000`
}
const lineAt = (n: number) =>
  `192.0.2.${n % 200} - - [${stamp(start - 200_000 + n * 2)}] "GET /page-${n} HTTP/1.1" 200 ${n} "-" "curl/8"\n`
const linesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => lineAt(from + i)).join('')

const said: string[] = []
function open(engine: SqlEngine, files: readonly string[], more: object = {}): Promise<KeptLogs> {
  said.length = 0
  return openKeptLogs(engine, {
    logs: files.map((file) => ({ file, site })),
    keepTimes: true,
    now: start * 1000,
    say: (line) => said.push(line),
    ...more,
  })
}
async function openHere() {
  const engine = await openChdb(installed, join(dir, 'data'))
  opened.push(engine)
  return engine
}

/** What the tables hold, also by different paths: a line that is lost or doubled changes both. */
async function countsOf(engine: SqlEngine) {
  const { rows } = await engine.query({
    text: `SELECT count() AS requests, uniqExact(request) AS paths, (SELECT sum(n) FROM requests_5m) AS rolled,
      (SELECT sum(bytes) FROM requests_5m) = sum(bytes) AS same FROM requests`,
    params: {},
  })
  return {
    requests: numberIn(rows[0], 'requests'),
    paths: numberIn(rows[0], 'paths'),
    rolled: numberIn(rows[0], 'rolled'),
    same: numberIn(rows[0], 'same'),
  }
}

describe('logs that are kept', () => {
  it.each(['combined.log', 'provider.log'])('give the totals of the import into memory: %s', async (name) => {
    const files = [{ file: fixture(name), site }]
    const imported = await importLogs(files)
    const memory = logTraffic(imported.log)
    const engine = await openHere()
    const kept = await open(engine, [fixture(name)])
    const { first, last, requests, refused, lacks, countries } = imported.report
    expect(kept.report).toMatchObject({ first, last, requests, countries })
    expect([...kept.report.lacks].sort()).toEqual([...lacks].sort())
    expect(kept.report.refused.map(({ reason, lines }) => [reason, lines])).toEqual(
      refused.map(({ reason, lines }) => [reason, lines]),
    )
    const log = kept.open(last)
    expect([...log.sites].sort()).toEqual([...memory.sites].sort())
    const question = { sites: log.sites, from: first, to: last + 1, conditions: [oneOf('tier', ['L1'])] }
    const inMemory = memoryStatistics(memory)
    expect(await log.statistics.histogram(question, 3600, 'Europe/Madrid')).toEqual(
      await inMemory.histogram(question, 3600, 'Europe/Madrid'),
    )
    for (const column of ['vhost', 'request', 'response', 'countrycode', 'agent', 'clientip'] as const)
      expect(await log.statistics.table(question, { column }, 50)).toEqual(
        await inMemory.table(question, { column }, 50),
      )
    await kept.close()
  })

  it('are there after a restart, and a file that has grown is read on from its last line', async () => {
    const file = join(dir, 'access.log')
    writeFileSync(file, linesOf(0, 500))
    await (await open(await openHere(), [file])).close()
    appendFileSync(file, linesOf(500, 650))
    const again = await openHere()
    const kept = await open(again, [file])
    expect(await countsOf(again)).toEqual({ requests: 650, paths: 650, rolled: 650, same: 1 })
    expect(kept.report.files).toMatchObject([{ lines: 650, requests: 650 }])
    await kept.close()
    const alone = await openHere()
    const later = await open(alone, [])
    expect(later.report.requests).toBe(650)
    await later.close()
  })

  it('are read once when their file was renamed, and beside the new one of its name', async () => {
    const file = join(dir, 'access.log')
    writeFileSync(file, linesOf(0, 300))
    await (await open(await openHere(), [file])).close()
    appendFileSync(file, linesOf(300, 320))
    renameSync(file, `${file}.1`)
    writeFileSync(file, linesOf(320, 400))
    const engine = await openHere()
    const kept = await open(engine, [`${file}.1`, file])
    expect(await countsOf(engine)).toEqual({ requests: 400, paths: 400, rolled: 400, same: 1 })
    await kept.close()
  })

  it('are kept for as many days as were asked for, until all are', async () => {
    const file = join(dir, 'access.log')
    const today = Math.floor(Date.now() / 1000)
    const lineOn = (daysAgo: number) =>
      `192.0.2.1 - - [${stamp(today - daysAgo * 86_400)}] "GET /${daysAgo} HTTP/1.1" 200 1 "-" "curl/8"\n`
    writeFileSync(file, [200, 100, 20, 1].map(lineOn).join(''))
    const engine = await openHere()
    await (await open(engine, [file], { keepDays: 30, now: today * 1000 })).close()
    expect(said).toContain('· Requests older than 30 days are removed')
    const again = await openHere()
    const merge = async () => {
      for (const table of ['requests', 'requests_5m'])
        await again.run({ text: `OPTIMIZE TABLE ${table} FINAL`, params: {} })
    }
    await merge()
    expect(await countsOf(again)).toEqual({ requests: 2, paths: 2, rolled: 2, same: 1 })
    // Without the option it stays, and the lines that went are not read again.
    const kept = await open(again, [file], { now: today * 1000 })
    await merge()
    expect(said).toContain('· Requests older than 30 days are removed')
    expect(await countsOf(again)).toMatchObject({ requests: 2, rolled: 2 })
    await kept.close()
    const whole = await openHere()
    await (await open(whole, [], { keepDays: 0 })).close()
    expect(said.filter((line) => line.includes('are removed'))).toEqual([])
  })

  it('leave out times that are far from all others, once', async () => {
    const file = join(dir, 'access.log')
    const far = lineAt(7).replace('/2026:', '/2003:')
    writeFileSync(file, linesOf(0, 300) + far + linesOf(300, 400))
    for (let round = 0; round < 2; round++) {
      const engine = await openHere()
      const kept = await open(engine, [file])
      expect(await countsOf(engine)).toEqual({ requests: 400, paths: 400, rolled: 400, same: 1 })
      expect(kept.report.refused).toMatchObject([{ reason: 'outlier', lines: 1 }])
      expect(kept.report.files).toMatchObject([{ lines: 401, requests: 400 }])
      await kept.close()
    }
  })

  it('follow a log that grows and is rotated, and go on after a restart', async () => {
    const file = join(dir, 'access.log')
    writeFileSync(file, linesOf(0, 210))
    const engine = await openHere()
    const kept = await open(engine, [file], { isFollowed: true })
    appendFileSync(file, linesOf(210, 300))
    await kept.poll()
    expect(kept.report.requests).toBe(300)
    appendFileSync(file, linesOf(300, 310))
    renameSync(file, `${file}.1`)
    writeFileSync(file, linesOf(310, 600))
    await kept.poll()
    await kept.poll()
    expect(await countsOf(engine)).toEqual({ requests: 600, paths: 600, rolled: 600, same: 1 })
    await kept.close()
    appendFileSync(file, linesOf(600, 700))
    const again = await openHere()
    const later = await open(again, [file], { isFollowed: true })
    expect(await countsOf(again)).toEqual({ requests: 700, paths: 700, rolled: 700, same: 1 })
    await later.close()
  })

  it('neither lose nor double a line when the import is killed in its middle', async () => {
    const file = join(dir, 'access.log')
    const lines = 60_000
    writeFileSync(file, linesOf(0, lines))
    const program = fileURLToPath(new URL('./importProcess.mjs', import.meta.url))
    const data = join(dir, 'data')
    const begin = (): ChildProcess =>
      spawn(process.execPath, [program, installed, data, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    const kills = Number(process.env.PARAPET_ENGINE_KILLS ?? 6)
    let killed = 0
    for (let round = 0; round < kills; round++) {
      const child = begin()
      const ended = once(child, 'exit')
      const timer = setTimeout(() => child.kill('SIGKILL'), 350 + ((round * 137) % 900))
      const [, signal] = await ended
      clearTimeout(timer)
      if (signal === 'SIGKILL') killed++
    }
    const engine = await openHere()
    const kept = await open(engine, [file])
    expect(killed).toBeGreaterThan(0)
    expect(await countsOf(engine)).toEqual({ requests: lines, paths: lines, rolled: lines, same: 1 })
    expect(kept.report.files).toMatchObject([{ lines, requests: lines }])
    await kept.close()
  })
})

describe('the files of deploy/clickhouse', () => {
  const textOf = (name: string) =>
    readFileSync(new URL(`../../../../../../deploy/clickhouse/${name}`, import.meta.url), 'utf8')

  it('have statements for a cluster that ClickHouse can read', async () => {
    const engine = await openHere()
    const statements = statementsOf(textOf('cluster.sql'))
    expect(statements.length).toBeGreaterThan(8)
    for (const text of statements) {
      const { rows } = await engine.query({ text: 'SELECT formatQuery({text:String}) AS text', params: { text } })
      expect(rows).toHaveLength(1)
    }
    const broken = engine.query({
      text: 'SELECT formatQuery({text:String}) AS text',
      params: { text: 'CREATE TABEL x' },
    })
    await expect(broken).rejects.toMatchObject({ problem: 'failed' })
  })

  it('have the columns of the migrations', async () => {
    const engine = await openHere()
    await migrate(engine)
    const { rows } = await engine.query({
      text: "SELECT table, name, type FROM system.columns WHERE database = 'parapet' AND table IN ('requests', 'requests_5m', 'imports')",
      params: {},
    })
    const cluster = textOf('cluster.sql')
    expect(rows.length).toBeGreaterThan(35)
    for (const { name, type } of rows) expect(cluster).toContain(`    ${name} ${type}`)
  })

  it('send rows that the table takes, as Vector and Fluent Bit write them', async () => {
    const engine = await openHere()
    await migrate(engine)
    const row =
      '"clientip":"192.0.2.1","method":"GET","request":"/a?b=1","proto":"HTTP/1.1","response":"200","referer":"-","agent":"curl/8","vhost":"www.example.com"'
    const rows = [`{"time":${start},"bytes":12,${row}}`, `{"time":${start},"bytes":"12",${row},"extra":1}`]
    await engine.run({
      text: `INSERT INTO requests SETTINGS input_format_skip_unknown_fields = 1 FORMAT JSONEachRow ${rows.join('\n')}`,
      params: {},
    })
    const kept = await open(engine, [], { isShared: true })
    const log = kept.open(start)
    const question = { sites: log.sites, from: start, to: start + 1, conditions: [oneOf('tier', ['L1'])] }
    const [entry] = await log.statistics.histogram(question, 60, 'UTC')
    expect(entry).toMatchObject({ requests: 2, bytes: 24, response_time: null, status_2xx: 2 })
  })
})

describe('a server that does not answer as it should', () => {
  const account = { user: 'parapet', password: 'secret' }
  const at = (url: string, password = account.password) =>
    openServer({ url, database: 'parapet', user: 'parapet', password })

  async function serve(options: Parameters<typeof startTestServer>[1]) {
    const server = await startTestServer(installed, options)
    servers.push(server)
    return server
  }

  function sandboxOn(kept: KeptLogs) {
    const sandbox = createSandbox({
      now: () => start * 1000,
      log: { name: 'log', hasMidtier: false, lacks: [], isDemo: false, traffic: (_, second) => kept.open(second) },
    })
    const token = sandbox.tokenFor('admin').access_token
    const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: start - 300_000, to: start } }))
    return async (path: string) => {
      const answer = await sandbox.answer(
        new Request(`http://sandbox.test/api/v1/${path.replace('FILTERS', filters)}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      )
      return { status: answer?.status, data: await answer?.json() }
    }
  }
  const histogram = 'statistics/300/delivery/historic/histogram/?filters=FILTERS'

  it('is named with its problem at the start: wrong password, no database, nothing at the address', async () => {
    const server = await serve(account)
    await expect(open(at(server.url, 'wrong'), [])).rejects.toMatchObject({
      problem: 'credentials',
      message: expect.stringContaining('CLICKHOUSE_PASSWORD'),
    })
    await server.close()
    await expect(open(at(server.url), [])).rejects.toMatchObject({ problem: 'unreachable' })
    const empty = await serve({ ...account, isEmpty: true })
    await expect(open(at(empty.url), [])).rejects.toMatchObject({
      problem: 'schema',
      message: expect.stringContaining('CREATE DATABASE'),
    })
    await empty.close()
  })

  it('answers widgets with its problem when it goes away or its tables do', async () => {
    const file = join(dir, 'access.log')
    writeFileSync(file, linesOf(0, 300))
    const server = await serve(account)
    const engine = at(server.url)
    const ask = sandboxOn(await open(engine, [file]))
    expect(await ask(histogram)).toMatchObject({ status: 200 })
    await engine.run({ text: 'DROP TABLE requests_5m', params: {} })
    await engine.run({ text: 'DROP TABLE requests', params: {} })
    expect(await ask(histogram)).toMatchObject({
      status: 502,
      data: { message: expect.stringContaining('lacks a database or table') },
    })
    await server.kill()
    expect(await ask(histogram)).toMatchObject({
      status: 502,
      data: { message: expect.stringContaining('does not answer') },
    })
  })

  it('gets a task for a slow answer, which ends with it', async () => {
    const file = join(dir, 'access.log')
    writeFileSync(file, linesOf(0, 300))
    const server = await serve({ ...account, slowMs: 60 })
    const kept = await open(at(server.url), [file], { patienceMs: 20 })
    const ask = sandboxOn(kept)
    const late = await ask(histogram)
    expect(late).toMatchObject({ status: 408, data: { company_id: 300 } })
    const poll = () => ask(`statistics/300/task-status/${late.data.task_id}`)
    const first = await poll()
    expect(first).toMatchObject({ status: 200, data: { state: 'pending' } })
    let last = first
    await expect
      .poll(async () => {
        last = await poll()
        return last.data.state
      })
      .toBe('done')
    const sum = last.data.result.reduce((all: number, { requests }: { requests: number }) => all + requests, 0)
    expect(sum).toBe(300)
    await kept.close()
    await server.close()
  })
})
