import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableEntry } from '../../entities/Statistics.ts'
import { describeImport, printable } from './describeImport.ts'
import { importLogs } from './importLog.ts'
import { LogError, type RunningSandbox, type ServerOptions, startSandbox } from './index.ts'

const site = 'www.example.com'
const now = Date.parse('2026-06-15T10:30:00Z')

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-logs-'))
})
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
})

const put = (name: string, text: string | Uint8Array) => {
  const file = join(dir, name)
  writeFileSync(file, text)
  return file
}

const line = (path: string, { day = '15/Jun/2026', clock = '10:20:00', host = '' } = {}) =>
  `${host}8.8.8.8 - - [${day}:${clock} +0000] "GET ${path} HTTP/1.1" 200 10 "-" "curl/8"\n`

const importOne = (file: string, ofNow = now) => importLogs([{ file, site }], { now: ofNow / 1000 })

describe('files', () => {
  const text = [1, 2, 3].map((n) => line(`/${n}`)).join('')

  it.each(['zstd', 'xz', 'bzip2'])('are unpacked by %s, if the machine has it', async (program) => {
    const plain = put('packed.log', text)
    let packed: Buffer
    try {
      packed = execFileSync(program, ['-c', plain])
    } catch {
      return
    }
    const { report } = await importOne(put(`packed.${program}`, packed))
    expect(report).toMatchObject({ requests: 3, files: [{ packing: program, isCutOff: false }] })
    const cut = await importOne(put(`cut.${program}`, packed.subarray(0, packed.length - 20)))
    expect(cut.report.files[0]?.isCutOff).toBe(true)
  })

  it('say which program is missing, and that archives have to be unpacked', async () => {
    const path = process.env.PATH
    process.env.PATH = join(dir, 'nowhere')
    const xz = put('x.xz', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00, 1, 2, 3]))
    await expect(importOne(xz)).rejects.toThrow(/x\.xz is compressed with xz, and there is no xz on this machine/)
    process.env.PATH = path
    await expect(importOne(put('x.zip', Buffer.from('PK\u0003\u0004 …')))).rejects.toThrow(
      /is a ZIP archive. Unpack it first/,
    )
  })

  it('are UTF-8 with and without a mark, or UTF-16 of either order, also when cut between two bytes', async () => {
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
    const swapped = Buffer.from(wide).swap16()
    for (const bytes of [Buffer.from(`\ufeff${text}`), wide, swapped, wide.subarray(2), gzipSync(wide)]) {
      expect((await importOne(put('wide.log', bytes))).report).toMatchObject({ requests: 3, refused: [] })
    }
  })
})

describe('fields after the known ones', () => {
  it('are named once, except those with names', async () => {
    const more = (text: string) => line('/a').replace('\n', `${text}\n`)
    const lines = [' time=1s', ' time=1s "203.0.113.9" 0.5', ' "x"'].map(more).join('')
    const { report } = await importOne(put('more.log', lines))
    expect(report.files[0]?.unused).toBe('"203.0.113.9" 0.5')
    const told = describeImport(report).filter((text) => text.includes('is not used'))
    expect(told).toEqual([
      '· more.log: what follows the known fields is not used, such as "203.0.113.9" 0.5; --log-format can name it',
    ])
  })
})

