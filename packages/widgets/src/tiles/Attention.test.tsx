import { initialView, makeAlert, makeSslConfig, makeVclConfig } from '@parapet/api'
import { act, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { homeBoard } from '../catalogue/home.ts'
import { type Answer, loadBoardWords, TestPage, testAccessLog, testLinks, testNow } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardLinks } from '../rows/row.ts'
import { attentionWords } from '../words/attention.ts'
import { Widget } from './Widget.tsx'

beforeAll(async () => {
  await Promise.all([loadBoardWords(), attentionWords.load('en')])
})

const row = homeBoard.rows.find(({ code }) => code === 'home.attention')!
const query = toBoardQuery(initialView, { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com'] })
const urls: string[] = []

async function show(
  answer: Answer,
  hasService: (service: string) => boolean = () => true,
  links: BoardLinks = testLinks,
) {
  urls.length = 0
  const heard: Answer = (path, query) => {
    urls.push(path)
    return answer(path, query)
  }
  const { unmount } = await act(async () =>
    render(
      <TestPage answer={heard}>
        <Widget row={row} query={query} actions={{}} links={links} isHired hasService={hasService} />
      </TestPage>,
    ),
  )
  expect(screen.getByRole('article', { name: 'Needs attention' })).toBeTruthy()
  return { ...screen, unmount }
}
const checks = (tile: typeof screen) =>
  within(tile.getByRole('list', { name: 'Checked' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent)
/** Answers that a version is live, and nothing else. */
const onlyDeployed = (path: string) => (/\/config\//.test(path) ? [makeVclConfig()] : [])
const certificate = makeSslConfig({ name: 'www.a.com', expiration: `${testNow + 3 * 86_400}.0` })

it('shows that nothing needs attention, and what was checked', async () => {
  const tile = await show((path) => Response.json(onlyDeployed(path)))
  expect(await tile.findByText('Nothing needs your attention')).toBeTruthy()
  expect(checks(tile)).toEqual([
    'AnomaliesNone in 24 hours',
    'OriginsAll responding',
    'DeploymentsNone rejected',
    'CertificatesNone expire within 3 weeks',
    'LimitsNone exceeded this month',
  ])
  expect(tile.getByText(/checked at \d\d:\d\d/)).toBeTruthy()
})

it('says that nothing is deployed and which sites are not set up, never that nothing needs attention', async () => {
  const tile = await show(() => Response.json([]), undefined, {
    ...testLinks,
    unfinished: ['xn--and-6ma2c.example', 'b.example'],
  })
  const items = within(await tile.findByRole('region', { name: 'Needs attention' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Nothing is deployed'),
    expect.stringContaining('Set-up of 2 sites'),
  ])
  expect(tile.queryByText('Nothing needs your attention')).toBeNull()
})

it('does not say that nothing is deployed when an access log is the only data', async () => {
  const tile = await show(() => Response.json([]), undefined, { ...testLinks, accessLog: testAccessLog })
  expect(await tile.findByText(/No limit is exceeded/)).toBeTruthy()
  expect(tile.queryByText('Nothing is deployed')).toBeNull()
})

it('names the one site that is not set up in both its forms', async () => {
  const links = { ...testLinks, unfinished: ['xn--and-6ma2c.example'] }
  const tile = await show((path) => Response.json(onlyDeployed(path)), undefined, links)
  expect(await tile.findByText('Set-up of ñandú.example (xn--and-6ma2c.example)')).toBeTruthy()
  expect(tile.queryByText('Nothing needs your attention')).toBeNull()
})

it('lists problems most severe first, each with a link', async () => {
  const tile = await show((path) => {
    if (path.includes('sslconfig')) return Response.json([certificate])
    return Response.json(path.includes('alerts') ? [makeAlert({ notified: true })] : onlyDeployed(path))
  })
  const items = within(await tile.findByRole('region', { name: 'Needs attention' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Certificate of www.a.com'),
    expect.stringMatching(/^Delivery limit of 2,000\sGiB/),
  ])
  expect(tile.getByRole('link', { name: 'Certificate of www.a.com' }).getAttribute('href')).toBe('/provisioning')
  expect(tile.queryByText(/Nothing needs/)).toBeNull()
})

it('lists each problem once, however often it is reported, and at most fifty', async () => {
  const expired = Array.from({ length: 60 }, (_, id) => ({ ...certificate, id: id + 1 }))
  const tile = await show((path) =>
    Response.json(path.includes('sslconfig') ? [...expired, ...expired] : onlyDeployed(path)),
  )
  const items = within(await tile.findByRole('region', { name: 'Needs attention' })).getAllByRole('listitem')
  expect(items).toHaveLength(51)
  expect(items.at(-1)?.textContent).toBe('10 more in the table view')
})

it('sends no request for services the company lacks, and omits forbidden ones', async () => {
  const tile = await show(
    (path) => (path.includes('anomalies') ? Response.json({ detail: 'No.' }, { status: 403 }) : Response.json([])),
    (service) => service === 'anomalydetection',
  )
  expect(await tile.findByText('Limits')).toBeTruthy()
  expect(checks(tile)).toEqual(['LimitsNone exceeded this month'])
  expect(tile.queryByText(/Not checked/)).toBeNull()
  expect(urls.filter((path) => path.includes('autoprovisioning'))).toEqual([])
})

it('shows the other sources when one fails, and names it; never reports all clear before every response', async () => {
  const waiting: ((response: Response) => void)[] = []
  const late = new Promise<Response>((resolve) => waiting.push(resolve))
  const tile = await show((path) => {
    if (path.includes('config/') && !path.includes('ssl')) return Response.json({}, { status: 500 })
    return path.includes('anomalies') ? late : Response.json([])
  })
  expect(tile.queryByText(/Nothing needs|checked at/)).toBeNull()
  for (const answerLate of waiting) answerLate(Response.json([]))
  expect(await tile.findByText('Nothing needs your attention')).toBeTruthy()
  expect(tile.getByText('Not loaded: Deployments')).toBeTruthy()
  expect(checks(tile)).toHaveLength(4)
})

it('waits for all responses, and shows partial results when one is slow', async () => {
  const certificates = (path: string) => Response.json(path.includes('sslconfig') ? [certificate] : [])
  const late = await show((path) => (path.includes('anomalies') ? new Promise(() => undefined) : certificates(path)))
  expect(late.queryByText('Certificate of www.a.com')).toBeNull()
  late.unmount()
  const slow = await show((path) => {
    if (path.includes('anomalies')) return Response.json({ task_id: 'a1', company_id: 300 }, { status: 408 })
    return path.includes('task-status') ? Response.json({ status: 'PENDING' }) : certificates(path)
  })
  expect(await slow.findByText('Certificate of www.a.com')).toBeTruthy()
})

it('fails when every source fails', async () => {
  const tile = await show(() => Response.json({}, { status: 502 }))
  expect(await tile.findByRole('button', { name: /Retry|Try again/ })).toBeTruthy()
  expect(tile.queryByText(/checked at/)).toBeNull()
})

it('never reports all clear to a user without permission for any source', async () => {
  const tile = await show(() => Response.json({ detail: 'No.' }, { status: 403 }))
  expect(await tile.findByText(/don’t have access/i)).toBeTruthy()
  expect(tile.queryByText(/Nothing needs/)).toBeNull()
})
