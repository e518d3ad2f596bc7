import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Change } from '../world/World.ts'
import { openJournal } from './journal.ts'

const disk = vi.hoisted(() => ({ calls: 0, from: Number.POSITIVE_INFINITY, many: 0, failed: '' }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  type Name = 'openSync' | 'writeSync' | 'fsyncSync' | 'fdatasyncSync' | 'ftruncateSync' | 'renameSync' | 'closeSync'
  const counted =
    (name: Name | 'readdirSync') =>
    (...given: unknown[]) => {
      const call = disk.calls++
      if (call >= disk.from && call < disk.from + disk.many) {
        disk.failed = name
        throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC' })
      }
      return (real[name] as (...args: unknown[]) => unknown)(...given)
    }
  return {
    ...real,
    openSync: counted('openSync'),
    writeSync: counted('writeSync'),
    fsyncSync: counted('fsyncSync'),
    fdatasyncSync: counted('fdatasyncSync'),
    ftruncateSync: counted('ftruncateSync'),
    renameSync: counted('renameSync'),
    closeSync: counted('closeSync'),
    readdirSync: counted('readdirSync'),
  }
})

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-journal-'))
})
afterEach(() => {
  Object.assign(disk, { from: Number.POSITIVE_INFINITY, many: 0 })
  rmSync(dir, { recursive: true, force: true })
})

const change = (key: string): Change => ({ table: 'preferences', key, value: 'x'.repeat(40) })

function writeOn(from: number, many: number) {
  const told: string[] = []
  const journal = openJournal(dir, 250, (line) => told.push(line))
  Object.assign(disk, { calls: 0, from, many, failed: '' })
  const acknowledged: string[] = []
  const refused: string[] = []
  for (let n = 0; n < 18; n++) {
    try {
      journal.append([change(`${n}`)])
      acknowledged.push(`${n}`)
    } catch {
      refused.push(`${n}`)
    }
  }
  Object.assign(disk, { from: Number.POSITIVE_INFINITY })
  journal.append([change('last')])
  acknowledged.push('last')
  journal.close()
  const again = openJournal(dir)
  again.close()
  const isReached = disk.failed !== ''
  return { acknowledged, refused, told, isReached, kept: again.changes.map(({ key }) => key) }
}

it.each([1, 2, 12])('a disk that fails %i times, at any call, loses no acknowledged write and no later one', (many) => {
  for (let from = 0; ; from++) {
    rmSync(dir, { recursive: true, force: true })
    const { acknowledged, refused, told, isReached, kept } = writeOn(from, many)
    if (!isReached) break
    const where = `${disk.failed}, call ${from}`
    expect([...kept].sort(), where).toEqual([...acknowledged].sort())
    expect(refused.length + told.length, where).toBeGreaterThan(0)
  }
})
