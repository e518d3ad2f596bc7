import { Secret, TOTP } from 'otpauth'
import { safeParse } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HistogramEntry } from '../entities/Statistics.ts'
import { createSandbox, type PersonaName, personas, type Sandbox, type SandboxOptions } from './index.ts'
import { secureKey } from './world/personas.ts'

const start = Date.parse('2026-06-15T10:30:00Z')
let clock = start
let sandbox: Sandbox

beforeEach(() => {
  clock = start
  sandbox = make()
})
afterEach(() => {
  vi.restoreAllMocks()
})

function make(over: SandboxOptions = {}): Sandbox {
  return createSandbox({ now: () => clock, ...over })
}

interface Asking {
  method?: string
  form?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  as?: PersonaName
  of?: Sandbox
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field below
type Answer = { status: number; data: any }

async function fetchJson(
  path: string,
  { method, form, body, headers = {}, as, of = sandbox }: Asking = {},
): Promise<Answer> {
  const all = new Headers(headers)
  if (as) all.set('authorization', `Bearer ${of.tokenFor(as).access_token}`)
  if (body !== undefined) all.set('content-type', 'application/json')
  const response = await of.answer(
    new Request(`http://sandbox.test${path}`, {
      method: method ?? (form || body !== undefined ? 'POST' : 'GET'),
      headers: all,
      body: form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body),
    }),
  )
  if (!response) throw new Error('Not ours')
  const text = await response.text()
  return { status: response.status, data: text ? JSON.parse(text) : undefined }
}

const login = (username: string, password: string, headers: Record<string, string> = {}, of = sandbox) =>
  fetchJson('/api/v1/oauth2/access_token/', {
    form: {
      username,
      password,
      client_id: 'dashboard',
      grant_type: 'password',
      uuid: 'u1',
      os: 'Linux',
      browser: 'Firefox',
    },
    headers,
    of,
  })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const now = start / 1000
const filters = (over: object = {}, span = 3600) =>
  encodeURIComponent(
    JSON.stringify({ timestamp: { from: now - span, to: now, interval: 60 }, vhost: [], tier: 'L1', ...over }),
  )
const stats = (kind: string, company = 300) => `/api/v1/statistics/${company}/delivery/${kind}/`

describe('the router', () => {
  it('answers unknown route, not found, and method not allowed', async () => {
    expect(await fetchJson('/api/v1/nothing/here/')).toEqual({ status: 404, data: { detail: 'unknown route' } })
    expect(await fetchJson('/api/v1/companies/7777', { as: 'admin' })).toEqual({
      status: 404,
      data: { detail: 'Not found.' },
    })
    expect((await fetchJson('/api/v1/ip/', { method: 'PATCH' })).status).toBe(405)
    expect((await fetchJson('/api/v1/%E0%A4%A/')).status).toBe(404)
  })

  it('ignores other paths', async () => {
    expect(await sandbox.answer(new Request('http://sandbox.test/packages/api/src/index.ts'))).toBeNull()
  })
})

