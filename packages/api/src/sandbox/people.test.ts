import { describe, expect, it } from 'vitest'
import { createTestSandbox } from './testSandbox.ts'

const nela = {
  email: 'Nela@Aurora.example',
  first_name: 'Nela',
  last_name: 'Ruiz',
  password: 'Better-2026',
  roles: [4],
}
const login = (username: string, password: string) => ({ form: { grant_type: 'password', username, password } })

describe('the people of a company', () => {
  it('are invited by email, log in, get other roles and are removed', async () => {
    const { fetchJson } = createTestSandbox()
    const { status, data } = await fetchJson('companies/300/users', { body: nela })
    expect(status).toBe(201)
    expect(data).toMatchObject({ email: 'nela@aurora.example', roles: [{ id: 4, name: 'Viewer' }] })
    expect((await fetchJson('/third/mail/messages.json')).data.at(-1).to).toBe('nela@aurora.example')
    const path = `companies/300/users/${data.id}`
    expect((await fetchJson('oauth2/access_token/', login(nela.email, nela.password))).status).toBe(200)
    expect((await fetchJson('oauth2/access_token/', login('nela@aurora.example', nela.password))).status).toBe(200)

    const kept = { first_name: 'Nela', last_name: 'Ruiz Sanz', password: '', roles: [4, 5] }
    expect((await fetchJson(path, { method: 'PUT', body: kept })).data.roles).toHaveLength(2)
    expect((await fetchJson('oauth2/access_token/', login('nela@aurora.example', nela.password))).status).toBe(200)
    const changed = { ...kept, password: 'Other-2026x' }
    await fetchJson(path, { method: 'PUT', body: changed })
    expect((await fetchJson('oauth2/access_token/', login('nela@aurora.example', nela.password))).status).toBe(401)

    expect((await fetchJson(path, { method: 'DELETE' })).status).toBe(204)
    expect((await fetchJson(path)).status).toBe(404)
    expect((await fetchJson('oauth2/access_token/', login('nela@aurora.example', changed.password))).status).toBe(401)
  })

  it('are rejected as duplicates, with a weak password, and with forbidden roles', async () => {
    const { fetchJson } = createTestSandbox()
    const fields = async (over: object) => (await fetchJson('companies/300/users', { body: { ...nela, ...over } })).data
    expect(await fields({ email: 'viewer@parapet.example' })).toEqual({
      email: ['A user with this email already exists.'],
    })
    expect((await fields({ password: 'weak' })).password[0]).toMatch(/at least 8/)
    expect((await fields({ email: 'no address' })).email).toEqual(['Enter a valid email address.'])
    expect((await fields({ roles: [1] })).roles[0]).toMatch(/does not exist/)
    expect((await fields({ roles: [] })).roles).toEqual(['This list may not be empty.'])
    expect((await fetchJson('companies/300/users/1', { method: 'DELETE' })).status).toBe(403)
  })

  it('show who has a second factor to those who manage them, and to others only their own', async () => {
    const { fetchJson } = createTestSandbox()
    const factors = async (as: 'admin' | 'viewer') =>
      new Map(
        (await fetchJson('companies/300/users', { as })).data.map((row: { username: string; two_factor: boolean }) => [
          row.username,
          row.two_factor,
        ]),
      )
    expect(new Set((await factors('admin')).values())).not.toContain(null)
    const seen = await factors('viewer')
    expect(seen.get('viewer')).toBe(false)
    expect(seen.get('admin')).toBeNull()
  })

  it('join another company by a profile, and stay users when they leave one', async () => {
    const { fetchJson } = createTestSandbox()
    const { data } = await fetchJson('companies/301/profile', { body: { user: 2, roles: [4] } })
    expect(data).toMatchObject({ company: { id: 301 }, roles: [{ id: 4 }] })
    expect((await fetchJson('companies/301/profile', { body: { user: 2, roles: [4] } })).status).toBe(400)
    expect((await fetchJson('companies/301/profile', { body: { user: 8, roles: [4] } })).status).toBe(400)
    const saved = await fetchJson(`companies/301/profile/${data.id}/`, { method: 'PUT', body: { roles: [5] } })
    expect(saved.data.roles[0].name).toBe('Support')
    await fetchJson('companies/301/users/2', { method: 'DELETE' })
    expect((await fetchJson('companies/300/users/2')).status).toBe(200)
    expect((await fetchJson('companies/301/users/2')).status).toBe(404)
  })
})

