import { makeVclConfig, type ServiceKey } from '@parapet/api'
import { render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { loadBoardWords, TestPage, testLinks, testNow, testView } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { type BoardEvents, Events } from './Events.tsx'

beforeAll(() => loadBoardWords())

const HOUR = 3600
const answers: Readonly<Record<string, unknown>> = {
  '/config/': [makeVclConfig({ id: 41, production_dt: new Date((testNow - HOUR) * 1000).toISOString() })],
  '/backendproblem/': [
    { id: 1, backend: 5, backend_name: 'origin1', node: 'a', timestamp: testNow - 600, until: null },
  ],
  '/anomalies': [
    { id: 3, timestamp: testNow - 900, end: null, anomaly_type: 'traffic', site: 'a.com', site_id: 1, reactions: [] },
  ],
  '/issues/all': { status: 'success', data: [] },
}

function show(services: readonly ServiceKey[], isHome = false) {
  const asked: { path: string; filters: { timestamp?: object } }[] = []
  let found: BoardEvents = { markers: [], cuts: [] }
  const query = toBoardQuery(testView(), { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com'] })
  render(
    <TestPage
      answer={(path, params) => {
        asked.push({ path, filters: JSON.parse(params.get('filters') ?? '{}') })
        return Response.json(Object.entries(answers).find(([part]) => path.includes(part))?.[1] ?? [])
      }}
    >
      <Suspense>
        <Events
          query={query}
          hasService={(service) => services.includes(service)}
          links={testLinks}
          isHome={isHome}
          onEvents={(events) => {
            found = events
          }}
        />
      </Suspense>
    </TestPage>,
  )
  return { asked, query, kinds: () => found.markers.map(({ kind }) => kind) }
}

it('marks deployments, anomalies and origin failures on the charts of a board, for the range of the board', async () => {
  const { asked, query, kinds } = show(['autoprovisioning', 'anomalydetection'])
  await waitFor(() => expect(kinds()).toEqual(['deployment', 'anomaly', 'origin']))
  const timed = asked.filter(({ filters }) => filters.timestamp)
  expect(timed.map(({ filters }) => filters.timestamp)).toEqual([query.span, query.span])
})

it('asks nothing of services that the user does not have, and nothing that charts do not mark', async () => {
  const { asked } = show([])
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(asked.map(({ path }) => path)).toEqual([expect.stringContaining('/issues/all')])
})

it('asks on home for the two days that Needs attention asks for', async () => {
  const { asked, kinds } = show(['autoprovisioning', 'anomalydetection'], true)
  await waitFor(() => expect(kinds()).toHaveLength(3))
  const spans = asked.flatMap(({ filters }) => filters.timestamp ?? [])
  expect(spans).toEqual([
    { from: testNow - 48 * HOUR, to: testNow },
    { from: testNow - 48 * HOUR, to: testNow },
  ])
})
