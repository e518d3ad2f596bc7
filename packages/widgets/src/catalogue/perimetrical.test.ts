import { initialView, makeBotEntry } from '@parapet/api'
import { expect, it } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { initialLayout } from '../rows/layout.ts'
import type { DataRow, RowContext } from '../rows/row.ts'
import { perimetricalBoard } from './perimetricalBoard.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const query = toBoardQuery(
  { ...initialView, sites: ['a.com'] },
  { company: 300, now, zone: 'UTC', allSites: ['a.com', 'b.com'] },
)
const context = { query, t: (key: string) => key, title: 'A title', actions: {} } as unknown as RowContext
const row = (name: string) => perimetricalBoard.rows.find(({ code }) => code === `perimetrical.home.${name}`) as DataRow

it('counts blocked bots, but not those that were only challenged', () => {
  const main = [
    makeBotEntry({ timestamp: now - 900, requests: 90, allow: 20, block: 30, captcha: 40 }),
    makeBotEntry({ timestamp: now - 600, requests: 10, block: 4, jschallenge: 6 }),
  ]
  expect(row('bots').toView({ main }, context).props).toMatchObject({ value: 34 })
})

it('counts and lists the sites in under attack mode only', () => {
  const main = [
    { site: 1, url: 'a.com', active: false, activated_at: null, activated_by: null },
    { site: 2, url: 'b.com', active: true, activated_at: '2026-06-15T09:00:00Z', activated_by: 'ana@a.com' },
  ]
  expect(row('attacked').toView({ main }, context).props).toMatchObject({ value: 1, tone: 'watch' })
  expect(row('underAttack').toView({ main }, context)).toMatchObject({
    props: { sites: [{ url: 'b.com', since: now - 5400, by: 'ana@a.com' }] },
    isEmpty: false,
  })
  expect(row('underAttack').toView({ main: main.slice(0, 1) }, context)).toMatchObject({ isEmpty: true })
})

it('requests the anomalies of the range and the chosen sites', () => {
  const { filters } = row('anomalies').reads.params(query) as { filters: object }
  expect(filters).toEqual({ timestamp: query.span, vhost: ['a.com'] })
})

it('shows everything but the table of under attack mode at first (§2), and samples of all that can be hired', () => {
  const hidden = initialLayout(perimetricalBoard.rows).filter(({ show }) => !show)
  expect(hidden.map(({ code }) => code)).toEqual(['perimetrical.home.underAttack'])
  for (const one of perimetricalBoard.rows)
    if (one.service) expect(one, one.code).toHaveProperty('sample', expect.any(Function))
  expect(perimetricalBoard.rows.filter(({ service }) => service === undefined).map(({ code }) => code)).toEqual([
    'perimetrical.home.limited',
  ])
})