describe('logging in', () => {
  it('works for every persona with its password, by name or address', async () => {
    for (const { name, password } of personas.filter((persona) => persona.name !== 'secure')) {
      const { status, data } = await login(name, password)
      expect(status).toBe(name === 'weak' ? 202 : 200)
      const me = await fetchJson('/api/v2/companies/current_user/', { headers: bearer(data.access_token) })
      expect(me.data.username).toBe(name)
      expect((await login(`${name}@parapet.example`, password)).status).toBe(status)
    }
  })

  it('ignores the case of names and addresses, as a creation does', async () => {
    expect((await login('Admin', 'Sandbox-2026')).status).toBe(200)
    expect((await login('ADMIN@Parapet.example ', 'Sandbox-2026')).status).toBe(200)
    expect((await login('admin', 'sandbox-2026')).status).toBe(401)
  })

  it('rejects wrong credentials and missing fields', async () => {
    expect((await login('admin', 'wrong')).status).toBe(401)
    expect((await login('nobody', 'Sandbox-2026')).status).toBe(401)
    const missing = await fetchJson('/api/v1/oauth2/access_token/', {
      form: { grant_type: 'password', username: 'admin' },
    })
    expect(missing).toEqual({ status: 400, data: { password: ['This field is required.'] } })
  })

  it('requires the second factor and accepts a valid code', async () => {
    expect(await login('secure', 'Sandbox-2026')).toEqual({ status: 401, data: { detail: '2fa_required' } })
    expect((await login('secure', 'Sandbox-2026', { 'www-transparent-2fa': '000000' })).data.detail).toBe(
      'Invalid code.',
    )
    const code = new TOTP({ secret: Secret.fromBase32(secureKey) }).generate({ timestamp: clock })
    expect((await login('secure', 'Sandbox-2026', { 'www-transparent-2fa': code })).status).toBe(200)
    expect((await fetchJson('/api/v1/users/remembered_device', { as: 'secure' })).data).toHaveLength(1)
  })

  it('gives machine clients a token for their keys: form, Basic and query', async () => {
    const { data: keys } = await fetchJson('/api/v1/users/credentials/', { as: 'admin' })
    const form = { grant_type: 'client_credentials', ...keys }
    expect((await fetchJson('/api/v1/oauth2/access_token/', { form })).status).toBe(200)
    const basic = { authorization: `Basic ${btoa(`${keys.client_id}:${keys.client_secret}`)}` }
    const alone = { grant_type: 'client_credentials' }
    expect((await fetchJson('/api/v1/oauth2/access_token/', { form: alone, headers: basic })).status).toBe(200)
    const query = new URLSearchParams(form).toString()
    expect((await fetchJson(`/api/v1/oauth2/access_token/?${query}`, { method: 'POST' })).status).toBe(200)
    await fetchJson('/api/v1/users/credentials/', { method: 'PUT', as: 'admin' })
    expect((await fetchJson('/api/v1/oauth2/access_token/', { form })).status).toBe(401)
  })

  it('ends a token on expiry, when revoked, and with "all"', async () => {
    const { data: one } = await login('admin', 'Sandbox-2026')
    const { data: two } = await login('admin', 'Sandbox-2026')
    const { data: other } = await login('viewer', 'Sandbox-2026')
    const me = (token: string) => fetchJson('/api/v2/companies/current_user/', { headers: bearer(token) })
    expect((await me('made-up')).data).toEqual({ detail: 'Invalid token.' })
    expect((await fetchJson('/api/v2/companies/current_user/')).status).toBe(401)
    const revoke = (query: string, token: string, owner: string) =>
      fetchJson(`/api/v1/core/revoke_token${query}`, {
        form: { token, client_id: 'dashboard' },
        headers: bearer(owner),
      })
    expect((await revoke('', one.access_token, other.access_token)).status).toBe(403)
    expect((await revoke('', one.access_token, two.access_token)).status).toBe(200)
    expect((await me(one.access_token)).status).toBe(401)
    expect((await me(two.access_token)).status).toBe(200)
    await revoke('?all=true', two.access_token, two.access_token)
    expect((await me(two.access_token)).status).toBe(401)
    expect((await me(other.access_token)).status).toBe(200)
    clock += 36_000_000
    expect((await me(other.access_token)).status).toBe(401)
  })

  it('changes a weak password: later logins return 200', async () => {
    const change = (old_password: string, new_password: string) =>
      fetchJson('/api/v1/companies/change_password/', {
        method: 'PUT',
        as: 'weak',
        body: { old_password, new_password },
      })
    expect((await change('nope', 'Better-2026')).data).toEqual({ old_password: ['Invalid password.'] })
    expect((await change('password', 'short')).data.new_password[0]).toMatch(/at least 8/)
    expect((await change('password', 'Better-2026')).status).toBe(200)
    expect((await login('weak', 'Better-2026')).status).toBe(200)
    expect((await login('weak', 'password')).status).toBe(401)
  })

  it('resets a password by email, once, within a day', async () => {
    const response = await fetchJson('/api/v1/core/password/', { body: { username: 'viewer' } })
    expect(await fetchJson('/api/v1/core/password/', { body: { username: 'nobody' } })).toEqual(response)
    const mails = (await fetchJson('/third/mail/messages.json')).data
    expect(mails).toHaveLength(1)
    const uuid = mails[0].text.split('/').at(-1)
    expect(mails[0].text).toMatch(/\/auth\/password\/[0-9a-f]{32}$/)
    const confirm = (password: string) => fetchJson(`/api/v1/core/password/${uuid}`, { body: { password } })
    expect((await confirm('weak')).status).toBe(400)
    expect((await confirm('Better-2026')).status).toBe(200)
    expect((await confirm('Better-2027')).status).toBe(404)
    expect((await login('viewer', 'Better-2026')).status).toBe(200)
  })

  it('lets staff impersonate, and nobody else', async () => {
    expect((await fetchJson('/api/v1/companies/users', { as: 'admin' })).status).toBe(403)
    const { data: users } = await fetchJson('/api/v1/companies/users', { as: 'staff' })
    const viewer = users.find((user: { username: string }) => user.username === 'viewer')
    expect((await fetchJson(`/api/v1/companies/impersonate/${viewer.id}/`, { as: 'admin' })).status).toBe(403)
    const { data } = await fetchJson(`/api/v1/companies/impersonate/${viewer.id}/`, { as: 'staff' })
    const me = await fetchJson('/api/v2/companies/current_user/', { headers: bearer(data.access_token) })
    expect(me.data.username).toBe('viewer')
    expect((await fetchJson('/api/v1/companies/impersonate/999/', { as: 'staff' })).status).toBe(404)
  })

  it('offers passkeys and rejects invalid responses', async () => {
    const { data: options } = await fetchJson('/api/v1/users/passkeys/register', { as: 'admin' })
    expect(options.rp.id).toBe('sandbox.test')
    const add = await fetchJson('/api/v1/users/passkeys/register', {
      as: 'admin',
      form: { passkeys: '{"id":"x"}', name: 'Key' },
    })
    expect(add.status).toBe(400)
    expect((await fetchJson('/api/v1/users/passkeys/auth')).data.challenge).toBeTypeOf('string')
    expect((await fetchJson('/api/v1/users/passkeys/auth', { form: { passkeys: '{"id":"x"}' } })).status).toBe(401)
  })

  it('enables the second factor with a valid code and disables it', async () => {
    const { data: key } = await fetchJson('/api/v1/users/twofactorauth', { as: 'viewer' })
    expect(key.qr_img).toMatch(/^data:image\/svg/)
    const verify = (code: string) =>
      fetchJson('/api/v1/users/twofactorauth/verify', {
        method: 'POST',
        as: 'viewer',
        headers: { 'www-transparent-2fa': code },
      })
    expect((await verify('123')).status).toBe(400)
    const activate = () => fetchJson('/api/v1/users/twofactorauth', { method: 'POST', as: 'viewer' })
    expect((await activate()).status).toBe(400)
    const totp = new TOTP({ secret: Secret.fromBase32(key.key_2fa) })
    const code = totp.generate({ timestamp: clock })
    expect((await verify(code)).status).toBe(200)
    expect((await login('viewer', 'Sandbox-2026')).status).toBe(200)
    expect((await activate()).status).toBe(200)
    expect((await login('viewer', 'Sandbox-2026')).data).toEqual({ detail: '2fa_required' })
    expect((await fetchJson('/api/v1/users/twofactorauth', { as: 'viewer' })).data).toEqual({
      qr_img: '',
      key_2fa: '',
      enabled: true,
    })
    const used = await login('viewer', 'Sandbox-2026', { 'www-transparent-2fa': code })
    expect(used).toMatchObject({ status: 401, data: { detail: expect.stringContaining('already used') } })
    const next = totp.generate({ timestamp: clock + 30_000 })
    expect((await login('viewer', 'Sandbox-2026', { 'www-transparent-2fa': next })).status).toBe(200)
    expect((await login('viewer', 'Sandbox-2026', { 'www-transparent-2fa': next })).status).toBe(401)
    expect((await fetchJson('/api/v1/users/twofactorauth', { method: 'DELETE', as: 'viewer' })).status).toBe(204)
    expect((await login('viewer', 'Sandbox-2026')).status).toBe(200)
  })
})

