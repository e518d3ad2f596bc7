import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** ClickHouse behind its HTTP interface, for tests: the engine in process of another process. */
export interface TestServer {
  readonly url: string
  /** Ends it as a machine does that loses its power. */
  kill(): Promise<void>
  close(): Promise<void>
}

const program = fileURLToPath(new URL('./testServerProcess.mjs', import.meta.url))

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Starts the server; `slowMs` is how long every question takes, `isEmpty` leaves out the tables. */
export async function startTestServer(
  installed: string,
  options: { user: string; password: string; slowMs?: number; isEmpty?: boolean },
): Promise<TestServer> {
  const child = spawn(process.execPath, [program, installed, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('http://'))
      return { url: line, kill: () => end(child, 'SIGKILL'), close: () => end(child, 'SIGTERM') }
  }
  throw new Error('The test server did not start.')
}
