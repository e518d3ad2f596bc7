import { render, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { metrics } from '../catalogue/metrics.ts'
import { loadBoardWords, TestPage } from '../catalogue/testProvider.tsx'
import { KeyFigure } from './KeyFigure.tsx'

beforeAll(loadBoardWords)

it.each([
  ['rate', 678, 693.2, '678 req/s2.2% less (−15.2 req/s)than a week earlier'],
  ['bandwidth', 250e6, 200e6, '250 Mbit/s25.0% more (+50 Mbit/s)than a week earlier'],
  ['hitRatio', 0.82, 0.8, '82.0%2 pp morethan a week earlier'],
] as const)('has the change as text in both ways: %s', async (metric, value, previous, text) => {
  const { unit, whole, meaning } = metrics[metric]
  const { container } = render(
    <TestPage>
      <KeyFigure
        value={value}
        unit={unit}
        whole={whole}
        change={{ previous, meaning, against: 'week', sample: 1000 }}
      />
    </TestPage>,
  )
  await waitFor(() => expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text))
})

it('wraps the change only before the brackets in a narrow frame', async () => {
  const { container } = render(
    <TestPage>
      <KeyFigure
        value={678}
        unit="req/s"
        whole="average"
        change={{ previous: 693.2, meaning: 'upGood', against: 'week', sample: 1000 }}
      />
    </TestPage>,
  )
  await waitFor(() => expect(container.textContent).toContain('2.2%\u00a0less (−15.2\u00a0req/s)'))
})

it('shows more hits as good, slower and failing responses as bad, requests, volume and 4xx as neutral', () => {
  const of = (meaning: string) =>
    Object.entries(metrics).flatMap(([name, row]) => (row.meaning === meaning ? name : []))
  expect(of('upGood')).toEqual(['hitRatio', 'hitRatioBytes'])
  expect(of('upBad')).toEqual(['responseTime', 'errorRatio', 's5xx'])
})
