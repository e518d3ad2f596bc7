import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { AccessLog } from '../../domain/accessLog.ts'
import { clockScriptPath } from '../clockRequests.ts'
import { worldNameOf } from '../context.ts'
import { createSandbox, personas, type Sandbox, type Scenario, scenarios } from '../index.ts'
import { printable } from './describeImport.ts'
import { handle } from './http.ts'
import type { ImportReport } from './importLog.ts'
import { openJournal } from './journal.ts'
import { takeLock } from './lockFile.ts'
import { type LogCompany, openLogCompany } from './logCompany.ts'
import { makeDirectory } from './makeDirectory.ts'
import type { ServerOptions } from './options.ts'
import { scenarioOfCookie } from './scenarioLink.ts'

export type { ImportReport } from './importLog.ts'
export { LogError } from './openLog.ts'
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
  /** Reads what was appended to followed logs; it happens every second by itself behind `npm start`. */
  followOn(): Promise<void>
  close(): Promise<void>
}

/** How often a followed log is looked at. */
const followEveryMs = 1000

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

function follow(logs: LogCompany, say: (line: string) => void): NodeJS.Timeout | undefined {
  if (!logs.isLive) return undefined
  let told = ''
  const look = () =>
    logs.poll().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error)
      if (text !== told) say(`· A followed log cannot be read: ${printable(text)}`)
      told = text
    })
  return setInterval(() => void look(), followEveryMs).unref()
}

async function startOn(worldDir: string, unlock: () => void, options: ServerOptions): Promise<RunningSandbox> {
  const { dir, seed, now, speed, fresh, latencyMs, scenario, isDemo = false, say, port, hosts = [] } = options
  if (fresh) rmSync(worldDir, { recursive: true, force: true })
  const logs = await openLogCompany(options, join(dir, 'imports'))
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
    ...(logs
      ? {
          log: {
            name: logs.name,
            hasMidtier: logs.hasMidtier,
            lacks: logs.report.lacks,
            isDemo,
            // The last request ends the last full minute: boards request up to it.
            traffic: (dictionaries, start) => logs.traffic(dictionaries, lastFullSecond(start)),
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
    const log = logs && sandbox.logIn(scenario)
    return log && logs.describe(log, isDemo)
  }
  const following = logs && follow(logs, say)
  const server = port === undefined ? undefined : await listen(running, port)
  return {
    ...running,
    sandbox,
    imported: logs?.report,
    followOn: async () => logs?.poll(),
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
      clearInterval(following)
      await logs?.close()
      journal.close()
      unlock()
    },
  }
}
