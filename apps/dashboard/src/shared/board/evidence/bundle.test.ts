import { createHash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type EvidenceContext, packEvidence } from './bundle.ts'

const context: EvidenceContext = {
  link: 'https://cdn.example/300/stats?range=24h&is.countrycode=ES',
  page: 'History',
  company: { id: 300, name: 'Aurora Media' },
  span: { from: 1_781_000_000, to: 1_781_003_600 },
  zone: 'Europe/Madrid',
  sites: ['www.aurora.example'],
  filters: ['Country: Spain'],
  brand: 'Parapet',
  version: '4.4.6',
  savedBy: 'Ada Byron',
  savedAt: 1_781_010_000,
}
const part = (title: string, text = 'a,b\r\n') => ({
  code: `stats.${title}`,
  title,
  files: [
    { name: 'data.csv', data: Uint8Array.from(strToU8(text)) },
    { name: 'picture.png', data: new Uint8Array([1, 2, 3]) },
  ],
})
const leftOut = [{ code: 'stats.waf', title: 'Firewall', state: 'notHired' }]

it('contains every file and a manifest with sources, sizes and hashes', async () => {
  const zip = unzipSync(
    await packEvidence([part('Requests / s'), part('Requests / s')], leftOut, context, 'What it is'),
  )
  expect(Object.keys(zip)).toEqual([
    'view.txt',
    '01-Requests-s/data.csv',
    '01-Requests-s/picture.png',
    '02-Requests-s/data.csv',
    '02-Requests-s/picture.png',
    'manifest.json',
  ])
  const manifest = JSON.parse(strFromU8(zip['manifest.json']!))
  expect(manifest).toMatchObject({
    format: 'evidence',
    company: { id: 300, name: 'Aurora Media' },
    saved: { at: '2026-06-09T13:00:00.000Z', by: 'Ada Byron' },
    view: {
      link: context.link,
      from: '2026-06-09T10:13:20.000Z',
      to: '2026-06-09T11:13:20.000Z',
      zone: 'Europe/Madrid',
      sites: ['www.aurora.example'],
      filters: ['Country: Spain'],
    },
    notIncluded: leftOut,
  })
  expect(manifest.files).toHaveLength(5)
  for (const { path, bytes, sha256 } of manifest.files) {
    expect(zip[path]).toHaveLength(bytes)
    expect(createHash('sha256').update(zip[path]!).digest('hex')).toBe(sha256)
  }
})

it('is the same for the same input, and has no path outside its own directory', async () => {
  const pack = () => packEvidence([part('../../etc/passwd'), part('«»')], [], context, '')
  const [one, other] = [await pack(), await pack()]
  expect(one).toEqual(other)
  expect(Object.keys(unzipSync(one)).filter((name) => /^\.|\/\.|\.\./.test(name))).toEqual([])
  expect(Object.keys(unzipSync(one))).toContain('02-widget/data.csv')
})
