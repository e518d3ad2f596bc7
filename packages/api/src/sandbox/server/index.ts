import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { AccessLog } from '../../domain/accessLog.ts'
import { clockScriptPath } from '../clockRequests.ts'
import { worldNameOf } from '../context.ts'
import { createSandbox, personas, type Sandbox, type Scenario, scenarios } from '../index.ts'
import { logTraffic } from '../traffic/logTraffic.ts'
import { handle } from './http.ts'
import { type ImportedLog, type ImportReport, importLogOnce } from './importLog.ts'
import { openJournal } from './journal.ts'
import { takeLock } from './lockFile.ts'
import { makeDirectory } from './makeDirectory.ts'
import type { ServerOptions } from './options.ts'
import { scenarioOfCookie } from './scenarioLink.ts'

export type { ImportReport } from './importLog.ts'
export { OptionsError, parseOptions, type ServerOptions, usage } from './options.ts'

/** The sandbox as a process: persisted on disk, served over HTTP. */
export interface RunningSandbox {
  readonly sandbox: Sandbox
  readonly url: string | undefined
  readonly imported: ImportReport | undefined
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** A script that a page loads first, if the sandbox's time is not the browser's. */
  scriptFor(request: IncomingMessage): string | undefined
  logFor(request: IncomingMessage): AccessLog | undefined
  describe(): string[]
  close(): Promise<void>
}

const count = (n: number) => n.toLocaleString('en-GB')

function progress(file: string, say: (line: string) => void) {
  let told = 0
  return (read: number, total: number, requests: number) => {
    const tenths = Math.floor((read / total) * 10)
    if (tenths <= told || tenths >= 10) return
    told = tenths
    say(`· Reading ${basename(file)}: ${tenths * 10} %, ${count(requests)} requests`)
  }
}

/** A log's text must not steer the terminal. */
const printable = (text: string) => text.replace(/[^\P{C}\t]/gu, '·')

/** One line a fact about an import. */
export function describeImport(report: ImportReport): string[] {
  const { file, format, lines, requests, malformed, examples, countries, isCutOff } = report
  const told = [
    `· ${basename(file)}: ${count(requests)} requests of ${count(lines)} lines (${format ?? 'unknown'} format)`,
  ]
  if (malformed > 0) told.push(`· ${count(malformed)} malformed ${malformed === 1 ? 'line' : 'lines'} left out:`)
  for (const { line, text } of examples) told.push(`    line ${line}: ${printable(text)}`)
  if (countries)
    told.push(
      `· ${count(countries.requests)} requests got a country by their address (ip-location-db of ${countries.day})`,
    )
  if (isCutOff) told.push('· The compressed file is truncated; the readable part is used')
  if (requests === 0) told.push('· No line could be read: the company has no sites')
  return told
}

async function readLog(options: ServerOptions): Promise<ImportedLog | undefined> {
  const { accessLog, site, dir, say } = options
  if (accessLog === undefined) return undefined
  const imported = await importLogOnce(accessLog, join(dir, 'imports'), {
    onProgress: progress(accessLog, say),
    ...(site === undefined ? {} : { site }),
  })
  for (const line of describeImport(imported.report)) say(line)
  return imported
}

const lastFullSecond = (now: number) => Math.floor(now / 60) * 60 - 1

function listen(running: Pick<RunningSandbox, 'handle'>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    running.handle(request, response).then(
      (isAnswered) => {
        if (!isAnswered)
          response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"unknown route"}')
      },
      () => response.destroy(),
    )
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => done(server))
  })
}

/** Starts the sandbox on the disk's world. Throws when the log or the directory cannot be read, or another server uses it. */
export async function startSandbox(options: ServerOptions): Promise<RunningSandbox> {
  const { dir, seed, scenario } = options
  const name = worldNameOf(scenario)
  const worldDir = join(dir, name === 'usual' ? `world-${seed}` : `world-${seed}-${name}`)
  makeDirectory(dir)
  const unlock = takeLock(
    `${worldDir}.lock`,
    (pid) => `${worldDir} is used by another server (process ${pid}). Stop it, or give this one a --data of its own.`,
  )
  try {
    return await startOn(worldDir, unlock, options)
  } catch (error) {
    unlock()
    throw error
  }
}

async function startOn(worldDir: string, unlock: () => void, options: ServerOptions): Promise<RunningSandbox> {
  const { seed, now, speed, fresh, latencyMs, scenario, keepTimes, isDemo = false, say, port, hosts = [] } = options
  if (fresh) rmSync(worldDir, { recursive: true, force: true })
  const imported = await readLog(options)
  const journal = openJournal(worldDir, undefined, say)
  for (const notice of journal.notices) say(`· ${notice}`)
  const sandbox = createSandbox({
    seed,
    clock: {
      ...(now === undefined ? {} : { now: now / 1000, frozen: speed === undefined }),
      ...(speed === undefined ? {} : { speed }),
    },
    scenario,
    latencyMs,
    changes: journal.changes,
    storage: journal,
    ...(imported
      ? {
          log: {
            name: basename(imported.report.file).replace(/\.gz$/i, ''),
            hasMidtier: imported.log.values.tier.includes('L2'),
            lacks: imported.report.lacks,
            isDemo,
            // The last request ends the last full minute: boards request up to it.
            traffic: (dictionaries, start) =>
              logTraffic(imported.log, keepTimes ? 0 : lastFullSecond(start) - imported.report.last, dictionaries),
          },
        }
      : {}),
  })
  const clock = sandbox.clock.read()
  if (sandbox.clock.isSet()) {
    const pace = clock.frozen ? 'and is stopped' : `and runs at ${clock.speed} ×`
    say(`· The sandbox's clock shows ${new Date(clock.now * 1000).toISOString()} ${pace}`)
  }
  sandbox.world.takeChanges()
  const running = {
    handle: (request: IncomingMessage, response: ServerResponse) => handle(sandbox, request, response, scenario, hosts),
  }
  const logIn = (scenario: Scenario): AccessLog | undefined => {
    const log = imported && sandbox.logIn(scenario)
    if (!log || imported.report.requests === 0) return undefined
    const { file, requests, last, lacks, countries } = imported.report
    return {
      company: 300,
      file: basename(file),
      requests,
      from: log.first,
      to: log.last,
      movedBy: log.last - last,
      lacks,
      countries,
      isDemo,
    }
  }
  const server = port === undefined ? undefined : await listen(running, port)
  return {
    ...running,
    sandbox,
    imported: imported?.report,
    scriptFor: ({ headers }) =>
      sandbox.clockIn(scenarioOfCookie(headers.cookie) ?? scenario).leads() ? clockScriptPath : undefined,
    logFor: ({ headers }) => logIn(scenarioOfCookie(headers.cookie) ?? scenario),
    url: server && `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    describe: () => [
      'Log in as one of:',
      ...personas.map(({ name, password, about, ...rest }) => {
        const key = 'key2fa' in rest ? `; its key is ${rest.key2fa}` : ''
        return `  ${name.padEnd(9)} ${password.padEnd(13)} ${about}${key}`
      }),
      `Another scenario: add ?scenario=NAME to any address; there are ${scenarios.join(', ')}`,
    ],
    async close() {
      if (server) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
      journal.close()
      unlock()
    },
  }
}
