import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { clinicWords } from '../../words/clinic.ts'
import type { Locale } from '../../words/types.ts'
import { draftOf, seedOf } from '../clinic/draft.ts'
import type { ClinicT } from '../clinic/reportText.ts'
import { parapet } from '../seeds/parapet.ts'
import { signCommand } from './command.ts'
import {
  approverProblem,
  dayProblem,
  noteProblem,
  pictureChanges,
  readRecord,
  recordText,
  type SignedPicture,
  type SignedRecord,
} from './record.ts'
import { sheetOf } from './sheet.ts'

beforeAll(async () => void (await Promise.all([clinicWords.load('en'), clinicWords.load('es')])))

function wordsOf(language: Locale): ClinicT {
  const t = clinicWords.words(language)
  if (!t) throw new Error('the words are not loaded')
  return t
}
const style = readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8')
const picture = (id: string, sha256 = 'a', width = 1440): SignedPicture => ({
  id,
  title: `Home: ${id}`,
  mode: 'light',
  width,
  file: `pictures/${id}--light--${width}.jpg`,
  sha256,
})
const harbour = seedOf({ ...draftOf(parapet), name: 'harbour', title: 'Harbour <script>CDN', primary: '#e4572e' })
const record: SignedRecord = {
  format: 1,
  theme: harbour,
  approver: 'Ada "<img src=x>" L',
  date: '2026-06-15',
  note: 'Only for <b>the</b> pilot',
  language: 'en',
  pictures: [picture('one'), picture('two'), picture('one', 'c', 390)],
}
const pageOf = async (given: SignedRecord, last?: SignedRecord) =>
  new DOMParser().parseFromString(
    await sheetOf({ record: given, last, t: wordsOf(given.language), style }),
    'text/html',
  )
const textOf = async (given: SignedRecord, last?: SignedRecord) => (await pageOf(given, last)).body.textContent ?? ''

it('shows theme, approver and note as texts, whatever they contain, and admits no script', async () => {
  const page = await pageOf(record)
  expect(page.querySelectorAll('script, img[src="x"], dd b')).toHaveLength(0)
  expect(page.querySelector('h1')?.textContent).toBe('Harbour <script>CDN: sign-off of 2026-06-15')
  expect(page.body.textContent).toContain('Ada "<img src=x>" L')
  expect(page.body.textContent).toContain('Only for <b>the</b> pilot')
  const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content')
  expect(policy).toMatch(/^default-src 'none'; img-src 'self' data:; style-src 'sha256-[^']+'$/)
})

