import { ApiProvider, makeApiContext, makeCompany, makeRole, makeUser } from '@parapet/api'
import { AnnouncerProvider, defaultTheme, loadTheme, ThemeProvider, type ThemeSeed, ToastProvider } from '@parapet/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureWords } from '../../platform/failure/failure.words.ts'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import type { Session } from '../../platform/session/types.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { marketingWords } from '../../shared/services/marketing.words.ts'
import { servicesWords } from '../../shared/services/services.words.ts'
import { ServicesScreen } from './ServicesScreen.tsx'

const reseller: ThemeSeed = { ...defaultTheme, name: 'reseller' }
const stats = [{ id: 1, name: 'stats' }]
const company = makeCompany({ services: [...stats, { id: 2, name: 'waf' }] })
const userWith = (role: string) =>
  makeUser({
    transparentprofile_set: [
      { id: 1, company: { id: 300, name: company.name }, roles: [makeRole({ name: role, services: stats })] },
    ],
  })

const answers: Record<string, unknown> = {
  'GET /api/v1/companies/300/services/subscribable': [{ id: 9, service_id: 40, name: 'staging' }],
  'GET /api/v1/companies/300/services/subscription': [{ id: 7, service_id: 1, name: 'stats' }],
  'GET /api/v1/billing/extra_solutions': [{ id: 4, name: 'Staging', price: 60, unit: 'month' }],
  'GET /api/v1/billing/solution': [],
}
const fetchMock = vi.fn<typeof fetch>(async (url, init) => {
  const answer = answers[`${init?.method ?? 'GET'} ${url}`]
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
})
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })

async function show(over: Partial<Session> = {}, { seed = defaultTheme as ThemeSeed, search = '' } = {}) {
  const session = mockSession({ user: userWith('CompanyAdmin'), company, ...over })
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ApiProvider value={api}>
          <SessionContext value={session}>
            <ThemeProvider seed={seed} mode="light">
              <AnnouncerProvider>
                <ToastProvider>
                  <MemoryRouter initialEntries={[`/300/company/services${search}`]}>
                    <ServicesScreen />
                  </MemoryRouter>
                </ToastProvider>
              </AnnouncerProvider>
            </ThemeProvider>
          </SessionContext>
        </ApiProvider>
      </SWRConfig>,
    ),
  )
}
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article')!)
const calls = () => fetchMock.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${url}`)

beforeAll(async () => {
  const words = [servicesWords, shellWords, marketingWords, failureWords]
  await Promise.all([loadTheme(reseller), ...words.map((one) => one.load('en'))])
})
beforeEach(() => void fetchMock.mockClear())

describe('company services', () => {
  it('distinguishes active, hired and not hired, and links to page or panel', async () => {
    await show()
    expect(await screen.findByText('Aurora Media · 2 services hired of 27')).toBeTruthy()
    expect(card('History').getByText('Active')).toBeTruthy()
    expect(
      card('History')
        .getByRole('link', { name: /^Open.*History/ })
        .getAttribute('href'),
    ).toBe('/300/stats')
    expect(card('WAF').getByText('Hired')).toBeTruthy()
    expect(card('Staging').getByText('Not hired')).toBeTruthy()
    expect(card('Staging').getByRole('link').getAttribute('href')).toBe('/300/company/services/staging')
  })

  it('activates a service, confirms it, and reloads the session', async () => {
    const reload = vi.fn(async () => undefined)
    await show({ reload })
    await userEvent.click(await card('Staging').findByRole('button', { name: 'Activate Staging' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Activate Staging?' }))
    expect(dialog.getByText(/is charged as your contract says/)).toBeTruthy()
    expect(await dialog.findByText(/Price list: €60.00 per month before tax/)).toBeTruthy()
    expect(calls().some((call) => call.startsWith('POST'))).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Activate Staging' }))
    expect(await screen.findByText('Staging is active for Aurora Media.')).toBeTruthy()
    const [, init] = fetchMock.mock.calls.find(([, request]) => request?.method === 'POST')!
    expect(JSON.parse(String(init?.body))).toEqual({ service_id: 40 })
    expect(reload).toHaveBeenCalled()
    expect(card('Transcoding').queryByRole('button')).toBeNull()
  })

  it('asks for confirmation before deactivation, naming what is lost', async () => {
    await show()
    await userEvent.click(await card('History').findByRole('button', { name: 'Deactivate History' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate History?' }))
    expect(dialog.getByText(/Everyone in Aurora Media loses access to History/)).toBeTruthy()
    expect(dialog.getByText(/This page closes: History/)).toBeTruthy()
    expect(await dialog.findByText('What stops', {}, { timeout: 20_000 })).toBeTruthy()
    expect(calls().some((call) => call.startsWith('DELETE'))).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate History' }))
    expect(await screen.findByText('History was deactivated for Aurora Media.')).toBeTruthy()
    expect(calls()).toContain('DELETE /api/v1/companies/300/services/subscription/7')
  })

  it("shows the provider's message after a refusal", async () => {
    await show()
    const button = await card('Staging').findByRole('button', { name: 'Activate Staging' })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    await dialog.findByText(/Price list/)
    fetchMock.mockResolvedValueOnce(Response.json({ detail: 'Contract needed.' }, { status: 403 }))
    await userEvent.click(dialog.getByRole('button', { name: 'Activate Staging' }))
    expect(await screen.findByText('Oops.. Contract needed.')).toBeTruthy()
  })

  it.each([
    ['a plain user', 'User', defaultTheme, /A company administrator can activate/],
    ['a reseller’s theme', 'CompanyAdmin', reseller, /hired through your provider/],
  ])('requests no subscriptions and explains it on %s (§5, §6)', async (_, role, seed, why) => {
    await show({ user: userWith(role) }, { seed })
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Activate|Deactivate)/ })).toBeNull()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('filters by the search and status in the URL, and offers to show all without a match', async () => {
    await show({}, { search: '?q=teleport&show=hired' })
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getAllByRole('article').length).toBe(27)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a service' }), 'rule engine')
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['WAF']),
    )
  })
})