describe('access control', () => {
  it('separates companies', async () => {
    for (const path of [
      '/api/v1/companies/300',
      '/api/v1/companies/300/sites/',
      `${stats('analytic/table')}?filters=${filters()}`,
    ]) {
      expect((await fetchJson(path, { as: 'weak' })).status, path).toBe(403)
      expect((await fetchJson(path, { as: 'admin' })).status, path).toBe(200)
      expect((await fetchJson(path, { as: 'staff' })).status, path).toBe(200)
      expect((await fetchJson(path)).status, path).toBe(401)
    }
    expect((await fetchJson('/api/v2/companies/current_user/company/300', { as: 'weak' })).status).toBe(403)
    expect((await fetchJson('/api/v2/companies/current_user/company/413', { as: 'dealer' })).status).toBe(200)
  })

  it('never returns data of another company’s site', async () => {
    const query = `?filters=${filters({ vhost: ['www.auroramedia.example'] })}`
    expect((await fetchJson(`${stats('analytic/table', 821)}${query}`, { as: 'weak' })).data).toEqual([])
  })

  it('shows each API key its own tickets only', async () => {
    const list = (key: string) =>
      fetchJson('/third/tickets/issues.json?sort=updated_on:desc&status_id=*', {
        headers: { 'x-redmine-api-key': key },
      })
    const keyOf = (name: string) => sandbox.world.users.find((user) => user.username === name)?.api_key ?? ''
    expect((await list('wrong')).status).toBe(401)
    const { data } = await list(keyOf('admin'))
    expect(data.total_count).toBe(12)
    expect(data.issues.map((issue: { updated_on: string }) => issue.updated_on)).toEqual(
      data.issues
        .map((issue: { updated_on: string }) => issue.updated_on)
        .sort()
        .reverse(),
    )
    expect((await list(keyOf('newcomer'))).data.issues).toEqual([])
  })

  it('allows only admins to change a company and its subscriptions', async () => {
    const put = (as: PersonaName, body: object) => fetchJson('/api/v1/companies/300', { method: 'PUT', as, body })
    expect((await put('viewer', { require_2fa: true })).status).toBe(403)
    expect((await put('admin', { require_2fa: 'yes' })).status).toBe(400)
    expect((await put('admin', { require_2fa: true })).data.require_2fa).toBe(true)
    const path = '/api/v1/companies/301/services/'
    const { data: offers } = await fetchJson(`${path}subscribable`, { as: 'admin' })
    const waf = offers.find((row: { name: string }) => row.name === 'waf')
    const subscribe = (as: PersonaName, service_id: unknown) =>
      fetchJson(`${path}subscription`, { as, body: { service_id } })
    expect((await subscribe('viewer', waf.service_id)).status).toBe(403)
    expect((await subscribe('admin', 'x')).status).toBe(400)
    expect((await subscribe('admin', waf.service_id)).status).toBe(201)
    expect((await subscribe('admin', waf.service_id)).status).toBe(400)
    const { data: company } = await fetchJson('/api/v1/companies/301', { as: 'admin' })
    expect(company.services.map((row: { name: string }) => row.name)).toContain('waf')
    expect((await fetchJson(`${path}subscription/${waf.id}`, { method: 'DELETE', as: 'admin' })).status).toBe(204)
    expect((await fetchJson(`${path}subscription/${waf.id}`, { method: 'DELETE', as: 'admin' })).status).toBe(404)
  })

  it('stores preferences and shared URLs per user', async () => {
    const payload = { user: 1, preferences: '{"a":1}', version: '4.4.6', temporal: false, timezone: 'Europe/Madrid' }
    const { status, data } = await fetchJson('/api/v1/users/dashboard_preferences', { as: 'admin', body: payload })
    expect(status).toBe(201)
    const path = `/api/v1/users/dashboard_preferences/${data.id}`
    expect((await fetchJson(path, { method: 'PUT', as: 'viewer', body: payload })).status).toBe(403)
    expect(
      (await fetchJson(path, { method: 'PUT', as: 'admin', body: { ...payload, preferences: '{}' } })).status,
    ).toBe(200)
    expect(
      (await fetchJson('/api/v2/companies/current_user/', { as: 'admin' })).data.user_preferences.preferences,
    ).toBe('{}')
    const shared = await fetchJson('/api/v1/users/1/shared_url', {
      as: 'admin',
      body: { ...payload, description: 'Look' },
    })
    expect(shared.status).toBe(201)
    const url = `/api/v1/users/1/shared_url/${shared.data.id}`
    expect((await fetchJson(url, { as: 'viewer' })).data.description).toBe('Look')
    expect((await fetchJson(url, { method: 'DELETE', as: 'viewer' })).status).toBe(403)
    expect((await fetchJson(url, { method: 'DELETE', as: 'admin' })).status).toBe(204)
    expect((await fetchJson(url, { as: 'admin' })).status).toBe(404)
  })

  it('shares company URLs with members: authors and admins change them', async () => {
    const body = { user: 2, preferences: '{}', version: '4.4.6', temporal: false, description: 'Ours' }
    const path = '/api/v1/users/300/shared_url'
    const { status, data } = await fetchJson(path, { as: 'viewer', body })
    expect(status).toBe(201)
    const url = `${path}/${data.id}`
    const listed = async (as: 'admin' | 'viewer', at = path) =>
      (await fetchJson(at, { as })).data.map(({ id }: { id: number }) => id)
    expect(await listed('admin')).toContain(data.id)
    const { id } = (await fetchJson('/api/v2/companies/current_user/', { as: 'viewer' })).data
    expect(await listed('viewer', `/api/v1/users/${id}/shared_url`)).not.toContain(data.id)
    expect((await fetchJson(path, { as: 'dealer' })).status).toBe(403)
    expect((await fetchJson(path, { as: 'dealer', body })).status).toBe(403)
    expect((await fetchJson(url, { as: 'dealer' })).status).toBe(403)
    expect((await fetchJson(url, { method: 'PUT', as: 'config', body })).status).toBe(403)
    expect((await fetchJson(url, { method: 'PUT', as: 'admin', body })).status).toBe(200)
    expect((await fetchJson(url, { method: 'DELETE', as: 'viewer' })).status).toBe(204)
  })

  it('expires a temporary shared URL after a week', async () => {
    const body = { user: 1, preferences: '{}', version: '4.4.6', description: '' }
    const store = (temporal: boolean) =>
      fetchJson('/api/v1/users/1/shared_url', { as: 'admin', body: { ...body, temporal } }).then(({ data }) => data.id)
    const [passing, staying] = [await store(true), await store(false)]
    const statusOf = async (id: number) =>
      (await fetchJson(`/api/v1/users/1/shared_url/${id}`, { as: 'viewer' })).status
    expect(await statusOf(passing)).toBe(200)
    clock += 7 * 86_400_000
    expect([await statusOf(passing), await statusOf(staying)]).toEqual([404, 200])
  })
})

