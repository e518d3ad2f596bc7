import { ApiProvider, makeApiContext, makeUser } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, ToastProvider, uiWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureWords } from '../../platform/failure/failure.words.ts'
import { createJobStore, type Job, jobStoreOf } from '../../platform/jobs/jobStore.ts'
import { jobsWords } from '../../platform/jobs/jobs.words.ts'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { JobsTray } from './JobsTray.tsx'

const job = (over: Partial<Job> = {}): Job => ({
  id: 'a',
  kind: 'prefetch',
  title: '3 addresses',
  company: 300,
  href: '/300/prefetching',
  startedAt: 1000,
  state: 'running',
  done: 1,
  total: 3,
  message: null,
  params: { urls: ['https://a.example/'], since: 1000 },
  ...over,
})
const open = (user = 7) => createJobStore(user, () => sessionStorage)

beforeEach(() => sessionStorage.clear())

describe('job store', () => {
  it("restores the provider's jobs after a reload", () => {
    open().add(job())
    expect(open().get()).toEqual([job()])
  })

  it('marks jobs of the page as ended by a reload', () => {
    const store = open()
    store.add(job({ kind: 'page', params: null }))
    store.add(job({ id: 'b', kind: 'page', state: 'done', params: null }))
    expect(
      open()
        .get()
        .map(({ id, state }) => [id, state]),
    ).toEqual([
      ['b', 'done'],
      ['a', 'interrupted'],
    ])
  })

  it('hides jobs of another user of the tab', () => {
    open(7).add(job())
    expect(open(8).get()).toEqual([])
  })

  it('updates and removes by id, newest first', () => {
    const store = open()
    store.add(job())
    store.add(job({ id: 'b' }))
    store.change('a', { state: 'failed', message: 'No.' })
    expect(store.get().map(({ id, state }) => [id, state])).toEqual([
      ['b', 'running'],
      ['a', 'failed'],
    ])
    store.remove(['b'])
    expect(open().get()).toEqual([job({ state: 'failed', message: 'No.' })])
  })

  it.each([
    ['nothing', ''],
    ['torn', '{"user":7,"jobs":[{'],
    ['another shape', '{"user":7,"jobs":[{"id":1}]}'],
    ['a verdict that there is not', JSON.stringify({ user: 7, jobs: [{ ...job(), verdict: 'fine' }] })],
    ['a link to another origin', JSON.stringify({ user: 7, jobs: [job({ href: '//evil.example/' })] })],
  ])('ignores %s', (_, stored) => {
    sessionStorage.setItem('parapet.jobs', stored)
    expect(open().get()).toEqual([])
  })
})

const prefetch = (status: string, url = 'https://a.example/') => ({ id: 1, date: '1970-01-01T00:00:02Z', url, status })

async function showTray(jobs: readonly Job[], answer: (address: string) => Response) {
  const user = makeUser({ id: 4711 })
  jobStoreOf(4711).set(jobs)
  const api = makeApiContext({ fetch: async (address) => answer(String(address)), company: () => 300 })
  const router = createMemoryRouter([{ path: '*', element: <JobsTray /> }])
  await act(async () =>
    render(
      <SessionContext value={mockSession({ user })}>
        <LocaleProvider locale="en" zone="UTC">
          <AnnouncerProvider>
            <ToastProvider>
              <ApiProvider value={api}>
                <RouterProvider router={router} />
              </ApiProvider>
            </ToastProvider>
          </AnnouncerProvider>
        </LocaleProvider>
      </SessionContext>,
    ),
  )
}

