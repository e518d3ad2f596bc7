import { ApiProvider, makeAlert, makeApiContext, makeCompany, makeRole, makeUser } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, loadWords, ToastProvider } from '@parapet/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { LimitsDialog } from './LimitsDialog.tsx'

beforeAll(() => loadWords('en'))

const services = [{ id: 1, name: 'stats' }]
// Answers are cached by company.
let id = 500

function show(alerts: unknown, role: 'stats' | 'none' = 'stats') {
  id++
  const company = makeCompany({ id, services })
  const sent = vi.fn()
  const api = makeApiContext({
    fetch: async (_, init) => {
      if (init?.method === 'PATCH') sent(JSON.parse(String(init.body)))
      return alerts === null
        ? new Response(null, { status: 500 })
        : Response.json(init?.method === 'PATCH' ? makeAlert() : alerts)
    },
    token: () => 'token',
    company: () => company.id,
  })
  const roles = role === 'stats' ? [makeRole({ name: 'History', services })] : []
  const user = makeUser({
    transparentprofile_set: [{ id: 1, company: { id: company.id, name: company.name }, roles }],
  })
  render(
    <ApiProvider value={api}>
      <SessionContext value={mockSession({ user, company })}>
        <LocaleProvider locale="en" zone="UTC">
          <AnnouncerProvider>
            <ToastProvider>
              <LimitsDialog isOpen company="Aurora Media" onClose={vi.fn()} />
            </ToastProvider>
          </AnnouncerProvider>
        </LocaleProvider>
      </SessionContext>
    </ApiProvider>,
  )
  return sent
}

it('shows the consumption of each limit, its recipients, and whether it was exceeded', async () => {
  show([
    makeAlert({ id: 1, limit: 2048, consumed: 3072, notified: true }),
    makeAlert({ id: 2, service: 'waf', unit: 'requests', limit: 5000, consumed: 1250, reactions: [] }),
    makeAlert({ id: 3, service: 'i3', unit: 'images', active: false }),
  ])
  expect((await screen.findByText('3,072 of 2,048 GiB · 150%')).closest('li')?.textContent).toContain(
    'Exceeded, notified',
  )
  expect(screen.getByText('1,250 of 5,000 requests · 25%')).toBeDefined()
  expect(screen.getByText('Notifies nobody')).toBeDefined()
  expect(screen.getByText('Limit: 2,000 images')).toBeDefined()
})

it('turns a limit off, but not for users without access to History', async () => {
  const sent = show([makeAlert()])
  await userEvent.click(await screen.findByRole('switch', { name: 'Notify when Delivery exceeds its limit' }))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ active: false }))
})

it('shows why a switch is disabled', async () => {
  const sent = show([makeAlert()], 'none')
  await userEvent.click(await screen.findByRole('switch'))
  expect(sent).not.toHaveBeenCalled()
})

it('shows that there are no limits', async () => {
  show([])
  expect(await screen.findByText('No limits')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Manage limits' }).getAttribute('href')).toBe('/user/alerts')
})