describe('bodies and lists', () => {
  it('answers malformed JSON with 400', async () => {
    const response = await sandbox.answer(
      new Request('http://sandbox.test/api/v1/core/password/', {
        method: 'POST',
        body: '{"username":',
        headers: { 'content-type': 'application/json' },
      }),
    )
    expect(response?.status).toBe(400)
    expect(await response?.text()).toMatch(/JSON parse error/)
    expect((await fetchJson('/api/v1/core/password/', { body: [1] })).status).toBe(400)
  })

  it('paginates lists with limit, and searches them', async () => {
    const path = '/api/v1/inventory/pop/'
    const all = (await fetchJson(path, { as: 'viewer' })).data
    expect(all.length).toBeGreaterThan(50)
    const { data: page } = await fetchJson(`${path}?limit=20&offset=40`, { as: 'viewer' })
    expect(page.count).toBe(all.length)
    expect(page.results).toEqual(all.slice(40, 60))
    expect(page.previous).toMatch(/offset=20/)
    expect((await fetchJson(`${path}?limit=100`, { as: 'viewer' })).data.next).toBeNull()
    expect((await fetchJson(`${path}?limit=x`, { as: 'viewer' })).status).toBe(400)
    expect((await fetchJson(`${path}?search=querétaro`, { as: 'viewer' })).data).toHaveLength(1)
  })
})

