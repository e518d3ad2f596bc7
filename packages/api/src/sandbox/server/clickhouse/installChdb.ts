import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SourceError } from '../../traffic/sourceError.ts'
import { makeDirectory } from '../makeDirectory.ts'

/** The pinned version of the engine in process; its files and their checksums are in `chdb/package-lock.json`. */
export const chdbVersion = '3.4.0'

const pinned = fileURLToPath(new URL('./chdb/', import.meta.url))

function runNpm(dir: string): Promise<string | undefined> {
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  return new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (code) =>
      done(code === 0 ? undefined : (said.trim().split('\n')[0] ?? `npm ended with ${code}`)),
    )
  })
}

/**
 * Installs the engine in process below `dir` on its first use, by the checksums of the lock file, and returns its folder.
 * Throws SourceError with a sentence when that cannot be done.
 */
export async function installChdb(dir: string, say: (line: string) => void): Promise<string> {
  const installed = join(dir, `chdb-${chdbVersion}`)
  if (existsSync(join(installed, 'node_modules/chdb/package.json'))) return installed
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new SourceError(
      'failed',
      'ClickHouse in process is pinned for Linux on x64 only. Here, use a server: --clickhouse URL --database NAME.',
    )
  }
  say(`· Installing ClickHouse in process (chdb ${chdbVersion}, 550 MB, once)`)
  const half = `${installed}.new`
  rmSync(half, { recursive: true, force: true })
  makeDirectory(half)
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(pinned, file), join(half, file))
  const problem = await runNpm(half)
  if (problem !== undefined) {
    rmSync(half, { recursive: true, force: true })
    throw new SourceError('failed', `chdb could not be installed: ${problem}`)
  }
  renameSync(half, installed)
  return installed
}