describe('times far from all others', () => {
  const usual = Array.from({ length: 30 }, (_, n) => line(`/${n}`)).join('')
  const wrong = line('/future', { day: '05/Nov/2099' }) + line('/past', { day: '01/Jan/1970' })

  it('are named with their lines and left out, whatever their share', async () => {
    for (const text of [usual + wrong, line('/a') + line('/b') + wrong]) {
      const { report, log } = await importOne(put('clock.log', text))
      expect(new Date(report.last * 1000).getUTCFullYear()).toBe(2026)
      const lines = text.split('\n').length - 1
      expect(report).toMatchObject({ lines, requests: lines - 2, files: [{ requests: lines - 2 }] })
      expect(report.refused).toMatchObject([{ reason: 'outlier', lines: 2 }])
      expect(report.refused[0]?.examples.map((one) => one.line).sort((a, b) => a - b)).toEqual([lines - 1, lines])
      expect(log.values.request).not.toContain('/future')
    }
  })

  it('are no outliers when there are no others, or when they are many', async () => {
    expect((await importOne(put('old.log', line('/a', { day: '01/Jan/1970' })))).report.requests).toBe(1)
    const years = ['2019', '2023'].map((year) => line('/a', { day: `01/Jun/${year}` })).join('')
    expect((await importOne(put('years.log', years))).report).toMatchObject({ requests: 2, refused: [] })
  })
})

const options = (logs: ServerOptions['logs'], more: Partial<ServerOptions> = {}): ServerOptions => ({
  dir: join(dir, 'data'),
  seed: 1,
  now,
  fresh: true,
  latencyMs: 0,
  scenario: 'quiet',
  keepTimes: false,
  say: () => undefined,
  ...(logs ? { logs } : {}),
  ...more,
})

async function sitesOf(running: RunningSandbox): Promise<Record<string, number>> {
  const { access_token } = running.sandbox.tokenFor('admin')
  const filters = JSON.stringify({
    timestamp: { from: now / 1000 - 86_400, to: now / 1000 },
    vhost: [],
    result_size: 100,
  })
  const query = new URLSearchParams({ filters, key_field: 'vhost' })
  const response = await running.sandbox.answer(
    new Request(`http://sandbox.test/api/v1/statistics/300/delivery/historic/table/?${query}`, {
      headers: { authorization: `Bearer ${access_token}` },
    }),
  )
  const rows = (await response?.json()) as TableEntry[]
  return Object.fromEntries(rows.map(({ key, requests }) => [key, requests]))
}

describe('several logs', () => {
  it('are one company, each with the site that its lines or its name say', async () => {
    const logs = [
      { file: put('a.log', line('/1') + line('/2', { host: 'shop.example:443 ' })), site: 'a.example' },
      { file: put('b.log', line('/3')), site: 'b.example' },
    ]
    const running = await startSandbox(options(logs))
    expect(running.imported?.files.map(({ name, requests }) => [name, requests])).toEqual([
      ['a.log', 2],
      ['b.log', 1],
    ])
    expect(await sitesOf(running)).toEqual({ 'a.example': 1, 'shop.example': 1, 'b.example': 1 })
    expect(running.sandbox.world.companies.get(300)?.name).toBe('a.log + 1')
    await running.close()
  })
})

