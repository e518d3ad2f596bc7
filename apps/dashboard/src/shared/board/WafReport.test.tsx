import { ApiProvider, initialView, makeApiContext, makeCompany, makeRole, makeSite, makeUser } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { WafReport } from './WafReport.tsx'

beforeAll(() => loadWords('en'))

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const services = [{ id: 2, name: 'waf' }]
const company = makeCompany({
  services,
  sites: [makeSite({ id: 11, url: 'www.aurora.example' }), makeSite({ id: 12, url: 'shop.aurora.example' })],
})
const user = makeUser({
  email: 'ada@aurora.example',
  transparentprofile_set: [
    { id: 1, company: { id: company.id, name: company.name }, roles: [makeRole({ name: 'WAF', services })] },
  ],
})

function show(from: number, sites: string[] = []) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => company.id })
  render(
    <ApiProvider value={api}>
      <SessionContext value={mockSession({ user, company })}>
        <LocaleProvider locale="en" zone="UTC">
          <AnnouncerProvider>
            <ToastProvider>
              <WafReport
                company={company}
                email={user.email}
                query={{ span: { from, to: now }, view: { ...initialView, sites }, now }}
              />
            </ToastProvider>
          </AnnouncerProvider>
        </LocaleProvider>
      </SessionContext>
    </ApiProvider>,
  )
  return { fetchMock, press: userEvent.setup() }
}

it('requests the report for the range and sites of the page, and shows the recipient', async () => {
  const { fetchMock, press } = show(now - 86_400, ['shop.aurora.example'])
  await press.click(screen.getByRole('button', { name: 'Request report' }))
  expect(await screen.findByText(/1 site: shop.aurora.example/)).toBeDefined()
  await press.click(screen.getByRole('checkbox', { name: 'Suggest exceptions for the rules' }))
  await press.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Report requested. It will be sent to ada@aurora.example.')).toBeDefined()
  const [[url, init] = []] = fetchMock.mock.calls
  expect(String(url)).toContain(`statistics/${company.id}/waf/false-positives/`)
  expect(JSON.parse(String(init?.body))).toEqual({
    timestamp: { from: now - 86_400, to: now },
    sites: [12],
    whitelist: true,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('rejects more than a week without a request', async () => {
  const { fetchMock, press } = show(now - 8 * 86_400)
  await press.click(screen.getByRole('button', { name: 'Request report' }))
  expect((await screen.findAllByText(/7 days at most/)).length).toBeGreaterThan(0)
  await press.click(screen.getByRole('button', { name: 'Send report' }))
  expect(fetchMock).not.toHaveBeenCalled()
})