describe('a site', () => {
  it('needs verification, is added, disabled and enabled', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const url = 'www.brandneu.example'
    expect(await fetchJson('companies/300/sites/', { body: { url } })).toEqual({
      status: 403,
      data: { message: `The ownership of ${url} is not verified` },
    })
    const { data } = await fetchJson('companies/300/siteverification/', { body: { domain: `https://${url}/` } })
    expect(data.txt).toMatch(/^[0-9a-f]{32}$/)
    const isProven = async () =>
      (await fetchJson('companies/300/sitevalidation/', { body: { domain: url } })).data.verified
    expect(await isProven()).toBe(false)
    pass(60)
    expect(await isProven()).toBe(true)
    const added = await fetchJson('companies/300/sites/', { body: { url: `http://${url.toUpperCase()}` } })
    expect(added).toMatchObject({ status: 200, data: { url, company: 300, active: true, ssl: false } })
    expect((await fetchJson('companies/300/sites/', { body: { url } })).data.message).toMatch(/already exists/)

    const path = `companies/300/sites/${added.data.id}/`
    expect((await fetchJson(path, { method: 'DELETE' })).status).toBe(204)
    expect((await fetchJson(path, { method: 'DELETE' })).status).toBe(404)
    expect((await fetchJson('companies/300/sites/', { body: { url } })).status).toBe(201)
    const foreign = await fetchJson('companies/411/sites/', { body: { url }, as: 'dealer' })
    expect(foreign).toEqual({ status: 400, data: { message: 'Site ownership denied' } })
  })

  it('gets its certificate some minutes after the request, also after a restart', async () => {
    const { fetchJson, pass, changes } = createTestSandbox()
    await fetchJson('companies/300/sites/', { body: { url: 'nuevo.c300.example' } })
    const ssl = async (asking = fetchJson) =>
      (await asking('companies/300/sites/')).data.find((site: { url: string }) => site.url === 'nuevo.c300.example')
    const { id } = await ssl()
    expect((await fetchJson(`companies/300/sites/${id}/enable_ssl/`, { method: 'POST' })).status).toBe(202)
    pass(239)
    expect((await ssl()).ssl).toBe(false)
    const later = createTestSandbox({ changes: [...changes], now: () => Date.parse('2026-06-15T10:40:00Z') })
    expect((await ssl(later.fetchJson)).ssl).toBe(true)
    pass(1)
    expect((await ssl()).ssl).toBe(true)
    expect((await fetchJson(`companies/300/sites/${id}/enable_ssl/`, { method: 'POST' })).status).toBe(400)
  })

  it('is added by the wizard: verified, origin found, configured, live', async () => {
    const { fetchJson, pass } = createTestSandbox()
    await fetchJson('companies/300/sites/wizard/', { body: { domain: 'auto.neu.example', automatic: true } })
    await fetchJson('companies/300/sites/wizard/', { body: { domain: 'unverified.example', automatic: true } })
    const steps = async () =>
      (await fetchJson('companies/300/sites/wizard/status/')).data.map((row: { status: string }) => row.status)
    expect(await steps()).toEqual(['pending_verification', 'pending_verification'])
    pass(60)
    expect(await steps()).toEqual(['backend_found', 'pending_verification'])
    pass(30)
    expect(await steps()).toEqual(['configuring', 'pending_verification'])
    pass(120)
    expect(await steps()).toEqual(['done', 'pending_verification'])
    const urls = (await fetchJson('companies/300/sites/')).data.map((site: { url: string }) => site.url)
    expect(urls).toContain('auto.neu.example')
    expect(urls).not.toContain('unverified.example')
    pass(86_400)
    expect(await steps()).toEqual(['done', 'expired'])
  })

  it('on another CDN needs a confirmation', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const { data } = await fetchJson('companies/300/sites/wizard/', {
      body: { domain: 'www.othercdn.example', automatic: true },
    })
    pass(600)
    const confirm = () =>
      fetchJson('companies/300/sites/wizard/', { method: 'PUT', body: { id: data.id, confirm: true } })
    expect((await fetchJson('companies/300/sites/wizard/status/')).data[0].status).toBe('another_cdn')
    expect((await confirm()).data.status).toBe('configuring')
    expect((await confirm()).status).toBe(400)
    pass(120)
    expect((await fetchJson('companies/300/sites/wizard/status/')).data[0].status).toBe('done')
  })

  it('is moved by a user of both companies', async () => {
    const { fetchJson } = createTestSandbox()
    const move = (company: number, as: 'admin' | 'config' = 'admin') =>
      fetchJson('companies/300/sites/1201/move/', { method: 'PUT', body: { company }, as })
    expect((await move(301, 'config')).status).toBe(403)
    expect((await move(410)).status).toBe(400)
    expect((await move(301)).data.company).toBe(301)
    expect((await move(301)).status).toBe(404)
  })
})

