import { describe, expect, it } from 'vitest'
import { type Column, columns } from './columns.ts'
import { logColumnsBuilder, logTraffic } from './logTraffic.ts'
import { logFirst, memoryStatistics } from './statisticsSource.ts'

const at = 1_790_000_000
const base = Object.fromEntries(columns.map((column) => [column, '-'])) as Record<Column, string>

function sourceOf(vhost: string, micros: readonly number[]) {
  const builder = logColumnsBuilder()
  for (const one of micros) builder.add({ ...base, vhost, tier: 'L1', time: at, bytes: 10, micros: one })
  return memoryStatistics(logTraffic(builder.build()))
}

const source = logFirst(
  sourceOf('log.example', [100, 300]),
  (site) => site === 'log.example',
  sourceOf('other.example', [50]),
)
const asked = (...sites: string[]) => ({ sites, from: at, to: at + 1, conditions: [] })

describe('the statistics of a log beside those of other companies', () => {
  it('answer a site from where it is', async () => {
    expect(await source.histogram(asked('log.example'), 60, 'UTC')).toMatchObject([{ requests: 2, response_time: 200 }])
    expect(await source.histogram(asked('other.example'), 60, 'UTC')).toMatchObject([
      { requests: 1, response_time: 50 },
    ])
  })

  it('add up histograms of both, without a mean that nobody knows', async () => {
    const both = asked('log.example', 'other.example')
    const sum = [{ requests: 3, bytes: 30, response_time: null }]
    expect(await source.histogram(both, 60, 'UTC')).toMatchObject(sum)
    const loaded = await source.within(both.sites, both.from, both.to)
    expect(await loaded.histogram(both, 60, 'UTC')).toMatchObject(sum)
  })

  it('have no requests of a site that is not in the log of its company', async () => {
    const { results } = await source.table(asked('log.example', 'new.example'), { column: 'vhost' }, 5)
    expect(results.map(({ key, requests }) => [key, requests])).toEqual([['log.example', 2]])
  })
})
