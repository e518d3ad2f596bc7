import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDirectory } from './makeDirectory.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-directory-'))
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

describe('makeDirectory', () => {
  it('creates missing directories, and accepts existing ones', () => {
    const wanted = join(dir, 'a', 'b', 'c')
    makeDirectory(wanted)
    makeDirectory(wanted)
    expect(statSync(wanted).isDirectory()).toBe(true)
  })

  it('reports the file in the way', () => {
    writeFileSync(join(dir, 'file'), '')
    expect(() => makeDirectory(join(dir, 'file'))).toThrow(/file cannot be made: .*file is a file/)
    expect(() => makeDirectory(join(dir, 'file', 'below', 'it'))).toThrow(/it cannot be made: .*file is a file/)
  })

  // Node's recursive making never returns there.
  it.runIf(process.platform === 'linux')('stops where no directory can be created', () => {
    expect(() => makeDirectory('/proc/parapet/world')).toThrow('/proc/parapet/world cannot be made: ENOENT')
  })
})
