import {
  makeApiContext,
  makeBlockedAddress,
  makeCompany,
  makeNetworkList,
  makeRole,
  makeSite,
  makeUser,
  type SeenValue,
  type ServiceKey,
  type ValueKind,
} from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { ValueButton } from '@parapet/widgets'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { ValueActions } from './ValueActions.tsx'

const now = Date.parse('2026-06-15T10:30:00Z')
const sent = vi.fn<(call: string, body: unknown) => void>()
const replies = new Map<string, unknown>()
const api = makeApiContext({
  base: 'http://provider.test/api',
  token: () => 'token',
  company: () => 300,
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') {
      const text = await request.text()
      sent(`${request.method} ${pathname.replace('/api/v1/', '')}`, text === '' ? undefined : JSON.parse(text))
      return request.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json(makeBlockedAddress(), { status: 201 })
    }
    const found = [...replies].find(([part]) => pathname.includes(part))
    return Response.json(found ? found[1] : [])
  },
})

const all: readonly ServiceKey[] = [
  'stats',
  'analytics',
  'invalidation',
  'cachewarmup',
  'iplists',
  'waf',
  'soporte',
  'autoprovisioning',
]
const sites = ['www.example.com', 'shop.example.com']

function sessionWith(services: readonly ServiceKey[], roleName = 'CompanyAdmin') {
  const refs = services.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({
    services: refs,
    sites: sites.map((url, index) => makeSite({ id: 1201 + index, url })),
  })
  const roles = [makeRole({ name: roleName, services: refs })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  return mockSession({ company, user })
}

function Here() {
  const { pathname, search, state } = useLocation()
  return <output aria-label="Here">{JSON.stringify({ address: `${pathname}${search}`, state })}</output>
}
const here = () =>
  JSON.parse(screen.getByRole('status', { name: 'Here' }).textContent ?? '') as { address: string; state: unknown }

const span = { from: now / 1000 - 3600, to: now / 1000 }

async function open(
  { kind, value }: Pick<SeenValue, 'kind' | 'value'>,
  { session = sessionWith(all), path = '/300', shown = sites } = {},
) {
  await act(async () =>
    render(
      <MockScreen api={api} session={session} path={path}>
        <ValueActions>
          <ValueButton kind={kind} value={value} label={value} where={() => ({ sites: shown, span })} />
        </ValueActions>
        <Here />
      </MockScreen>,
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${value}` }))
  await screen.findByRole('menuitem', { name: 'Copy' })
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }))
const dialog = () => screen.findByRole('dialog')

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  replies.clear()
  vi.setSystemTime(now)
})

describe('the menu of a value', () => {
  it.each<[ValueKind, string, readonly string[]]>([
    [
      'address',
      '203.0.113.9',
      [
        'Inspect the address',
        'Block for one hour',
        'Block for 24 hours',
        'Block for 7 days',
        'Block or challenge …',
        'Add to an IP list',
        'In the blocked list',
        'Its traffic',
      ],
    ],
    [
      'network',
      '203.0.113.0/24',
      [
        'Inspect the address',
        'Block for one hour',
        'Block for 24 hours',
        'Block for 7 days',
        'Block or challenge …',
        'Add to an IP list',
        'In the blocked list',
      ],
    ],
    [
      'network',
      '198.51.0.0/16',
      ['Inspect the address', 'Block or challenge …', 'Add to an IP list', 'In the blocked list'],
    ],
    [
      'path',
      '/a',
      [
        'Purge',
        'Prefetch',
        'Cache status',
        'Trace through rules and VCL',
        'Trace through the tiers',
        'Deny by a rule',
        'Its traffic',
      ],
    ],
    ['folder', '/img/', ['Ban all that is in it']],
    ['host', 'www.example.com', ['Provisioning of the site', 'Its traffic']],
    ['country', 'ES', ['Deny by a rule', 'Its traffic']],
    ['agent', 'curl/8', ['Deny by a rule', 'Its traffic']],
    ['status', '502', ['Its traffic']],
    ['reason', 'TCDN-OENG', ['What it means', 'Its traffic']],
    ['rule', 'rule_3', ['Open the rule']],
    ['version', '41', ['What the version changed', 'Go back to this version']],
    ['backend', 'c300_origin', ['State of the backend', 'Traffic to the backends']],
    ['certificate', '7', ['Open the certificate']],
    ['company', '301', ['Open the company', 'Services of the company']],
    ['other', 'gzip', []],
  ])('of a %s offers what can be done with it', async (kind, value, own) => {
    await open({ kind, value })
    const note = kind === 'company' ? [] : ['Add a note']
    expect(items()).toEqual([...own, ...note, 'Write a ticket about it', 'Copy'])
  })

  it('opens the attack room with the value as what the attack has in common', async () => {
    await open({ kind: 'path', value: '/login' }, { session: sessionWith([...all, 'perimetrical']) })
    await choose('Look at it in the attack room')
    const query = new URLSearchParams(here().address.split('?')[1])
    expect(here().address).toMatch(/^\/perimetrical\?/)
    expect(Object.fromEntries(query)).toEqual({
      tab: 'attack',
      site: 'www.example.com',
      'is.request': '/login',
      since: String(span.from),
    })
  })

  it('of a ticket opens it', async () => {
    await open({ kind: 'ticket', value: '4200' })
    await choose('Open the ticket')
    expect(here().address).toBe('/300/tickets?open=4200')
  })

  it('lists with the reason what the user may not do, and leaves out pages they cannot open', async () => {
    await open({ kind: 'path', value: '/a' }, { session: sessionWith(['stats', 'invalidation']) })
    const refused = screen.getByRole('menuitem', { name: /^Prefetch/ })
    expect(refused).toHaveAttribute('aria-disabled', 'true')
    expect(refused).toHaveTextContent('Prefetch')
    expect(refused.textContent?.length).toBeGreaterThan('Prefetch'.length)
    expect(items()).toContain('Purge')
  })

  it('leaves out what leads to where the reader is', async () => {
    await open({ kind: 'host', value: 'www.example.com' }, { path: '/300/autoprovisioning?tab=sites' })
    expect(items()).not.toContain('Provisioning of the site')
  })

  it('has no site to purge a path on if none is known', async () => {
    await open({ kind: 'path', value: '/a' }, { shown: [] })
    expect(screen.getByRole('menuitem', { name: /^Purge/ })).toHaveTextContent('No site is known for this path.')
  })
})

describe('a note', () => {
  const body = () => sent.mock.calls.find(([call]) => call.startsWith('POST users/'))?.[1]

  it('is about the value, in the period and on the sites where it was seen', async () => {
    await open({ kind: 'address', value: '203.0.113.9' }, { shown: ['shop.example.com'] })
    await choose('Add a note')
    const form = within(await dialog())
    expect(form.getByText('About 203.0.113.9')).toBeDefined()
    await userEvent.type(form.getByRole('textbox', { name: /^Text|^Note/ }), 'The office')
    await userEvent.click(form.getByRole('button', { name: /^Add/ }))
    await waitFor(() => expect(body()).toBeDefined())
    const { preferences } = body() as { preferences: string }
    expect(JSON.parse(preferences)).toMatchObject({
      kind: 'note',
      name: 'The office',
      about: { kind: 'address', value: '203.0.113.9' },
      sites: ['shop.example.com'],
      ...span,
    })
  })

  it('on a value that was seen on all sites is about all of them', async () => {
    await open({ kind: 'country', value: 'ES' })
    await choose('Add a note')
    const form = within(await dialog())
    expect(form.queryByText(/www\.example\.com/)).toBeNull()
  })
})

describe('what is opened', () => {
  it('a rule is filled in with the value', async () => {
    await open({ kind: 'country', value: 'ES' }, { shown: ['shop.example.com'] })
    await choose('Deny by a rule')
    expect(here()).toEqual({
      address: '/300/autoprovisioning?tab=rules&open=new',
      state: {
        filled: {
          site: '1202',
          scope: 'some',
          conditions: [{ property: 'country', operator: 'equals', value: 'ES' }],
          template: 'deny',
          parameters: [{ name: 'status', value: '403' }],
        },
      },
    })
  })

  it('a ticket says what was seen, where and when', async () => {
    await open({ kind: 'status', value: '502' })
    await choose('Write a ticket about it')
    expect(here().address).toBe('/300/tickets?open=new')
    const { filled } = here().state as { filled: { subject: string; description: string } }
    expect(filled.subject).toBe('Status code 502')
    expect(filled.description).toContain('Status code: 502')
    expect(filled.description).toContain('Sites: www.example.com, shop.example.com')
    expect(filled.description).toContain('Period: 15/06/2026 09:30 to 10:30 (UTC)')
  })

  it('the traffic of a value over the period where it was seen', async () => {
    await open({ kind: 'address', value: '203.0.113.9' })
    await choose('Its traffic')
    const { address } = here()
    expect(address).toMatch(/^\/300\/analytics\?/)
    expect(new URLSearchParams(address.split('?')[1]).get('is.clientip')).toBe('203.0.113.9')
    expect(new URLSearchParams(address.split('?')[1]).get('from')).toBe(String(span.from))
  })

  it('the sites of a path are chosen, beginning with those that were asked for it', async () => {
    replies.set('/table/', { results: [{ key: 'shop.example.com', requests: 40, bytes: 9 }], total_count: 1 })
    await open({ kind: 'path', value: '/a' })
    await choose('Purge')
    const asked = await dialog()
    await within(asked).findByText('Those that were asked for it in the period shown come first.')
    expect(asked).toBeInTheDocument()
    await userEvent.click(within(asked).getByRole('button', { name: 'Continue' }))
    expect(here().address).toBe('/300/invalidation')
    expect(sessionStorage.length + localStorage.length).toBeGreaterThan(0)
    expect(JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)])).toContain(
      'https://shop.example.com/a',
    )
  })

  it('a folder is banned with all that is in it', async () => {
    await open({ kind: 'folder', value: '/img/' }, { shown: ['shop.example.com'] })
    await choose('Ban all that is in it')
    expect(here().address).toBe('/300/invalidation?method=ban')
    expect(JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)])).toContain(
      'https://shop.example.com/img/*',
    )
  })

  it('the sites of a folder are chosen, though its traffic is not known', async () => {
    await open({ kind: 'folder', value: '/img/' })
    await choose('Ban all that is in it')
    await within(await dialog()).findByText('2 sites may have it. Choose those that are meant.')
  })

  it('the cache status of a path on one site, without a question', async () => {
    await open({ kind: 'path', value: '/a' }, { shown: ['www.example.com'] })
    await choose('Cache status')
    expect(here().address).toBe('/300/invalidation?by=status&url=https%3A%2F%2Fwww.example.com%2Fa')
  })
})

describe('blocking an address', () => {
  it('sends what was chosen with its end, and takes it back', async () => {
    await open({ kind: 'address', value: '::ffff:203.0.113.9' })
    await choose('Block or challenge …')
    const asked = await dialog()
    await userEvent.type(await within(asked).findByLabelText(/^Why/), '  tries passwords ')
    await userEvent.click(within(asked).getByRole('button', { name: 'Block' }))
    expect(await screen.findByText('203.0.113.9 is blocked.')).toBeVisible()
    expect(sent).toHaveBeenCalledWith('POST autoprovisioning/300/blockedlist/', {
      kind: 'blacklist',
      address: '203.0.113.9',
      reason: 'tries passwords',
      until: now / 1000 + 86_400,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenLastCalledWith('DELETE autoprovisioning/300/blockedlist/blacklist/203.0.113.9', undefined)
  })

  it('says that it is challenged already, takes the place of that, and puts it back', async () => {
    const before = { kind: 'captcha' as const, address: '203.0.113.9', reason: 'slow', until: now / 1000 + 600 }
    replies.set('blockedlist', [makeBlockedAddress(before)])
    await open({ kind: 'address', value: '203.0.113.9' })
    await choose('Block or challenge …')
    const asked = await dialog()
    expect(await within(asked).findByText(/It gets a captcha already, until 15\/06\/2026 10:40\./)).toBeVisible()
    await userEvent.click(within(asked).getByRole('button', { name: 'Block' }))
    await screen.findByText('203.0.113.9 is blocked.')
    expect(sent).toHaveBeenLastCalledWith('DELETE autoprovisioning/300/blockedlist/captcha/203.0.113.9', undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenCalledWith('DELETE autoprovisioning/300/blockedlist/blacklist/203.0.113.9', undefined)
    expect(sent).toHaveBeenLastCalledWith('POST autoprovisioning/300/blockedlist/', before)
  })
})

describe('adding an address to a list', () => {
  it('sends it to the chosen list, and takes it back', async () => {
    replies.set('companies/300/lists', [makeNetworkList({ id: 25, name: 'scrapers', address_count: 3 })])
    await open({ kind: 'address', value: '203.0.113.9' })
    await choose('Add to an IP list')
    const asked = await dialog()
    await userEvent.click(await within(asked).findByRole('button', { name: 'Add' }))
    expect(await screen.findByText('203.0.113.9 is in scrapers.')).toBeVisible()
    expect(sent).toHaveBeenCalledWith('POST companies/300/lists/25/address/203.0.113.9', {
      description: '',
      until: null,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenLastCalledWith('DELETE companies/300/lists/25/address/203.0.113.9', undefined)
  })

  it('offers to create a list with it if there is none', async () => {
    await open({ kind: 'network', value: '203.0.113.0/24' })
    await choose('Add to an IP list')
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Create a list with it' }))
    expect(here()).toEqual({
      address: '/300/iplists?open=new',
      state: { filled: { addresses: '203.0.113.0/24' } },
    })
  })
})

describe('blocking with one press', () => {
  it('blocks for the time of the item, in the place of a challenge, and takes it back', async () => {
    const before = { kind: 'captcha' as const, address: '203.0.113.9', reason: 'slow', until: now / 1000 + 600 }
    replies.set('blockedlist', [makeBlockedAddress(before)])
    await open({ kind: 'address', value: '::ffff:203.0.113.9' })
    await choose('Block for one hour')
    expect(await screen.findByText('203.0.113.9 is blocked for one hour.')).toBeVisible()
    expect(sent).toHaveBeenCalledWith('POST autoprovisioning/300/blockedlist/', {
      kind: 'blacklist',
      address: '203.0.113.9',
      reason: '',
      until: now / 1000 + 3600,
    })
    expect(sent).toHaveBeenLastCalledWith('DELETE autoprovisioning/300/blockedlist/captcha/203.0.113.9', undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenLastCalledWith('POST autoprovisioning/300/blockedlist/', before)
  })
})

describe('the inspector', () => {
  const identity = {
    ip: '203.0.113.9',
    country_code: 'ES',
    asn: 64505,
    organization: 'Blue Rack Hosting',
    is_datacenter: true,
    requests: 40,
    bytes: 2048,
  }
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const inspect = async (seen: Pick<SeenValue, 'kind' | 'value'>, options = {}) => {
    await open(seen, options)
    await choose('Inspect the address')
    return within(await dialog())
  }

  it('says whose an address is, its risk, and that a search engine is a claim', async () => {
    replies.set('/ip/203.0.113.9', identity)
    replies.set('/ip_score/203.0.113.9', { ip: '203.0.113.9', score: 42, flags: ['datacenter'] })
    replies.set('/table/', { results: [{ key: googlebot, requests: 40, bytes: 9 }], total_count: 1 })
    const drawer = await inspect({ kind: 'address', value: '203.0.113.9' })
    const who = within(await drawer.findByRole('region', { name: 'Whose it is' }))
    expect(await who.findByText('AS64505 Blue Rack Hosting')).toBeVisible()
    expect(who.getByText('Spain')).toBeVisible()
    expect(await who.findByText('42 of 99')).toBeVisible()
    expect(
      await who.findByText(/says it is Googlebot\. Its network belongs to Blue Rack Hosting, not to the operator/),
    ).toBeVisible()
  })

  it('says the entry by which an address is blocked or listed, by what and until when, and releases it', async () => {
    const row = makeBlockedAddress({
      address: '203.0.113.0/24',
      reason: 'Flood',
      origin: 'hand',
      created_by: 'ada',
      until: now / 1000 + 600,
    })
    replies.set('blockedlist', [row])
    replies.set('companies/300/lists', [
      makeNetworkList({
        id: 25,
        name: 'scrapers',
        active: false,
        addresses: [{ address: '203.0.113.9', description: 'Robot', until: now / 1000 + 3600 }],
      }),
    ])
    const drawer = await inspect({ kind: 'address', value: '203.0.113.9' })
    expect(
      await drawer.findByText(
        /Blocked until 15\/06\/2026 10:40\. As a part of 203\.0\.113\.0\/24\. By hand \(ada\)\. The reason given: Flood/,
      ),
    ).toBeVisible()
    expect(await drawer.findByRole('link', { name: 'scrapers' })).toHaveAttribute('href', '/300/iplists?open=25')
    expect(drawer.getByText('203.0.113.9, until 15/06/2026 11:30, Robot')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Release' }))
    expect(sent).toHaveBeenCalledWith('DELETE autoprovisioning/300/blockedlist/blacklist/203.0.113.0%2F24', undefined)
    expect(await screen.findByText('203.0.113.0/24 is released.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenLastCalledWith('POST autoprovisioning/300/blockedlist/', {
      kind: 'blacklist',
      address: '203.0.113.0/24',
      reason: 'Flood',
      until: now / 1000 + 600,
    })
  })

  it('takes a single address out of a list by its own call, and puts it back as it was', async () => {
    const entry = { address: '203.0.113.9', description: 'Robot', until: null }
    replies.set('companies/300/lists', [makeNetworkList({ id: 25, name: 'scrapers', addresses: [entry] })])
    const drawer = await inspect({ kind: 'address', value: '203.0.113.9' })
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove from the list' }))
    expect(sent).toHaveBeenCalledWith('DELETE companies/300/lists/25/address/203.0.113.9', undefined)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(sent).toHaveBeenLastCalledWith('POST companies/300/lists/25/address/203.0.113.9', {
      description: 'Robot',
      until: null,
    })
  })

  it('of a network counts its addresses among the busiest, and says that the others are unknown', async () => {
    replies.set('/table/', {
      results: [
        { key: '203.0.113.9', requests: 30, bytes: 1024 },
        { key: '203.0.113.70', requests: 10, bytes: 1024 },
        { key: '198.51.100.1', requests: 90, bytes: 9 },
      ],
      total_count: 3,
    })
    const drawer = await inspect({ kind: 'network', value: '203.0.113.0/24' })
    expect(
      await drawer.findByText(/Of the 3 addresses with the most requests, 2 are in it: 40 requests, 2(\.00)? KiB\./),
    ).toBeVisible()
    expect(drawer.getByText(/It has 256 addresses\. What follows is about the first, 203\.0\.113\.0\./)).toBeVisible()
  })

  it('says beforehand what the user may not do', async () => {
    const drawer = await inspect(
      { kind: 'address', value: '203.0.113.9' },
      { session: sessionWith(['stats', 'analytics']) },
    )
    const state = within(drawer.getByRole('region', { name: 'Blocked or challenged' }))
    expect(state.getByText(/WAF or IP lists/)).toBeVisible()
    expect(state.queryByRole('button')).toBeNull()
  })
})
