import { makeApiContext, makeCompany, makeSite, makeVclConfig, type VclConfig } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen, within } from '@testing-library/react'
import { expect } from 'storybook/test'
import { beforeAll, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { AreaContext, type AreaName } from './area.ts'
import { ScorecardSection } from './ScorecardSection.tsx'

beforeAll(() => loadWords('en'))

const at = Math.floor(Date.now() / 60_000) * 60 - 3600
const iso = (second: number) => new Date(second * 1000).toISOString()
const live = makeVclConfig({ id: 42, production_dt: iso(at + 20) })
const before = makeVclConfig({ id: 41, active: false, production_dt: iso(at - 86_400) })
const site = 'www.example.com'

const stepsOf = (errors: number) =>
  Array.from({ length: 31 }, (_, n) => {
    const timestamp = at + (n - 15) * 60
    const status_5xx = timestamp > at ? errors : 2
    return { timestamp, requests: 2000, bytes: 1, hits: 1500, misses: 200, status_5xx, response_time: 50_000 + n }
  })

interface Given {
  readonly row?: VclConfig
  readonly rows?: readonly VclConfig[]
  readonly errors?: number
  readonly area?: AreaName
  readonly sites?: number
}

async function show({ row = live, rows = [live, before], errors = 2, area = 'production', sites = 1 }: Given) {
  const asked: URL[] = []
  const urls = [site, ...Array.from({ length: sites - 1 }, (_, n) => `${n}.example.com`)]
  const api = makeApiContext({
    fetch: async (address) => {
      const url = new URL(String(address), 'http://provider.test')
      asked.push(url)
      if (!url.pathname.includes('/statistics/')) return Response.json(rows)
      if (url.pathname.includes('/table/')) return Response.json([{ key: site, requests: 1, bytes: 1 }])
      return Response.json(url.searchParams.get('detailed') === 'true' ? { [site]: stepsOf(errors) } : stepsOf(errors))
    },
    token: () => 'token',
    company: () => 300,
  })
  const company = makeCompany({ sites: urls.map((url, id) => makeSite({ id, url })) })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ company })}>
        <AreaContext value={area}>
          <ScorecardSection row={row} />
        </AreaContext>
      </MockScreen>,
    ),
  )
  return asked
}

it('names the site that became worse, with shares beside counts, and offers the version before', async () => {
  await show({ errors: 400 })
  expect(await screen.findByText(`Worse: ${site}`)).toBeVisible()
  const errors = within(screen.getByRole('table', { name: 'All sites' })).getByRole('row', { name: /^5xx responses/ })
  expect(errors).toHaveTextContent('0.1% · 30 of 30,000')
  expect(errors).toHaveTextContent('20.0% · 6,000 of 30,000')
  expect(screen.getByText('15 minutes before and 15 of 15 after it went live', { exact: false })).toBeVisible()
  expect(screen.getByText(/^First byte of the origin: /)).toBeVisible()
  expect(screen.getByText(/Roll back to 41/)).toBeVisible()
})

it('says that another version cut the minutes, and offers no way back from a version that is not live', async () => {
  const next = makeVclConfig({ id: 43, production_dt: iso(at + 320) })
  await show({ row: { ...live, active: false }, rows: [next, live, before] })
  expect(await screen.findByText('Version 43 went live soon after. The minutes after that are left out.')).toBeVisible()
  expect(screen.getByText('15 minutes before and 4 of 4 after it went live', { exact: false })).toBeVisible()
  expect(screen.queryByText(/Roll back/)).toBeNull()
})

it('says that versions in between are not known for one that is not among the newest', async () => {
  await show({ rows: [before] })
  expect(await screen.findByText(/not among the newest 50/)).toBeVisible()
})

it('asks for the worst and the busiest of many sites, and says so', async () => {
  const asked = await show({ sites: 60 })
  expect(await screen.findByText(/^1 of 60 sites are compared/)).toBeVisible()
  const tables = asked.filter(({ pathname }) => pathname.includes('/table/'))
  expect(tables).toHaveLength(2)
  const detailed = asked.find(({ searchParams }) => searchParams.get('detailed') === 'true')
  expect(JSON.parse(detailed?.searchParams.get('filters') ?? '').vhost).toEqual([site])
})

it.each<[string, Given, RegExp]>([
  ['staging', { area: 'staging' }, /do not tell staging and production apart/],
  [
    'a version on its way',
    { row: { ...live, active: false, deployed: false, production_dt: null, status: 'deploying' } },
    /begins when this version is live/,
  ],
])('reads no statistics for %s, and says why', async (_, given, text) => {
  const asked = await show(given)
  expect(await screen.findByText(text)).toBeVisible()
  expect(asked.filter(({ pathname }) => pathname.includes('/statistics/'))).toEqual([])
})
