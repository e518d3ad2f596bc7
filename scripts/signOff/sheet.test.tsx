import { expect, it } from 'vitest'
import { draftOf, seedOf } from '../../packages/ui/src/themes/clinic/draft.ts'
import type { ClinicT } from '../../packages/ui/src/themes/clinic/reportText.ts'
import { parapet } from '../../packages/ui/src/themes/seeds/parapet.ts'
import words from '../../packages/ui/src/words/clinic.en.ts'
import { writeMessage } from '../../packages/ui/src/words/message.ts'
import { approverProblem, isDay, pictureChanges, readRecord, type SignedPicture, type SignedRecord } from './record.ts'
import { sheetOf } from './sheet.ts'

const t: ClinicT = (key, ...values) => writeMessage(words[key], Object.assign({}, ...values), 'en')
const picture = (id: string, sha256 = 'a'): SignedPicture => ({
  id,
  title: `Home: ${id}`,
  mode: 'light',
  file: `pictures/${id}--light.jpg`,
  sha256,
})
const harbour = seedOf({ ...draftOf(parapet), name: 'harbour', title: 'Harbour <script>CDN', primary: '#e4572e' })
const record: SignedRecord = {
  format: 1,
  theme: harbour,
  approver: 'Ada "<img src=x>" L',
  date: '2026-06-15',
  pictures: [picture('one'), picture('two')],
}
const pageOf = (given: SignedRecord, last?: SignedRecord) =>
  new DOMParser().parseFromString(sheetOf({ record: given, last, t, apca: () => -87.4 }), 'text/html')

it('shows theme and approver as texts, whatever they contain, and admits no script', () => {
  const page = pageOf(record)
  expect(page.querySelectorAll('script, img[src="x"]')).toHaveLength(0)
  expect(page.querySelector('h1')?.textContent).toBe('Harbour <script>CDN: sign-off of 2026-06-15')
  expect(page.body.textContent).toContain('Ada "<img src=x>" L')
  const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content')
  expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'$/)
})

it('lists each picture, each contrast with APCA beside it, and the corrections of both modes', () => {
  const page = pageOf(record)
  expect([...page.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['pictures/one--light.jpg', 'Home: one, light'],
    ['pictures/two--light.jpg', 'Home: two, light'],
  ])
  const captions = [...page.querySelectorAll('caption')].map((caption) => caption.textContent)
  expect(captions).toContain('Light: 206 of 206 contrasts pass')
  expect(page.querySelectorAll('td:last-child').item(0).textContent).not.toBe('')
  expect(page.body.textContent).toContain('-87')
})

it('says what differs from the last signed theme, or that there was none', () => {
  expect(pageOf(record).body.textContent).toContain('not signed before')
  const last = { ...record, theme: parapet, approver: 'Grace', date: '2026-05-01', pictures: [picture('one', 'b')] }
  const text = pageOf(record, last).body.textContent ?? ''
  expect(text).toContain('Signed last on 2026-05-01 by Grace.')
  expect(text).toContain('Pictures that differ from those that were signed (1):Home: one, light')
  expect(text).toContain('New pictures (1):Home: two, light')
  expect(text).toMatch(/\d+ colours differ/)
  expect(pageOf(record, record).body.textContent).toContain('The two themes look the same.')
})

it('reads what it wrote, and nothing else', () => {
  expect(readRecord(JSON.stringify(record))).toEqual(record)
  for (const broken of ['', '{', 'null', '[]', JSON.stringify({ ...record, format: 2 })])
    expect(readRecord(broken)).toBeUndefined()
  for (const change of [
    { theme: { ...harbour, primary: 'red' } },
    { theme: null },
    { approver: 7 },
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

it('asks for a name and a day that exist', () => {
  expect(approverProblem('Ada')).toBeUndefined()
  expect(approverProblem(' ')).toMatch(/Give the name/)
  expect(approverProblem('A\u0007')).toMatch(/invisible/)
  expect(approverProblem('a'.repeat(201))).toMatch(/200/)
  expect(['2026-06-15', '2026-13-01', '15.6.2026'].map(isDay)).toEqual([true, false, false])
})
