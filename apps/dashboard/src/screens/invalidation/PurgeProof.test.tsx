import { makeApiContext, makeCompany } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { PurgeProof } from './PurgeProof.tsx'
import { purgeProofWords } from './purgeProof.words.ts'

const host = 'https://www.auroramedia.example'
const session = mockSession({ company: makeCompany() })
if (!session.user) throw new Error('No user.')
const staff = { ...session, user: { ...session.user, is_staff: true } }

const hit = (pop: string, age: number | null) => ({ name: `${pop}-edge01`, pop, result: 'HIT', age })
const miss = (pop: string) => ({ name: `${pop}-edge01`, pop, result: 'MISS' })
const statusOf = (url: string, servers: readonly object[]) =>
  Response.json({ url, total: 2, hits: 0, misses: 0, pass: 0, coverage: 0, servers })

const asked: string[] = []
const purged: unknown[] = []
let answer: (url: string) => Response | Promise<Response>
const api = makeApiContext({
  fetch: async (address, init) => {
    if (init?.method === 'POST') {
      const body: unknown = JSON.parse(String(init.body))
      purged.push(body)
      return Response.json({ urls: [`${host}/old`], locked_urls: [] })
    }
    const url = new URL(String(address), host).searchParams.get('url') ?? ''
    if (!String(address).includes('cachestatus')) return Response.json([])
    asked.push(url)
    return answer(url)
  },
  token: () => 'token',
  company: () => 300,
})

beforeAll(() => purgeProofWords.load('en'))
beforeEach(() => {
  asked.length = 0
  purged.length = 0
  answer = (url) => {
    if (url.endsWith('/old')) return statusOf(url, [miss('MAD1'), hit('GRU1', 5000)])
    if (url.endsWith('/lost')) return Response.json({ detail: 'No node answered.' }, { status: 500 })
    return statusOf(url, [miss('MAD1'), hit('GRU1', 1)])
  }
})

function show(urls: readonly string[]) {
  const date = nowSeconds() - 60
  const purge = { at: date, until: date + 1, isSoft: false }
  const sent = { urls, purge, method: 'purge', user: 'ada', date } as const
  render(
    <MockScreen api={api} session={staff} path="/300/invalidation">
      <PurgeProof sent={sent} />
    </MockScreen>,
  )
}

it('checks all URLs, and says which are old, where, and which are unknown, why', async () => {
  show([`${host}/new`, `${host}/old`, `${host}/lost`])
  expect(
    await screen.findByText(
      '1 of 3 URLs are fresh. 1 is older than the purge in at least one POP. It is unknown for 1. Some POPs hear of a purge later: check again first.',
    ),
  ).toBeDefined()
  const rowOf = (name: RegExp) => screen.getByRole('row', { name })
  expect(rowOf(/\/old/).textContent).toMatch(/Older than the purge.*GRU1.*1 of 2 fresh/)
  expect(rowOf(/\/lost/).textContent).toMatch(/Unknown.*No node answered\./)
  expect(rowOf(/\/new/).textContent).toMatch(/Fresh.*2 of 2 fresh/)

  fireEvent.click(screen.getByRole('tab', { name: 'By POP' }))
  const table = screen.getByRole('table', { name: 'By POP' })
  expect(within(table).getByRole('row', { name: /GRU1/ }).textContent).toBe('GRU1101')
  expect(within(table).getByRole('row', { name: /MAD1/ }).textContent).toBe('MAD1002')
})

it('copies a receipt with the worst first', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show([`${host}/new`, `${host}/old`])
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the receipt' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  const [text = ''] = writeText.mock.calls[0] ?? []
  expect(text).toMatch(/^Receipt of a purge\nCompany: .*\nPurged by: ada\n/)
  expect(text).toMatch(/1 fresh, 1 older than the purge, 0 unknown/)
  expect(text.split('\n').slice(-2)).toEqual([`Older than the purge: ${host}/old (GRU1)`, `Fresh: ${host}/new`])
  vi.unstubAllGlobals()
})

it('purges only the older URLs again, and checks them once more', async () => {
  show([`${host}/new`, `${host}/old`])
  fireEvent.click(await screen.findByRole('button', { name: 'Purge 1 older URL again' }))
  await waitFor(() => expect(purged).toEqual([{ urls: [`${host}/old`] }]))
  expect(await screen.findByText('A purge takes about two seconds. The check starts then.')).toBeDefined()
  answer = (url) => statusOf(url, [miss('MAD1'), miss('GRU1')])
  expect(await screen.findByText('All 2 URLs are fresh in all 2 POPs.', undefined, { timeout: 5000 })).toBeDefined()
  expect(asked).toEqual([`${host}/new`, `${host}/old`, `${host}/old`])
})

it('asks before it checks more than a hundred, and stops when told to', async () => {
  const urls = Array.from({ length: 101 }, (_, n) => `${host}/${n}`)
  show(urls)
  expect(screen.getByText('This sends 101 requests, 4 at a time.')).toBeDefined()
  expect(asked).toEqual([])
  const answered = answer
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  answer = async (url) => {
    if (asked.length > 8) await gate
    return answered(url)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Check 101 URLs' }))
  await screen.findByText('Checked 8 of 101 URLs')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('93 URLs have not been checked.')).toBeDefined()
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Check 93 URLs' }))
  expect(await screen.findByText('All 101 URLs are fresh in all 2 POPs.', undefined, { timeout: 5000 })).toBeDefined()
})
