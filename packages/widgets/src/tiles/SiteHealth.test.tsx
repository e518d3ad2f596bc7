import { decodeView, initialView, makeHistogramEntry } from '@parapet/api'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { homeBoard } from '../catalogue/home.ts'
import { type Answer, loadBoardWords, TestPage, testLinks, testNow } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { siteWords } from '../words/sites.ts'
import { Widget } from './Widget.tsx'

beforeAll(async () => {
  await Promise.all([loadBoardWords(), siteWords.load('en')])
})

const row = homeBoard.rows.find(({ code }) => code === 'home.sites')!
const links = {
  ...testLinks,
  page: (name: string, query?: URLSearchParams, widget?: string) => `/${name}?${query}#${widget}`,
}

async function show(answer: Answer, allSites: readonly string[]) {
  const asked: URLSearchParams[] = []
  const query = toBoardQuery(initialView, { company: 300, now: testNow, zone: 'UTC', allSites })
  await act(async () =>
    render(
      <TestPage
        answer={(path, params) => {
          asked.push(params)
          return answer(path, params)
        }}
      >
        <Widget row={row} query={query} actions={{}} links={links} isHired hasService={() => true} />
      </TestPage>,
    ),
  )
  return asked.map((params) => JSON.parse(params.get('filters') ?? '{}'))
}

const hour = (requests: number, status_5xx: number) => [
  makeHistogramEntry({ requests, status_5xx, hits: requests * 0.9, misses: requests * 0.1, response_time: 900 }),
]
const isYesterday = (params: URLSearchParams) => JSON.parse(params.get('filters') ?? '{}').timestamp.to < testNow - 3600

it.each([
  ['unknown without any bucket', {}, /no figures were collected in the last hour—/],
  [
    'without traffic where the answer names other sites',
    { 'b.com': hour(9000, 0) },
    /fewer than 300 requests in the last hour0\sreq\/s/,
  ],
])('a site is %s', async (_, answer, rate) => {
  await show(() => Response.json(answer), ['a.com'])
  const table = await screen.findByRole('table', { name: 'Health of sites' })
  const link = within(table)
    .getAllByRole('link')
    .find((one) => one.getAttribute('data-why') === 'a.com')
  expect(link?.closest('tr')?.textContent).toMatch(rate)
})

it('lists the sites most severe first, with reasons, and links to the errors of one', async () => {
  await show(
    (_, params) =>
      Response.json(
        isYesterday(params)
          ? { 'a.com': hour(9000, 0), 'b.com': hour(9000, 0), 'c.com': hour(9000, 0) }
          : { 'a.com': hour(9000, 0), 'b.com': hour(9000, 900), 'c.com': hour(2000, 0), 'd.com': hour(10, 0) },
      ),
    ['a.com', 'b.com', 'c.com', 'd.com'],
  )
  const table = await screen.findByRole('table', { name: 'Health of sites' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((one) => within(one).getByRole('link').getAttribute('data-why'))).toEqual([
    'b.com',
    'c.com',
    'a.com',
    'd.com',
  ])
  expect(rows[0]?.textContent).toContain('Failing10.0% server errors')
  expect(rows[1]?.textContent).toContain('Degraded77.8% less traffic than yesterday')
  expect(rows[2]?.textContent).toContain('Healthy')
  expect(rows[3]?.textContent).toContain('Insufficient data')
  const link = new URL(
    within(rows[0] ?? table)
      .getByRole('link')
      .getAttribute('href') ?? '',
    location.origin,
  )
  expect(link.hash).toBe('#errors')
  expect(decodeView(link.searchParams, initialView).state).toMatchObject({
    sites: ['b.com'],
    include: { response: ['5xx'] },
  })
  expect(screen.getByText('need attention')).toBeTruthy()
})

it("judges by the last hour alone when yesterday's data fails", async () => {
  await show(
    (_, params) =>
      isYesterday(params) ? Response.json({}, { status: 500 }) : Response.json({ 'a.com': hour(9000, 900) }),
    ['a.com'],
  )
  expect(await screen.findByText('10.0% server errors')).toBeTruthy()
})

it('judges only the sites with the most server errors, with a hint, when there are many', async () => {
  const many = Array.from({ length: 201 }, (_, n) => `s${n}.com`)
  const requests = await show(
    (path) =>
      Response.json(
        path.includes('/table/')
          ? Array.from({ length: 7 }, (_, n) => ({ key: `s${n}.com`, requests: 10, bytes: 0 }))
          : Object.fromEntries(many.slice(0, 7).map((site) => [site, hour(1000, 100)])),
      ),
    many,
  )
  expect(await screen.findByText('The 7 of 201 sites with the most server errors')).toBeTruthy()
  expect(screen.getAllByRole('rowheader')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Show 7' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(7)
  expect(requests[0].response).toHaveLength(100)
})

it('shows that no site had errors, and offers a retry when everything failed', async () => {
  const many = Array.from({ length: 201 }, (_, n) => `s${n}.com`)
  await show(() => Response.json([]), many)
  expect(await screen.findByText('No site had a server error in the last hour.')).toBeTruthy()
})

it('offers a retry when the last hour cannot be read', async () => {
  await show(() => Response.json({}, { status: 500 }), ['a.com'])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
