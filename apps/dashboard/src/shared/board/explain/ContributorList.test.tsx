import type { Contributor, ExplainMetric } from '@parapet/api'
import { LocaleProvider, loadWords } from '@parapet/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { ContributorList } from './ContributorList.tsx'

beforeAll(() => loadWords('en'))

const contributor = (key: string): Contributor => ({
  dimension: 'request',
  key,
  before: 0,
  after: 10,
  share: 0.5,
  expected: 0,
  isLimit: false,
  usual: { kind: 'unknown' },
  score: 0.5,
})
const listOf = (...keys: string[]) => listWith(keys.map(contributor))
const listWith = (
  contributors: readonly Contributor[],
  { metric = 'requests', isFiltered = false }: { metric?: ExplainMetric; isFiltered?: boolean } = {},
) => (
  <LocaleProvider locale="en" zone="UTC">
    <ContributorList
      contributors={contributors}
      metric={metric}
      isFiltered={isFiltered}
      isLoading
      valueText={({ key }) => ({ name: key, isBot: false })}
      hrefOf={({ key }) => key}
      where={() => ({ sites: [], span: null })}
      onAct={() => undefined}
      onFilter={() => undefined}
      onExclude={() => undefined}
    />
  </LocaleProvider>
)
const order = () => screen.getAllByRole('listitem').map((row) => /\/[a-z]+/.exec(row.textContent ?? '')?.[0])

it('ranks answers that come late while the pointer rests on the list, and keeps the order once it moves', () => {
  const { rerender } = render(listOf('/first'))
  const section = screen.getByRole('region')
  fireEvent.pointerEnter(section)
  rerender(listOf('/cause', '/first'))
  expect(order()).toEqual(['/cause', '/first'])
  fireEvent.pointerMove(section)
  rerender(listOf('/first', '/late', '/cause'))
  expect(order()).toEqual(['/cause', '/first', '/late'])
  fireEvent.pointerLeave(section)
  rerender(listOf('/late', '/first', '/cause'))
  expect(order()).toEqual(['/late', '/first', '/cause'])
})

it.each([
  ['requests', false, 'not seen in the hours before'],
  ['errors', false, 'no 5xx responses in the hours before'],
  ['refused', false, 'no 4xx responses in the hours before'],
  ['misses', false, 'no requests past the cache in the hours before'],
  ['bytes', false, 'no volume in the hours before'],
  ['requests', true, 'none that match the page’s filters in the hours before'],
] as const)('says of a value new to %s, filtered %s, only what is known: %s', (metric, isFiltered, text) => {
  render(listWith([{ ...contributor('/new'), usual: { kind: 'never' } }], { metric, isFiltered }))
  expect(screen.getByRole('listitem').textContent).toContain(text)
})
