import { makeApiContext, makeCompany, makeNetworkList, makeRole, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { EntriesPanel } from './EntriesPanel.tsx'
import { ImportView } from './ImportView.tsx'

const slow = { timeout: 10_000 }
const now = Date.parse('2026-06-15T10:30:00Z')
interface SentBody {
  name: string
  addresses: { address: string; description?: string; until?: number | null }[]
}
const sent = vi.fn<(call: string, body: SentBody | undefined) => void>()
const own = makeNetworkList({
  id: 25,
  name: 'scrapers',
  addresses: [
    { address: '203.0.113.0/24', description: '', until: null },
    { address: '198.51.100.7', description: 'Robot', until: now / 1000 + 3600 },
  ],
})
let refusedName: string | null = null
const api = makeApiContext({
  base: 'http://provider.test/api',
  token: () => 'token',
  company: () => 300,
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (request.method === 'GET') return Response.json(path.endsWith('/25/') ? own : [own])
    const text = await request.text()
    const body = text === '' ? undefined : (JSON.parse(text) as SentBody)
    if (body && body.name === refusedName) return Response.json({ detail: 'Try later.' }, { status: 503 })
    sent(`${request.method} ${path}`, body)
    if (request.method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ ...makeNetworkList(), ...body, services: [], id: 90 + sent.mock.calls.length })
  },
})

function sessionWith(services: readonly ['iplists'] | readonly []) {
  const refs = services.map((name) => ({ id: 1, name }))
  const company = makeCompany({ services: refs })
  const roles = [makeRole({ name: 'CompanyAdmin', services: refs })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  return mockSession({ company, user })
}

const show = async (what: React.ReactNode, services: readonly ['iplists'] | readonly [] = ['iplists']) =>
  act(async () =>
    render(
      <MockScreen api={api} session={sessionWith(services)} path="/300/iplists">
        {what}
      </MockScreen>,
    ),
  )
const field = () => screen.getByRole('textbox', { name: /^Addresses and networks/ })
const typed = () => (field() as HTMLTextAreaElement).value
const enter = (text: string) => fireEvent.change(field(), { target: { value: text } })
const section = (name: string) => within(screen.getByRole('region', { name }))
const rowsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
const choose = async (label: string, option: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  refusedName = null
  vi.setSystemTime(now)
})

