import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lockFile.ts'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-lock-'))
  file = join(dir, 'world.lock')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const take = () => takeLock(file, (pid) => `used by ${pid}`)

describe('a lock file', () => {
  it('is held by one at a time, and gone when it is given back', () => {
    const give = take()
    expect(take).toThrow(`used by ${process.pid}`)
    give()
    expect(existsSync(file)).toBe(false)
    take()()
  })

  it('of a running process is refused', () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, since: null }))
    expect(take).toThrow(`used by ${process.ppid}`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.ppid })
  })

  it.each([
    ['a process that has ended', JSON.stringify({ pid: spawnSync(process.execPath, ['-e', '']).pid, since: 'then' })],
    ['another process that had the same number', JSON.stringify({ pid: process.ppid, since: 'another boot 7' })],
    ['this process before', JSON.stringify({ pid: process.pid, since: null })],
    ['a crash while it was written', '{"pid":'],
    ['nobody', ''],
  ])('of %s is taken over', (_, left) => {
    writeFileSync(file, left)
    const give = take()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
    give()
  })
})
