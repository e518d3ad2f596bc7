// Plain Node without dependencies: finds the pinned tools, installs on a new lockfile, and runs steps.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamps = join(root, 'node_modules/.parapet')
const pnpmVersion = '12.21.0'

/** The Node that the lockfile pins, else the running one (macOS, Windows: Node 24 or newer is needed there). */
export function pinnedNode() {
  const own = join(root, 'node_modules/.bin/node')
  return existsSync(own) ? own : process.execPath
}

/** Runs a command in the workspace; rejects with its exit code. Output goes to the terminal unless `quiet`. */
export function run(command, args, { env = process.env, quiet = false, cwd = root } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      if (code === 0) done(output)
      else fail(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}\n${output}`))
    })
  })
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether the stamp of a name has this value. */
export function isStamped(name, value) {
  const file = join(stamps, name)
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

/** Remembers that a step was done for this value. */
export function stamp(name, value) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), value)
}

/** Installs the lockfile's packages, once per lockfile. */
export async function install() {
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
    .concat(
      ['ui', 'api', 'widgets'].map((name) => `packages/${name}/package.json`),
      'apps/dashboard/package.json',
    )
    .map((file) => join(root, file))
  const wanted = hashOf(manifests)
  if (isStamped('install', wanted) && existsSync(join(root, 'node_modules/.bin/pnpm'))) return
  console.log('· Installing the packages of the lockfile …')
  await run('npx', ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], {
    env: { ...process.env, CI: 'true' },
    quiet: true,
  })
  stamp('install', wanted)
}

/** Runs a script of package.json with the pinned tools first on the path. */
export function runScript(name, args = []) {
  const bin = join(root, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, STORYBOOK_DISABLE_TELEMETRY: '1' }
  return run(join(bin, 'pnpm'), ['run', name, ...args], { env })
}

function sourcesBelow(dir) {
  const found = []
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.tsbuild'].includes(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) found.push(...sourcesBelow(path))
    else found.push(path)
  }
  return found
}

/** A value that changes when a file of the product changes: names, sizes and times, so that it costs milliseconds. */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const dir of ['packages', 'apps']) {
    for (const file of sourcesBelow(join(root, dir)).sort()) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.update(readFileSync(join(root, 'pnpm-lock.yaml'))).digest('hex')
}
