import {
  makeApiContext,
  makeCompany,
  makeSite,
  makeSiteWizard,
  makeUser,
  type SiteWizard,
  useRefresh,
} from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
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

const edge = 'caching.c300.edge2befaster.net'
const found = (over: object) => ({ txt: [], file: null, cname: 'old.example', ...over })

/** A provider that answers with codes, and to checks as told. */
async function verify(
  domains: readonly string[],
  validate: (domain: string) => object,
  add = () => Response.json(makeSite()),
) {
  const onDone = vi.fn()
  const api = makeApiContext({
    fetch: async (address, init) => {
      const path = String(address)
      if (path.includes('wizard/status')) return Response.json([])
      if (path.includes('siteverification')) return Response.json({ txt: 'c0de' })
      if (path.includes('sitevalidation')) {
        const { domain } = JSON.parse(String(init?.body))
        return Response.json({ domain, ...validate(domain) })
      }
      return path.endsWith('/sites/') ? add() : new Response(null, { status: 404 })
    },
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession(visitor)}>
        <WaitingSites domains={domains} onDone={onDone} />
      </MockScreen>,
    ),
  )
  return onDone
}

it.each<[string, object, RegExp]>([
  ['nothing', { verified: false, found: found({}) }, /There is no TXT record of that name\. There is no file/],
  ['another record', { verified: false, found: found({ txt: ['old'] }) }, /The TXT record has “old”\./],
  ['a file', { verified: false, found: { file: '<html>' } }, /The file has “<html>”\.$/],
  ['what is not told', { verified: false }, /does not tell what was there instead/],
])('says that it found %s instead of the code', async (_, answer, text) => {
  await verify(['shop.example.com'], () => answer)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('adds what is verified by itself', async () => {
  const onDone = await verify(['shop.example.com'], () => ({ verified: true, found: found({ cname: edge }) }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['shop.example.com']))
})

it('keeps a verified domain that the provider refuses', async () => {
  const refuse = () => Response.json({ message: 'Site ownership denied' }, { status: 400 })
  const onDone = await verify(['shop.example.com'], () => ({ verified: true }), refuse)
  expect(await screen.findByText(/It is verified but was not added: .*Site ownership denied/)).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

it('shows several domains as one table, names of other scripts in both forms', async () => {
  await verify(['xn--and-6ma2c.example', 'b.example'], () => ({ verified: false, found: found({}) }))
  const table = await screen.findByRole('table', { name: 'Waiting for verification' })
  expect(table.textContent).toContain('ñandú.example (xn--and-6ma2c.example)')
  expect(within(table).getByRole('row', { name: /b\.example/ }).textContent).not.toContain('—')
  expect(screen.getByText(/^Add a TXT record named _tcdn_challenge\. and the domain/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy 2 records as zone file' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Do not add b.example' }))
})
