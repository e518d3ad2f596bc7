import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of the product for one journey, with its own data directory and options. */
export interface Product {
  readonly address: string
  /** The output of the server until it was ready. */
  readonly greeting: string
  readonly dataDir: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** Starts scripts/serve.mjs with the pinned Node on a free port; resolves when it is ready. */
export async function startProduct(
  options: readonly string[],
  dataDir = mkdtempSync(join(tmpdir(), 'parapet-journey-')),
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.mjs'), '--data', dataDir, ...options], {
    cwd: root,
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let greeting = ''
  const address = await new Promise<string>((found, fail) => {
    const look = (chunk: Buffer) => {
      greeting += chunk.toString()
      const match = /Parapet is ready: (http:\S+)/.exec(greeting)
      if (match?.[1]) found(match[1])
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${greeting}`)))
  })
  return {
    address,
    get greeting() {
      return greeting
    },
    dataDir,
    stop: () =>
      new Promise((stopped) => {
        child.removeAllListeners('exit')
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true })
          stopped()
        })
        child.kill('SIGTERM')
      }),
  }
}