describe('the audit trail', () => {
  const filters = (over: object = {}) =>
    encodeURIComponent(JSON.stringify({ timestamp: { from: 1_781_519_400, to: 1_781_519_500 }, vhost: [], ...over }))
  const trail = 'audit/action/300/'

  it('contains every successful write of every area, without secrets, and nothing else', async () => {
    const { fetchJson, pass } = createTestSandbox()
    await fetchJson('companies/300/users', { body: nela })
    pass(1)
    await fetchJson('companies/300/invalidate/', {
      body: { urls: ['https://www.auroramedia.example/x'] },
      as: 'viewer',
    })
    pass(1)
    await fetchJson('companies/300/lists/5/', { method: 'DELETE' })
    await fetchJson('companies/300/lists/5/', { method: 'DELETE' })
    await fetchJson('companies/301/services/subscription', { body: { service_id: 1 } })
    const { data } = await fetchJson(`${trail}?filters=${filters()}`)
    expect(data.map((row: { action: string; path: string }) => [row.action, row.path])).toEqual([
      ['DELETE', '/api/v1/companies/300/lists/5/'],
      ['POST', '/api/v1/companies/300/invalidate/'],
      // That of the new user: the history of an object begins with its creation.
      ['POST', expect.stringMatching(/^\/api\/v1\/companies\/300\/users\/\d+\/$/)],
    ])
    expect(data[1]).toMatchObject({ vhost: 'www.auroramedia.example', user: { username: 'viewer' } })
    expect(data[2].detail).toContain('Nela@Aurora.example')
    expect(JSON.stringify(data)).not.toContain('Better-2026')
  })

  it('hides passwords in the URLs of a transcoding job', async () => {
    const { fetchJson } = createTestSandbox()
    const origin = 'ftp://ada:S3cret-of-Ada@archive.example/in/film.mov'
    const jobs = [{ label: 'HD', filename: 'film.mp4', profile_id: 92 }]
    await fetchJson('media/300/transcode', { body: { origin, destinations: ['s3://bucket/vod/'], jobs } })
    const { data } = await fetchJson(`${trail}?filters=${filters()}`)
    expect(data[0].detail).toContain('ftp://ada:•••@archive.example')
  })

  it('is filtered by user, action, site and page', async () => {
    const { fetchJson } = createTestSandbox()
    const all = { timestamp: { from: 0, to: 1_781_519_400 } }
    const count = async (over: object) =>
      (await fetchJson(`${trail}?filters=${filters({ ...all, ...over })}&limit=5`)).data.count
    expect(await count({})).toBe(160)
    const byAction = await Promise.all(['POST', 'UPDATE', 'DELETE'].map((action) => count({ action })))
    expect(byAction.reduce((sum, n) => sum + n)).toBe(160)
    expect(await count({ vhost: ['www.auroramedia.example'] })).toBeLessThan(160)
    expect(await count({ user: 1 })).toBeGreaterThan(0)
    expect((await fetchJson(trail)).data).toEqual({ filters: ['This field is required.'] })
    expect((await fetchJson(`${trail}?filters=${filters({ action: 'GET' })}`)).status).toBe(400)
    expect((await fetchJson(`${trail}?filters=${filters()}`, { as: 'viewer' })).status).toBe(403)
  })
})