describe('jobs tray', () => {
  beforeAll(async () => {
    await Promise.all([jobsWords.load('en'), failureWords.load('en'), uiWords.load('en')])
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return () => vi.useRealTimers()
  })
  const rounds = () => act(() => vi.advanceTimersByTimeAsync(6000))

  it('polls until the job is done, and announces it', async () => {
    const answers = [[prefetch('fetching')], [prefetch('done')]]
    await showTray([job({ done: 0 })], () => Response.json(answers.shift() ?? []))
    expect(screen.getByRole('button', { name: 'Jobs: 1 running' })).toBeTruthy()
    await rounds()
    expect(screen.getByRole('button', { name: 'Jobs: 1 ended' })).toBeTruthy()
    expect(screen.getByText('3 addresses: done.')).toBeTruthy()
    expect(answers).toEqual([])
  })

  it('says how many URLs of a prefetch are done, and names the failed ones', async () => {
    const urls = Array.from({ length: 51 }, (_, n) => `https://a.example/${n}`)
    const rows = urls.map((url, id) => ({ ...prefetch(id === 7 ? 'failed' : 'done', url), id }))
    const title = 'Prefetch of 51 URLs'
    await showTray([job({ title, params: { urls, since: 1000 } })], () => Response.json(rows))
    await rounds()
    const outcome = '50 of 51 done. Failed: https://a.example/7'
    expect(screen.getByText(new RegExp(`${title}: partly failed. ${outcome}$`))).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: 'Jobs: 1 ended' }).click())
    expect(screen.getByText('Partly failed')).toBeTruthy()
    expect(screen.getByText(outcome)).toBeTruthy()
  })

  it('says that a prefetch failed when all of its URLs did', async () => {
    await showTray([job({ title: 'Prefetch of 1 URL' })], () => Response.json([prefetch('failed')]))
    await rounds()
    expect(screen.getByText(/Prefetch of 1 URL: failed. 0 of 1 done. Failed: https:\/\/a.example\/$/)).toBeTruthy()
  })

  it('keeps polling while the provider is unavailable, and stops on a refusal', async () => {
    const answers = [new Response('', { status: 503 }), Response.json({ detail: 'No more.' }, { status: 403 })]
    await showTray([job()], () => answers.shift() ?? Response.json([]))
    await rounds()
    expect(screen.getByText(/3 addresses: failed. No more./)).toBeTruthy()
    expect(answers).toEqual([])
  })

  const at = Math.floor(Date.now() / 1000) - 600
  const minute = Math.floor(at / 60) * 60
  const version = { id: 42, company: 300, config_body: '', upload_dt: '', deployed: true, active: true }
  const live = { ...version, production_dt: new Date(at * 1000).toISOString() }
  const steps = Array.from({ length: 26 }, (_, n) => {
    const timestamp = minute + (n - 15) * 60
    return { timestamp, requests: 2000, bytes: 1, hits: 1500, misses: 200, status_5xx: timestamp > minute ? 400 : 2 }
  })
  const watchAnswers = (address: string) => {
    if (address.includes('detailed=true')) return Response.json({ 'www.example.com': steps })
    if (address.includes('/statistics/')) return Response.json(steps)
    return Response.json(address.includes('/config/42/') ? live : [live])
  }
  const params = { config: 42, sites: ['www.example.com'], hasOrigins: false }

  it('begins to watch a version once it is live, and warns once that it is worse', async () => {
    const watch = { sites: params.sites, hasOrigins: false }
    const deployment = { kind: 'deployment', title: 'Version 42', params: { area: 'production', config: 42, watch } }
    await showTray([job({ ...deployment, href: '/300/autoprovisioning' })], watchAnswers)
    await rounds()
    await rounds()
    const [found] = jobStoreOf(4711).get()
    expect(found).toMatchObject({ kind: 'watch', state: 'running', verdict: 'worse', params })
    expect(found?.message).toMatch(/^\d+ of 15 minutes compared. Worse: www.example.com.$/)
    expect(screen.getAllByText(/First 15 minutes of version 42: worse than before\./)).toHaveLength(1)
    await rounds()
    await rounds()
    expect(screen.getAllByText(/First 15 minutes of version 42: worse than before\./)).toHaveLength(1)
  })

  it('goes on watching after a reload, and ends with what it has found', async () => {
    const late = { ...live, production_dt: new Date((at - 3600) * 1000).toISOString() }
    const stored = job({ kind: 'watch', title: 'First 15 minutes of version 42', params, verdict: 'early' })
    createJobStore(4711, () => sessionStorage).add(stored)
    expect(createJobStore(4711, () => sessionStorage).get()).toEqual([stored])
    const early = steps.map((step, n) => ({ ...step, timestamp: step.timestamp - 3600, status_5xx: n < 15 ? 400 : 2 }))
    await showTray([stored], (address) =>
      address.includes('/statistics/')
        ? Response.json(address.includes('detailed=true') ? {} : early)
        : Response.json([late]),
    )
    await rounds()
    expect(jobStoreOf(4711).get()[0]).toMatchObject({ state: 'done', verdict: 'better' })
    expect(screen.getByText(/First 15 minutes of version 42: better than before\./)).toBeTruthy()
  })

  it('is hidden without jobs', async () => {
    await showTray([], () => Response.json([]))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
