import { expect, it } from 'vitest'
import { dayOf, endOfDay, timeOf } from './days.ts'
import { noteDraft, noteProblems, noteSpan } from './NoteFields.tsx'

const zone = 'Europe/Madrid'
const t = (key: string) => key
// 00:30 on 29 March 2026 in Madrid, an hour and a half before its clocks go forward.
const from = Date.parse('2026-03-28T23:30:00Z') / 1000
const draft = noteDraft('Campaign', { from, to: from + 4 * 3600 }, zone)

it("formats a span in the user's zone and parses it back, also over clock changes", () => {
  expect(draft).toEqual({
    text: 'Campaign',
    fromDay: '2026-03-29',
    fromTime: '00:30',
    toDay: '2026-03-29',
    toTime: '05:30',
  })
  expect(noteSpan(draft, zone)).toEqual({ from, to: from + 4 * 3600 })
})

it('reports missing fields, and an end before the start', () => {
  expect(noteProblems(draft, zone, t)).toEqual({})
  expect(noteProblems({ ...draft, text: ' ', fromTime: null, toDay: null }, zone, t)).toEqual({
    text: 'error.text',
    fromDay: 'error.moment',
    toDay: 'error.moment',
  })
  expect(noteProblems({ ...draft, toTime: '00:15' }, zone, t)).toEqual({ toDay: 'error.range' })
})

it("ends a day at midnight of the user's zone", () => {
  const end = endOfDay('2026-03-29', zone)
  expect([dayOf(end - 1, zone), dayOf(end, zone), timeOf(end, zone)]).toEqual(['2026-03-29', '2026-03-30', '00:00'])
})
