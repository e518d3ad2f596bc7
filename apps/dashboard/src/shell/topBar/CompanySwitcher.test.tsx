import { ApiProvider, type Company, makeApiContext, makeCompany } from '@parapet/api'
import { AnnouncerProvider } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeAll, describe, expect, it } from 'vitest'
import { shellWords } from '../../platform/words/shell.words.ts'
import { CompanySwitcher } from './CompanySwitcher.tsx'

const companies = [
  { id: 300, name: 'Aurora Media' },
  { id: 301, name: 'Boreal' },
  ...Array.from({ length: 200 }, (_, index) => ({ id: 1000 + index, name: `Client ${index}` })),
]

function Where() {
  return <p>at {useParams().id}</p>
}

interface Shown {
  recent?: number[]
  all?: typeof companies
  canOpenAny?: boolean
  /** What the provider lists; nothing while it does not answer. */
  listed?: Company[]
}

function show({ recent = [], all = companies, canOpenAny = false, listed }: Shown = {}) {
  const api = makeApiContext({
    fetch: () => (listed ? Promise.resolve(Response.json(listed)) : new Promise<Response>(() => undefined)),
  })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiProvider value={api}>
        <AnnouncerProvider>
          <MemoryRouter initialEntries={['/300']}>
            <Routes>
              <Route path="/:id" element={<Where />} />
            </Routes>
            <CompanySwitcher
              current={companies[0]!}
              companies={all}
              recents={{ list: () => recent }}
              canOpenAny={canOpenAny}
              hrefOf={(id) => `/${id}`}
            />
          </MemoryRouter>
        </AnnouncerProvider>
      </ApiProvider>
    </SWRConfig>,
  )
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Company: Aurora Media. Switch company' }))

beforeAll(() => shellWords.load('en'))

describe('company switcher', () => {
  it('is plain text for a user of one company', () => {
    show({ all: companies.slice(0, 1) })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Aurora Media')).toBeTruthy()
  })

  it('filters while typing and opens a company on Enter', async () => {
    show()
    await open()
    const search = await screen.findByRole('combobox', { name: 'Search companies' })
    await userEvent.type(search, 'bor')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('at 301')).toBeTruthy()
  })

  it('moves with the arrow keys and wraps around', async () => {
    show()
    await open()
    const search = screen.getByRole('combobox')
    await userEvent.type(search, 'client 19{ArrowUp}')
    const active = screen.getByRole('combobox').getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toContain('Client 199')
    await userEvent.keyboard('{ArrowDown}')
    expect(search.getAttribute('aria-activedescendant')).not.toBe(active)
  })

  it('shows the first hundred with a hint, and a text when nothing matches', async () => {
    show()
    await open()
    expect(screen.getAllByRole('option')).toHaveLength(100)
    expect(screen.getByText('Showing 100 of 202. Type to find the others.')).toBeTruthy()
    await userEvent.type(screen.getByRole('combobox'), 'nowhere')
    expect(screen.queryByText(/number/)).toBeNull()
    expect(screen.getByText('No company matches “nowhere”.')).toBeTruthy()
  })

  it('lists recent companies first, without the current one', async () => {
    show({ recent: [300, 1007, 301] })
    await open()
    const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')
    expect(recent.map((option) => option.textContent)).toEqual(['C7Client 71007', 'BBoreal301'])
  })

  it('opens a company by its id for staff', async () => {
    show({ canOpenAny: true, all: companies.slice(0, 1) })
    await open()
    const search = screen.getByRole('combobox')
    const how = 'Enter a company number to open it.'
    expect(screen.getByText(how)).toBeTruthy()
    await userEvent.type(search, 'boreal')
    expect(screen.getByText('No company matches “boreal”.')).toBeTruthy()
    expect(screen.getAllByText(how).some((one) => one.closest('[role=status]'))).toBe(true)
    await userEvent.clear(search)
    await userEvent.type(search, '4711')
    expect(screen.queryByText(how)).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('at 4711')).toBeTruthy()
  })

  it('finds a company by client or site once the list is read, and says that a number does not exist', async () => {
    const site = { id: 7, company: 412, url: 'www.marea.example', active: true, ssl: true }
    const client = { id: 40, name: 'Brisa Hosting' }
    const listed = [makeCompany({ id: 412, name: 'Radio Marea', client, sites: [site] })]
    show({ canOpenAny: true, all: companies.slice(0, 1), listed })
    await open()
    const search = screen.getByRole('combobox')
    await userEvent.type(search, 'brisa')
    expect((await screen.findByRole('option')).textContent).toContain('Radio Marea · Brisa Hosting')
    await userEvent.clear(search)
    await userEvent.type(search, 'marea.ex')
    expect(screen.getByRole('option').textContent).toContain('www.marea.example')
    await userEvent.clear(search)
    await userEvent.type(search, '4711')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByText('No company has the number 4711.')).toBeTruthy()
    await userEvent.clear(search)
    await userEvent.type(search, '412{Enter}')
    expect(screen.getByText('at 412')).toBeTruthy()
  })
})
