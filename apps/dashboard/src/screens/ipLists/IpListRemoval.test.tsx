import {
  makeApiContext,
  makeBackend,
  makeCompany,
  makeNetworkList,
  makeSite,
  makeUser,
  makeVclConfig,
} from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { impactWords } from '../../shared/provisioning/impact.words.ts'
import { removalWords } from '../../shared/provisioning/removal.words.ts'
import { IpListRemoval } from './IpListRemoval.tsx'
import { ipListsWords } from './ipLists.words.ts'

beforeAll(() =>
  Promise.all([loadWords('en'), ...[ipListsWords, impactWords, removalWords].map(({ load }) => load('en'))]),
)

const company = makeCompany({
  id: 300,
  services: [
    { id: 5, name: 'autoprovisioning' },
    { id: 6, name: 'staging' },
  ],
  sites: [makeSite({ id: 7, url: 'www.shop.example' }), makeSite({ id: 8, url: 'blog.example' })],
})
const asked = (list: string) => `aclplus.match(client.ip, network_acl.get("acl_c300_${list}", "none"))`
const production = `sub vcl_recv {
  set req.backend_hint = c300_origin.backend();
  if (req.http.host == "www.shop.example" && req.url ~ "^/admin" && !${asked('office')}) {
    call deny_request;
  }
}`
const staging = `sub vcl_recv {
  if (${asked('testers')}) { return (pass); }
}`

async function show(list: string, answers: { staging?: Response; custom?: object[] } = {}) {
  const api = makeApiContext({
    fetch: async (address) => {
      const path = String(address)
      if (path.includes('/customconfig/')) return Response.json(path.includes('staging') ? [] : (answers.custom ?? []))
      if (path.includes('/backends/')) return Response.json([makeBackend({ name: 'origin', company: 300 })])
      if (!path.includes('/config/')) return Response.json([])
      if (path.includes('staging') && answers.staging) return answers.staging
      return Response.json([
        makeVclConfig({ active: true, config_body: path.includes('staging') ? staging : production }),
      ])
    },
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ user: makeUser({ is_staff: true }), company })}>
        <IpListRemoval rows={[makeNetworkList({ name: list })]} />
      </MockScreen>,
    ),
  )
}

it('names the lines of the live version, and the sites for which the list decides', async () => {
  await show('office')
  await screen.findByText('office: line 3 of the live version')
  const table = await screen.findByRole('table', { name: 'office decides what becomes of requests of 1 site' })
  const [, row] = within(table).getAllByRole('row')
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Refusals: none', 'Refusals: 403'])
  expect(within(row as HTMLElement).getByRole('rowheader').textContent).toBe('www.shop.example')
})

it('names the lines of staging and of the provider’s own code', async () => {
  await show('testers', {
    custom: [{ id: 1, company: 300, name: 'own', config_body: `sub vcl_recv { if (${asked('testers')}) { } }` }],
  })
  await screen.findByText('testers: line 2 of the live version on staging')
  await screen.findByText('testers: line 1 of your provider’s own code')
})

it('says that no live configuration names it', async () => {
  await show('partners')
  await screen.findByText('No live configuration names it.')
})

it('says what it found although a configuration could not be read', async () => {
  await show('office', { staging: Response.json({ detail: 'Down.' }, { status: 500 }) })
  await screen.findByText('office: line 3 of the live version')
  await screen.findByText('Not every configuration could be read: more lines may name it.')
  expect(screen.queryByText('No live configuration names it.')).toBeNull()
})