it('lists each picture with its mode and width, each contrast with APCA beside it, and the corrections', async () => {
  const page = await pageOf(record)
  expect([...page.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['pictures/one--light--1440.jpg', 'Home: one, Light, 1440 px'],
    ['pictures/one--light--390.jpg', 'Home: one, Light, 390 px'],
    ['pictures/two--light--1440.jpg', 'Home: two, Light, 1440 px'],
  ])
  const captions = [...page.querySelectorAll('caption')].map((caption) => caption.textContent)
  expect(captions).toContain('Light: 206 of 206 contrasts pass')
  const row = [...page.querySelectorAll('tr')].find((one) => /^text\s+#\w+page/.test(one.textContent ?? ''))
  expect(Number(row?.querySelector('td:last-child')?.textContent)).toBeGreaterThan(80)
})

it('names the command for the pictures where there are none, with quoted texts', async () => {
  const page = await pageOf({ ...record, pictures: [], approver: "Ada O'Hara" })
  expect(page.querySelector('pre')?.textContent).toBe(
    "pnpm theme sign harbour.json --approver 'Ada O'\\''Hara' --date 2026-06-15 --note 'Only for <b>the</b> pilot' --out signed-harbour",
  )
  expect(signCommand({ ...record, note: '', language: 'es' })).toContain(' --language es --out')
})

it('lists every part of a brand, by its name in the form', async () => {
  const brand = {
    ...draftOf(harbour),
    sloganEn: 'Ships first',
    logo: '/brand/logo.svg',
    logoWidth: '120',
    logoHeight: '28',
    legal: { terms: '/terms' },
  }
  const drawn = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
  const page = await pageOf({ ...record, pictures: [], theme: seedOf({ ...brand, favicon: drawn }) })
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([drawn])
  const names = [...page.querySelectorAll('dt')].map(
    ({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`,
  )
  expect(names).toEqual(
    expect.arrayContaining([
      'Slogan (English): Ships first',
      'Logo: /brand/logo.svg',
      'Logo: Width in pixels: 120',
      'Terms: /terms',
      'Corners: Default',
    ]),
  )
})

it('says what differs from the last signed theme, or that there was none', async () => {
  expect(await textOf(record)).toContain('no earlier sign-off')
  const last: SignedRecord = {
    ...record,
    theme: parapet,
    approver: 'Grace',
    date: '2026-05-01',
    pictures: [picture('one', 'b')],
  }
  const text = await textOf(record, last)
  expect(text).toContain('Signed last on 2026-05-01 by Grace.')
  expect(text).toContain('another theme: Parapet')
  expect(text).toContain('Pictures that differ from those that were signed (1):Home: one, Light, 1440 px')
  expect(text).toContain('New pictures (2):Home: two, Light, 1440 pxHome: one, Light, 390 px')
  expect(text).toMatch(/\d+ colours differ/)
  expect(await textOf(record, record)).toContain('The two themes look the same.')
  expect(await textOf({ ...record, pictures: [] }, record)).not.toMatch(/not in this sheet/)
})

it('is in Spanish, with decimal commas, and does not compare pictures of English screens', async () => {
  const page = await pageOf({ ...record, language: 'es' }, record)
  expect(page.documentElement.lang).toBe('es')
  expect(page.querySelector('h1')?.textContent).toBe('Harbour <script>CDN: aprobación del 2026-06-15')
  expect(page.body.textContent).toContain('en otro idioma')
  expect(page.body.textContent).not.toContain('Imágenes distintas')
  expect([...page.querySelectorAll('td')].some(({ textContent }) => /^\d+,\d\d : 1$/.test(textContent ?? ''))).toBe(
    true,
  )
  expect(page.body.textContent).not.toMatch(/\d\.\d+ : 1/)
})

it('reads what it wrote, also records without width, note and language, and nothing else', () => {
  expect(readRecord(recordText(record))).toEqual(record)
  const { note: _note, language: _language, ...first } = record
  const { width: _width, ...wide } = picture('one')
  expect(readRecord(JSON.stringify({ ...first, pictures: [wide] }))).toEqual({
    ...record,
    note: '',
    pictures: [picture('one')],
  })
  for (const broken of ['', '{', 'null', '[]', JSON.stringify({ ...record, format: 2 })])
    expect(readRecord(broken)).toBeUndefined()
  for (const change of [
    { theme: { ...harbour, primary: 'red' } },
    { theme: null },
    { approver: 7 },
    { note: 7 },
    { language: 'fr' },
    { date: '2026-02-30' },
    { pictures: [{ id: 'one' }] },
  ])
    expect(readRecord(JSON.stringify({ ...record, ...change })), JSON.stringify(change)).toBeUndefined()
})

it('tells changed, new and missing pictures apart', () => {
  const changes = pictureChanges([picture('a'), picture('b')], [picture('b', 'x'), picture('c')])
  expect([changes.changed, changes.added, changes.removed].map((list) => list.map(({ id }) => id))).toEqual([
    ['b'],
    ['c'],
    ['a'],
  ])
})

it('asks for a name, a day that exists and a note that can be printed', () => {
  const t = wordsOf('en')
  expect(approverProblem('Ada', t)).toBeUndefined()
  expect(approverProblem(' ', t)).toMatch(/Give the name/)
  expect(approverProblem('A\u0007', t)).toMatch(/invisible/)
  expect(approverProblem('a'.repeat(201), t)).toMatch(/200/)
  expect(['2026-06-15', '2026-13-01', '15.6.2026'].map((day) => dayProblem(day, t) === undefined)).toEqual([
    true,
    false,
    false,
  ])
  expect([noteProblem('Two\nlines', t), noteProblem('', t)]).toEqual([undefined, undefined])
  expect(noteProblem('\u0000', t)).toMatch(/invisible/)
  expect(noteProblem('a'.repeat(2001), t)).toMatch(/2,000/)
})