describe('statistics over HTTP', () => {
  it('return consistent histogram, table and totals, by either set of names', async () => {
    const { data: entries } = await fetchJson(`${stats('analytic/histogram')}?filters=${filters()}`, { as: 'admin' })
    expect(entries).toHaveLength(60)
    expect(safeParse(HistogramEntry, entries[0]).success).toBe(true)
    const { data: rows } = await fetchJson(
      `${stats('analytic/table')}?filters=${filters({ result_size: 500 })}&key_field=countrycode`,
      { as: 'admin' },
    )
    const total = (list: { requests: number }[]) => list.reduce((sum, row) => sum + row.requests, 0)
    expect(total(rows)).toBe(total(entries))
    const publicPath = stats('analytic/table').replace('/v1/', '/v2/')
    const named = await fetchJson(
      `${publicPath}?filters=${filters({ result_size: 500 })}&key_field=tcdn.varnish.countrycode`,
      { as: 'admin' },
    )
    expect(named.data).toEqual(rows)
    const narrowed = await fetchJson(
      `${stats('analytic/table')}?filters=${filters({ 'tcdn.varnish.countrycode': ['ES', 'FR'], exclude: { countrycode: ['FR'] } })}&key_field=countrycode`,
      { as: 'admin' },
    )
    expect(narrowed.data).toHaveLength(1)
    expect(narrowed.data[0]).toEqual(rows.find((row: { key: string }) => row.key === 'ES'))
  })

  it('count keys, split by site and by key, and accept tiers', async () => {
    const { data } = await fetchJson(
      `${stats('analytic/table')}?filters=${filters({ result_size: 3 })}&key_field=agent&total_count=true`,
      { as: 'admin' },
    )
    expect(data.results).toHaveLength(3)
    expect(data.total_count).toBeGreaterThan(20)
    const detailed = await fetchJson(`${stats('historic/histogram')}?filters=${filters({}, 86_400)}&detailed=true`, {
      as: 'admin',
    })
    expect(Object.keys(detailed.data)).toHaveLength(8)
    const byKey = await fetchJson(`${stats('analytic/histogram')}?filters=${filters()}&key_field=cached`, {
      as: 'admin',
    })
    expect(Object.keys(byKey.data)).toContain('hit')
    const sum = async (tier: string) => {
      const { data: list } = await fetchJson(`${stats('historic/table')}?filters=${filters({ tier })}`, { as: 'admin' })
      return list.reduce((total: number, row: { requests: number }) => total + row.requests, 0)
    }
    expect(await sum('L2')).toBeGreaterThan(0)
    expect(await sum('L2')).toBeLessThan(await sum('L1'))
  })

  it('reject an invalid query with the name of the field', async () => {
    const wrong = async (query: string) => (await fetchJson(`${stats('analytic/table')}${query}`, { as: 'admin' })).data
    expect(await wrong('')).toEqual({ filters: ['This field is required.'] })
    expect(await wrong('?filters=%7B')).toEqual({ filters: ['Not valid JSON.'] })
    expect(await wrong(`?filters=${filters({ timestamp: { from: 5, to: 4 } })}`)).toEqual({
      timestamp: ['from must be before to.'],
    })
    expect(await wrong(`?filters=${filters({ nonsense: ['x'] })}`)).toEqual({ nonsense: ['Unknown filter.'] })
    expect(await wrong(`?filters=${filters()}&key_field=nonsense`)).toEqual({
      key_field: ['"nonsense" is not a valid choice.'],
    })
    const zone = { from: now - 60, to: now, timezone: 'Mars/Base' }
    expect((await wrong(`?filters=${filters({ timestamp: zone })}`)).timezone[0]).toMatch(/Mars/)
    const long = await fetchJson(`${stats('analytic/histogram')}?filters=${filters({}, 1e8)}`, { as: 'admin' })
    expect(long.status).toBe(422)
  })

  it('return nothing for future times', async () => {
    const ahead = { from: now - 120, to: now + 3600, interval: 60 }
    const { data } = await fetchJson(`${stats('analytic/histogram')}?filters=${filters({ timestamp: ahead })}`, {
      as: 'admin',
    })
    expect(data).toHaveLength(2)
  })

  it('work for a company of 10,000 sites', async () => {
    const { data: company } = await fetchJson('/api/v1/companies/900', { as: 'fleet' })
    expect(company.sites).toHaveLength(10_000)
    const { data } = await fetchJson(`${stats('analytic/histogram', 900)}?filters=${filters({}, 900)}`, { as: 'fleet' })
    expect(data[0].requests).toBeGreaterThan(0)
    const detailed = await fetchJson(`${stats('historic/histogram', 900)}?filters=${filters({}, 900)}&detailed=true`, {
      as: 'fleet',
    })
    expect(Object.keys(detailed.data)).toHaveLength(51)
  })
})

