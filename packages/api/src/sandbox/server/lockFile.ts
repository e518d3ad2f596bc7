import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The process that holds a lock. `since` tells it from a later process with the same number. */
interface Holder {
  readonly pid: number
  readonly since: string | null
}

const held = new Set<string>()
const ATTEMPTS = 3

/**
 * Takes a lock file for this process and returns the function that gives it back. The lock of a process that has ended,
 * however it ended, is taken over. Throws if another server holds it.
 */
export function takeLock(file: string, refusal: (pid: number) => string): () => void {
  const own = JSON.stringify({ pid: process.pid, since: startOf(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      held.add(file)
      return () => {
        if (held.delete(file)) rmSync(file, { force: true })
      }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const holder = readHolder(file)
    if (holder && isRunning(holder, file)) throw new Error(refusal(holder.pid))
    rmSync(file, { force: true })
  }
  throw new Error(`${file} could not be taken: other servers start at the same time`)
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && pid > 0 ? { pid, since: typeof since === 'string' ? since : null } : null
  } catch {
    // Removed meanwhile, or left half written by a crash.
    return null
  }
}

function isRunning({ pid, since }: Holder, file: string): boolean {
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  const now = startOf(pid)
  return since === null || now === null ? true : since === now
}

/** When a process started, as Linux counts it; null elsewhere, and of a process that has ended but is not collected. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' ? 'ended' : `${boot} ${fields[19]}`
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
