import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Creates a directory and its parents; Node's `recursive` loops for ever below /proc. */
export function makeDirectory(dir: string): void {
  const missing: string[] = []
  for (let at = resolve(dir); !isThere(at, dir); at = dirname(at)) missing.unshift(at)
  for (const at of missing) {
    try {
      mkdirSync(at)
    } catch (error) {
      if (!isThere(at, dir)) throw new Error(`${dir} cannot be made: ${error instanceof Error ? error.message : error}`)
    }
  }
}

function isThere(path: string, wanted: string): boolean {
  let found: ReturnType<typeof statSync>
  try {
    found = statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw new Error(`${wanted} cannot be made: ${error instanceof Error ? error.message : error}`)
  }
  if (found && !found.isDirectory()) throw new Error(`${wanted} cannot be made: ${path} is a file`)
  return found !== undefined
}