describe('scenarios and failures', () => {
  it('slow: returns a task, its result after a while, and at once for a repeated query', async () => {
    const slow = make({ scenario: 'slow' })
    const path = `${stats('analytic/histogram')}?filters=${filters()}`
    const first = await fetchJson(path, { as: 'admin', of: slow })
    expect(first.status).toBe(408)
    const { task_id, company_id } = first.data
    const poll = () => fetchJson(`/api/v1/statistics/${company_id}/task-status/${task_id}`, { as: 'admin', of: slow })
    expect((await poll()).data.state).toBe('pending')
    const done = (await poll()).data
    expect(done.state).toBe('done')
    expect((await fetchJson(path, { as: 'admin', of: slow })).data).toEqual(done.result)
    expect((await fetchJson(`/api/v1/statistics/300/task-status/unknown`, { as: 'admin', of: slow })).status).toBe(404)
    const other = await fetchJson(`${path}&detailed=true`, { as: 'admin', of: slow })
    const gone = `/api/v1/core/300/task-status/${other.data.task_id}/`
    expect((await fetchJson(gone, { method: 'DELETE', as: 'admin', of: slow })).status).toBe(204)
    expect((await fetchJson(gone, { as: 'admin', of: slow })).status).toBe(404)
  })

  it('fails with the given status in any scenario', async () => {
    const path = `${stats('analytic/histogram')}?filters=${filters()}`
    const late = make({ scenario: 'hostile', failing: 408 })
    expect((await fetchJson(path, { as: 'admin', of: late })).data).toMatchObject({ company_id: 300 })
    expect((await fetchJson('/api/v1/companies/300', { as: 'admin', of: late })).status).toBe(200)
    const broken = make({ failing: 500 })
    const statusOf = async (one: string) => (await fetchJson(one, { as: 'admin', of: broken })).status
    expect(await statusOf(path)).toBe(500)
    expect(await statusOf('/api/v1/companies/300')).toBe(500)
    expect(await statusOf('/api/v2/companies/current_user/')).toBe(200)
    expect((await login('admin', 'Sandbox-2026', {}, broken)).status).toBe(200)
    expect((await fetchJson('/api/v1/no/such/path', { as: 'admin', of: broken })).status).toBe(404)
  })

  it('flaky: some responses are 425, some 500, most 200', async () => {
    const flaky = make({ scenario: 'flaky' })
    const statuses: number[] = []
    for (let i = 0; i < 27; i++) {
      statuses.push(
        (await fetchJson(`${stats('analytic/table')}?filters=${filters()}`, { as: 'admin', of: flaky })).status,
      )
    }
    expect(new Set(statuses)).toEqual(new Set([200, 425, 500]))
  })

  it('empty, partial and hostile: return no traffic, gaps, and markup in names', async () => {
    const empty = make({ scenario: 'empty' })
    const path = `${stats('analytic/histogram')}?filters=${filters()}`
    const none = (await fetchJson(path, { as: 'admin', of: empty })).data
    expect(none).toHaveLength(60)
    expect(none.every((entry: { requests: number }) => entry.requests === 0)).toBe(true)
    const partial = make({ scenario: 'partial' })
    expect((await fetchJson(path, { as: 'admin', of: partial })).data).toHaveLength(54)
    const hostile = make({ scenario: 'hostile' })
    const table = `${stats('analytic/table')}?filters=${filters()}&key_field=request`
    const keys = (await fetchJson(table, { as: 'admin', of: hostile })).data.map((row: { key: string }) => row.key)
    expect(keys.some((key: string) => key.includes('<script>'))).toBe(true)
    expect((await fetchJson('/api/v1/companies/300', { as: 'admin', of: hostile })).data.name).not.toBe('Aurora Media')
  })

  it('delays each response by the given latency', async () => {
    vi.useFakeTimers()
    const late = make({ latencyMs: 500 })
    let isAnswered = false
    const waiting = fetchJson('/api/v1/ip/', { of: late }).then((answer) => {
      isAnswered = true
      return answer
    })
    await vi.advanceTimersByTimeAsync(499)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await waiting).status).toBe(200)
    vi.useRealTimers()
  })

  it('restarts from the initial state after a reset', async () => {
    const fresh = make()
    await fetchJson(`${stats('analytic/histogram')}?filters=${filters()}`, { as: 'admin', of: fresh })
    await fetchJson('/api/v1/companies/300', { method: 'PUT', as: 'admin', of: fresh, body: { require_2fa: true } })
    fresh.reset()
    expect((await fetchJson('/api/v1/companies/300', { as: 'admin', of: fresh })).data.require_2fa).toBe(false)
  })

  it('answers requests without a token as a given persona', async () => {
    const story = make({ persona: 'viewer' })
    expect((await fetchJson('/api/v2/companies/current_user/', { of: story })).data.username).toBe('viewer')
    story.setPersona('dealer')
    expect((await fetchJson('/api/v2/companies/current_user/', { of: story })).data.username).toBe('dealer')
  })
})
