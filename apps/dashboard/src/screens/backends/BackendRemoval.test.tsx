import { makeApiContext, makeBackend, makeCompany, makeRule, makeSite, makeUser, makeVclConfig } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { removalWords } from '../../shared/provisioning/removal.words.ts'
import { BackendRemoval } from './BackendRemoval.tsx'
import { backendsWords } from './backends.words.ts'

beforeAll(() => Promise.all([loadWords('en'), backendsWords.load('en'), removalWords.load('en')]))

const company = makeCompany({
  id: 300,
  services: [{ id: 5, name: 'autoprovisioning' }],
  sites: [makeSite({ id: 7, url: 'www.shop.example' }), makeSite({ id: 8, url: 'xn--and-6ma2c.example' })],
})
const base = makeRule()
const sends = (id: number, site: number, backend: string) =>
  makeRule({
    id,
    site,
    action: { ...base.action, template: 'assign_backend', parameters: [{ name: 'backend', value: backend }] },
  })

const provider = 'sub vcl_recv {\n  set req.backend_hint = c300_shared.backend();\n}'

async function show(rules: readonly object[] | null, name = 'origin') {
  const api = makeApiContext({
    fetch: async (address) => {
      if (String(address).includes('/rules/'))
        return rules ? Response.json(rules) : Response.json({ detail: 'Down.' }, { status: 500 })
      if (String(address).includes('/customconfig/'))
        return Response.json([{ id: 1, company: 300, name: 'own', config_body: provider }])
      return Response.json([makeVclConfig({ active: true })])
    },
    token: () => 'token',
    company: () => 300,
  })
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ user: makeUser({ is_staff: true }), company })}>
        <BackendRemoval rows={[makeBackend({ name, company: 300 })]} />
      </MockScreen>,
    ),
  )
}

it('names the rules that send requests to a backend, and their sites in both forms', async () => {
  await show([sends(1, 7, 'origin'), sends(2, 8, 'origin'), sends(3, 7, 'other')])
  await screen.findByText(
    '2 rules send requests to c300_origin, for www.shop.example, ñandú.example (xn--and-6ma2c.example). The rules of these sites cannot be deployed without it.',
  )
})

it('names the lines of the provider’s own code', async () => {
  await show([], 'shared')
  await screen.findByText('c300_shared: line 2 of your provider’s own code')
})

it('says that nothing uses it, and that it is not known', async () => {
  await show([sends(3, 7, 'other')])
  await screen.findByText('No live configuration names it.')
  await screen.findByText('No rule uses it.')
  await show(null)
  expect(await screen.findByText(/^It is not known which rules use it/)).toBeDefined()
})
