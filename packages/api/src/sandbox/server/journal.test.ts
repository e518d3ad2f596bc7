import { spawn } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../world/World.ts'
import { openJournal } from './journal.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-journal-'))
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

const change = (key: string, value: unknown = { n: key }): Change => ({ table: 'preferences', key, value })

function write(keys: readonly string[], compactBytes?: number) {
  const journal = openJournal(dir, compactBytes)
  for (const key of keys) journal.append([change(key)])
  journal.close()
}

function read(): Change[] {
  const journal = openJournal(dir)
  journal.close()
  return [...journal.changes]
}

describe('the journal', () => {
  it('returns what was appended, the latest value of each row', () => {
    const journal = openJournal(dir)
    journal.append([change('1', 'old'), change('2', 'two')])
    journal.append([change('1', null), change('3', 'ñ — 日本')])
    journal.close()
    expect(new Map(read().map(({ key, value }) => [key, value]))).toEqual(
      new Map<string, unknown>([
        ['1', null],
        ['2', 'two'],
        ['3', 'ñ — 日本'],
      ]),
    )
  })

  it('truncated at any byte, keeps a complete prefix and accepts new writes', () => {
    write(['a', 'b', 'c'])
    const file = join(dir, 'journal-0.log')
    const bytes = readFileSync(file)
    const ends = [0]
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends.push(at + 1)
    for (let length = 0; length <= bytes.length; length++) {
      writeFileSync(file, bytes.subarray(0, length))
      const whole = ends.filter((end) => end <= length).length - 1
      expect(read().map(({ key }) => key)).toEqual(['a', 'b', 'c'].slice(0, whole))
      write(['next'])
      expect(read().at(-1)?.key).toBe('next')
    }
  })

  it('reports an unfinished write', () => {
    write(['a'])
    appendFileSync(join(dir, 'journal-0.log'), '00000000 [{"table"')
    const journal = openJournal(dir)
    journal.close()
    expect(journal.notices).toEqual([expect.stringMatching(/unfinished write/)])
  })

  it('keeps every line but the one with a flipped bit, puts the file aside and says what is lost', () => {
    const keys = ['a', 'b', 'c', 'd']
    write(keys)
    const file = join(dir, 'journal-0.log')
    const bytes = readFileSync(file)
    for (let at = 0; at < bytes.length - 1; at += 7) {
      if (bytes[at] === 10) continue
      rmSync(dir, { recursive: true, force: true })
      mkdirSync(dir)
      const broken = Buffer.from(bytes)
      broken[at] = (bytes[at] ?? 0) ^ 1
      writeFileSync(file, broken)
      const line = bytes.subarray(0, at).filter((byte) => byte === 10).length
      const journal = openJournal(dir)
      expect(journal.changes.map(({ key }) => key)).toEqual(keys.filter((_, n) => n !== line))
      expect(journal.notices).toEqual([expect.stringMatching(/^1 of 4 writes in .* are lost; all others are kept/)])
      expect(readFileSync(`${file}.damaged`)).toEqual(broken)
      journal.append([change('next')])
      journal.close()
      const again = openJournal(dir)
      again.close()
      expect(again.notices).toEqual([])
      expect(again.changes.map(({ key }) => key)).toEqual([...keys.filter((_, n) => n !== line), 'next'])
    }
  })

  it('compacts a long journal into the snapshot without loss', () => {
    const keys = Array.from({ length: 200 }, (_, i) => `k${i % 50}-${i}`)
    write(keys, 500)
    expect(
      read()
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...keys].sort())
    expect(readdirSync(dir).filter((name) => name.startsWith('journal'))).toHaveLength(1)
  })

  it('survives a stop at any point of the compaction', () => {
    write(['a', 'b'])
    const before = join(dir, 'before')
    mkdirSync(before)
    copyFileSync(join(dir, 'journal-0.log'), join(before, 'journal-0.log'))
    writeFileSync(join(dir, 'world.json.new'), 'half')
    expect(read().map(({ key }) => key)).toEqual(['a', 'b'])
    write(['c'], 1)
    copyFileSync(join(before, 'journal-0.log'), join(dir, 'journal-0.log'))
    expect(read().map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(existsSync(join(dir, 'journal-0.log'))).toBe(false)
  })

  it('moves an unreadable snapshot aside instead of failing to start', () => {
    write(['a'], 1)
    write(['later'])
    writeFileSync(join(dir, 'world.json'), 'not a snapshot')
    const journal = openJournal(dir)
    journal.append([change('b')])
    journal.close()
    expect(journal.notices[0]).toMatch(/the 1 later changes of the journal. It was put aside/)
    expect(readFileSync(join(dir, 'world.json.damaged'), 'utf8')).toBe('not a snapshot')
    expect(read().map(({ key }) => key)).toEqual(['later', 'b'])
  })

  it('loses no acknowledged write when its process is killed while writing', { timeout: 120_000 }, async () => {
    const kills = Number(process.env.PARAPET_KILLS ?? 40)
    let acknowledged = -1
    for (let round = 0; round < kills; round++) {
      acknowledged = Math.max(acknowledged, await killWhileWriting(dir, acknowledged + 1, 3 + (round % 40)))
      const kept = read().map(({ key }) => Number(key))
      const missing = Array.from({ length: acknowledged + 1 }, (_, n) => n).filter((n) => !kept.includes(n))
      expect(missing).toEqual([])
    }
    expect(acknowledged).toBeGreaterThan(kills * 2)
  })
})

const writer = `
const { openJournal } = await import(process.argv[1])
const journal = openJournal(process.argv[2], 4000)
for (let n = Number(process.argv[3]); ; n++) {
  journal.append([{ table: 'preferences', key: String(n), value: { n, text: 'x'.repeat(n % 300) } }])
  process.stdout.write(n + '\\n')
}
`

function killWhileWriting(target: string, from: number, writes: number): Promise<number> {
  const module = fileURLToPath(new URL('./journal.ts', import.meta.url))
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, module, target, String(from)])
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.split('\n').length > writes) child.kill('SIGKILL')
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.on('error', fail)
    child.on('close', (_, signal) => {
      const lines = output.split('\n').slice(0, -1)
      if (signal === 'SIGKILL') done(Number(lines.at(-1)))
      else fail(new Error(`The writer ended by itself: ${errors}`))
    })
  })
}
