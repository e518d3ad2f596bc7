import { makeApiContext, makeCompany, makeSiteWizard, makeUser, type SiteWizard, useRefresh } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { WaitingSites } from './WaitingSites.tsx'

beforeAll(() => loadWords('en'))

const visitor = {
  user: makeUser({ is_staff: true }),
  company: makeCompany({ services: [{ id: 5, name: 'autoprovisioning' }] }),
}

function Refresh() {
  const refresh = useRefresh()
  return (
    <button type="button" onClick={refresh}>
      Refresh
    </button>
  )
}

it.each<[string, SiteWizard['status'] | null, string]>([
  ['done', 'done', 'shop.example.com was verified and added'],
  ['expired', 'expired', 'has expired'],
  ['gone', null, 'has ended'],
])('says that a set-up is %s, and reloads the company', async (_, status, text) => {
  const wizard = makeSiteWizard({ id: 3, domain: 'shop.example.com', status: 'configuring' })
  let wizards: SiteWizard[] = [wizard]
  const reload = vi.fn(async () => undefined)
  const api = makeApiContext({
    fetch: async (address) =>
      String(address).includes('wizard/status') ? Response.json(wizards) : new Response(null, { status: 404 }),
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ ...visitor, reload })}>
        <WaitingSites domains={[]} onDone={() => undefined} />
        <Refresh />
      </MockScreen>,
    ),
  )
  await screen.findByText('shop.example.com', undefined, { timeout: 5000 })
  wizards = status === null ? [] : [{ ...wizard, status }]
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Refresh' })))
  expect((await screen.findAllByText(new RegExp(text))).length).toBeGreaterThan(0)
  expect(reload).toHaveBeenCalledOnce()
})