describe('what cannot be read', () => {
  it('ends the start with what is understood, and where the nearest line departs', async () => {
    const file = put('odd.log', 'one \u001b[2J two\nthree\n')
    const start = startSandbox(options([{ file, site }]))
    await expect(start).rejects.toThrow(LogError)
    await expect(start).rejects.toThrow(
      /No line could be read[\s\S]*odd\.log, line 1 departs at column \d+ of combined:\n {4}one ·\[2J two\n[\s\S]*Understood: .*combined.*\n.*--log-format/,
    )
    await expect(startSandbox(options([{ file: put('empty.log', ''), site }]))).rejects.toThrow(/there are no lines/)
  })

  it('says nothing that steers the terminal: in lines, names and sentences', async () => {
    const hostile = '\u001b]0;x\u0007\u009b2J\u202e'
    const { report } = await importOne(put('e\u001b[2Jvil.log', `${line('/a')}${hostile}\n${line('/b')}`))
    const told = describeImport(report).join('\n')
    expect(told).toContain('line 2, column 1')
    expect(printable(told.replaceAll('\n', ''))).toBe(told.replaceAll('\n', ''))
  })
})

describe('following', () => {
  const follow = (file: string, say: string[] = []) =>
    startSandbox(options([{ file, site }], { isFollowed: true, say: (text) => say.push(text) }))

  it('reads on: half lines when they are whole, new sites, and a format that changes', async () => {
    const file = put('live.log', line('/1') + line('/2').slice(0, 30))
    const running = await follow(file)
    expect(await sitesOf(running)).toEqual({ [site]: 1 })
    appendFileSync(file, line('/2').slice(30) + line('/3', { host: 'new.example:80 ' }))
    for (let i = 0; i < 3; i++) appendFileSync(file, line('/4', { host: 'new.example:80 ' }))
    await running.followOn()
    expect(await sitesOf(running)).toEqual({ [site]: 2, 'new.example': 4 })
    expect(running.imported).toMatchObject({ requests: 6, lines: 6 })
    expect(running.imported?.files[0]?.formats).toEqual([
      { format: 'combined', lines: 2 },
      { format: 'vhostCombined', lines: 4 },
    ])
    appendFileSync(file, line('/5', { day: '01/Jan/2099' }) + line('/6'))
    await running.followOn()
    expect(running.imported).toMatchObject({ requests: 7, refused: [{ reason: 'outlier', lines: 1 }] })
    await running.close()
  })

  it('loses and doubles nothing when the file is renamed, also what was still written to the old one', async () => {
    const file = put('rotated.log', line('/1'))
    const said: string[] = []
    const running = await follow(file, said)
    await running.followOn()
    renameSync(file, `${file}.1`)
    appendFileSync(`${file}.1`, line('/2'))
    await running.followOn()
    writeFileSync(file, line('/3'))
    appendFileSync(`${file}.1`, line('/4'))
    await running.followOn()
    appendFileSync(file, line('/5'))
    await running.followOn()
    expect(await sitesOf(running)).toEqual({ [site]: 5 })
    expect(said.filter((text) => text.includes('was rotated'))).toHaveLength(1)
    await running.close()
  })

  it('begins anew when the file is copied and emptied, also when it has grown beyond its old length', async () => {
    const file = put('copied.log', line('/1') + line('/2'))
    const said: string[] = []
    const running = await follow(file, said)
    await running.followOn()
    copyFileSync(file, `${file}.1`)
    truncateSync(file)
    await running.followOn()
    appendFileSync(file, line('/3'))
    await running.followOn()
    expect(await sitesOf(running)).toEqual({ [site]: 3 })
    writeFileSync(file, ['/4', '/5', '/6'].map((path) => line(path, { clock: '10:21:00' })).join(''))
    await running.followOn()
    expect(await sitesOf(running)).toEqual({ [site]: 6 })
    expect(said.filter((text) => text.includes('was emptied'))).toHaveLength(2)
    await running.close()
  })

  it('waits for the first line of an empty log', async () => {
    const file = put('new.log', '')
    const running = await follow(file)
    const request = { headers: {} } as Parameters<RunningSandbox['logFor']>[0]
    expect(running.logFor(request)).toBeUndefined()
    appendFileSync(file, line('/1'))
    await running.followOn()
    // Fewer lines than a sample: they are judged when nothing more has come.
    await running.followOn()
    expect(await sitesOf(running)).toEqual({ [site]: 1 })
    expect(running.logFor(request)).toMatchObject({
      requests: 1,
      isLive: true,
      movedBy: 0,
      lacks: expect.not.arrayContaining(['agent']),
    })
    await running.close()
  })

  it('counts many appended lines as an import does', async () => {
    const file = put('many.log', line('/0'))
    const running = await follow(file)
    const paths = Array.from({ length: 70_000 }, (_, n) =>
      line(`/${n % 97}`, { host: n % 2 ? 'shop.example:80 ' : '' }),
    )
    for (let from = 0; from < paths.length; from += 7000) {
      appendFileSync(file, paths.slice(from, from + 7000).join(''))
      await running.followOn()
    }
    expect(await sitesOf(running)).toEqual({ [site]: 35_001, 'shop.example': 35_000 })
    await running.close()
  })
})