describe('an import', () => {
  it('shows the lines to correct, corrects and drops them together, and takes that back', async () => {
    await show(<ImportView />)
    enter('203.0.113.7\n203.0.113.9-203.0.113.1\noffice\n192.0.2.1 partner\n203.0.113.7')
    expect(await screen.findByText('5 lines become 1 entry.')).toBeVisible()
    expect(rowsShown()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Correct those that can be' }))
    expect(await screen.findByText('2 lines were corrected.')).toBeVisible()
    await waitFor(() =>
      expect(field()).toHaveValue('203.0.113.7\n203.0.113.1-203.0.113.9\noffice\n192.0.2.1 # partner\n203.0.113.7'),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Drop all 1' }))
    await waitFor(() => expect(typed()).not.toContain('office'))
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
    await waitFor(() => expect(typed()).toContain('office'))
  })

  it('corrects a single line in its row, and says what is still wrong with it', async () => {
    await show(<ImportView />)
    enter('office')
    await userEvent.click(await screen.findByRole('button', { name: /^Details of Line 1/ }))
    const line = screen.getByRole('textbox', { name: 'Line 1' })
    expect(screen.getAllByText(/Still to correct: Not an IPv4 or IPv6 address/)[0]).toBeVisible()
    await userEvent.clear(line)
    await userEvent.type(line, '192.0.2.1')
    await userEvent.click(screen.getByRole('button', { name: 'Use this' }))
    await waitFor(() => expect(field()).toHaveValue('192.0.2.1'))
  })

  it('says which entry matches an address', async () => {
    await show(<ImportView />)
    enter('203.0.113.0/25\n203.0.113.128/25')
    const find = await screen.findByRole('textbox', { name: /^Find an address/ })
    await userEvent.type(find, '203.0.113.200')
    expect(screen.getByText('203.0.113.200 is matched by 203.0.113.0/24.')).toBeVisible()
    await userEvent.clear(find)
    await userEvent.type(find, '192.0.2.1')
    expect(screen.getByText('192.0.2.1 is not matched.')).toBeVisible()
  })

  it('reads the columns that are chosen of a CSV', async () => {
    await show(<ImportView />)
    enter('name,address\nada,203.0.113.7\ngrace,203.0.113.8')
    expect(await screen.findByText('3 lines become 0 entries.')).toBeVisible()
    await choose('Addresses are in', /Column 2/)
    await choose('Descriptions are in', /Column 1/)
    expect(await screen.findByText('3 lines become 2 entries.')).toBeVisible()
    expect(rowsShown()).toContainEqual(expect.stringContaining('203.0.113.7 with the description “ada”'))
  })

  it('keeps a long paste out of the field, and saves it as several lists, going on after a failure', async () => {
    await show(<ImportView />)
    const text = Array.from({ length: 45_000 }, (_, n) => `11.${n >> 15}.${(n >> 7) & 255}.${(n & 127) * 2}`).join('\n')
    fireEvent.paste(field(), { clipboardData: { getData: () => text } })
    expect(
      await screen.findByText('45,000 lines become 45,000 entries in 3 lists.', undefined, { timeout: 5000 }),
    ).toBeVisible()
    expect(typed().split('\n')).toHaveLength(20)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'crawlers')
    expect(screen.getByText(/so 3 lists are saved: crawlers_1 to crawlers_3/)).toBeVisible()
    refusedName = 'crawlers_2'
    await userEvent.click(screen.getByRole('button', { name: 'Save 45,000 entries' }))
    expect(
      await screen.findByText(/1 of 3 lists are saved\. Save again to go on with the others\./, undefined, slow),
    ).toBeVisible()
    refusedName = null
    await userEvent.click(screen.getByRole('button', { name: 'Save 45,000 entries' }))
    expect(await screen.findByText('“crawlers” is saved with 45,000 entries.', undefined, slow)).toBeVisible()
    const bodies = sent.mock.calls.map(([, body]) => body)
    expect(bodies.map((body) => body?.name)).toEqual(['crawlers_1', 'crawlers_2', 'crawlers_3'])
    expect(new Set(bodies.flatMap((body) => body?.addresses.map(({ address }) => address) ?? [])).size).toBe(45_000)
  }, 30_000)

  it('adds to a list, says the difference before, and takes it back', async () => {
    await show(<ImportView />)
    enter('203.0.113.7\n192.0.2.1')
    await screen.findByText('2 lines become 2 entries.')
    await choose('List', /scrapers/)
    expect(await screen.findByText('1 entry is added, 1 is in it already, nothing is removed.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 entries' }))
    expect(await screen.findByText('“scrapers” is saved with 2 entries.')).toBeVisible()
    const [call, body] = sent.mock.calls[0] ?? []
    expect(call).toBe('PUT companies/300/lists/25/')
    expect(body?.addresses).toEqual(
      expect.arrayContaining([
        { address: '198.51.100.7', description: 'Robot', until: now / 1000 + 3600 },
        { address: '192.0.2.1', description: '', until: null },
      ]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    expect(sent.mock.calls[1]?.[1]?.addresses).toEqual(own.addresses)
  })

  it('says which lists share addresses with it', async () => {
    await show(<ImportView />)
    enter('203.0.113.7')
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with the lists' }))
    const overlaps = section('Overlaps with your lists')
    expect(await overlaps.findByRole('link', { name: 'scrapers' })).toHaveAttribute('href', '/300/iplists?open=25')
    expect(overlaps.getByRole('cell', { name: '203.0.113.0/24' })).toBeVisible()
  })

  it('says beforehand who may not save', async () => {
    await show(<ImportView />, [])
    enter('203.0.113.7')
    const save = await screen.findByRole('button', { name: /^Save 1 entry/ })
    expect(save).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('the entries of a list', () => {
  it('are found by an address, added and removed by their own calls', async () => {
    await show(<EntriesPanel row={own} />)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Find an entry/ }), '203.0.113.99')
    expect(screen.getByText('1 entry shares addresses with 203.0.113.99.')).toBeVisible()
    expect(rowsShown()).toEqual([expect.stringContaining('203.0.113.0/24')])
    await userEvent.type(screen.getByRole('textbox', { name: 'Address or network' }), '192.0.2.9')
    await userEvent.click(screen.getByRole('button', { name: 'Add an entry' }))
    expect(await screen.findByText('192.0.2.9 is in scrapers.')).toBeVisible()
    expect(sent).toHaveBeenLastCalledWith('POST companies/300/lists/25/address/192.0.2.9', {
      description: '',
      until: null,
    })
    await userEvent.click(screen.getByRole('button', { name: /^Actions/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith('DELETE companies/300/lists/25/address/203.0.113.0%2F24', undefined),
    )
  })
})
