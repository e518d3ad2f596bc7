import { initialView, makeBotEntry } from '@parapet/api'
import { expect, it } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardCode, DataRow, RowContext } from '../rows/row.ts'
import { boards } from './index.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const query = toBoardQuery(initialView, { company: 300, now, zone: 'UTC', allSites: ['a.com'] })
const context = {
  query,
  code: 'x.y',
  t: (key: string) => key,
  f: { date: String },
  locale: 'en',
  title: 'A title',
  links: {},
  actions: {},
} as unknown as RowContext

interface Drawn {
  readonly series?: readonly { readonly key: string; readonly label: string; readonly color: string }[]
  readonly parts?: readonly { readonly key: string; readonly label: string; readonly color?: string }[]
}

function drawn(board: BoardCode, name: string, main: unknown): Record<string, [string, string | undefined]> {
  const row = boards[board].rows.find(({ code }) => code === `${board}.${name}`) as DataRow
  const { series = [], parts = [] } = row.toView({ main }, context).props as Drawn
  return Object.fromEntries([...series, ...parts].map(({ key, label, color }) => [key, [label, color]]))
}

const outcomes = ['allow', 'captcha', 'jschallenge', 'block'] as const
const table = (keys: readonly string[]) => ({
  total_count: keys.length,
  results: keys.map((key, n) => ({ key, requests: 100 - n, bytes: 0 })),
})

it.each(['analytics.botmitigation', 'perimetrical.home'] as const)(
  'names and colours the outcomes of bots in the chart as in the ring: %s',
  (board) => {
    const chart = drawn(board, 'outcomes', [makeBotEntry({ timestamp: query.span.from })])
    expect(Object.keys(chart)).toEqual([...outcomes])
    expect(drawn(board, 'actions', table(outcomes))).toEqual(chart)
    expect(new Set(Object.values(chart).map(([, color]) => color)).size).toBe(outcomes.length)
  },
)

it('colours a cache result of bots as that of visitors', () => {
  const results = table(['hit', 'miss', 'pass'])
  const ofVisitors = drawn('analytics.delivery', 'cacheResults', results)
  const ofBots = drawn('analytics.botmitigation', 'cacheResults', results)
  for (const key of ['hit', 'miss', 'pass']) {
    expect(ofVisitors[key]?.[1], key).toBe(key)
    expect(ofBots[key]?.[1], key).toBe(key)
  }
})
