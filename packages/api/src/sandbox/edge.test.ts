import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { initialPreferences, writePreferences } from '../domain/preferences.ts'
import { scenarios } from './context.ts'
import { createTestSandbox } from './testSandbox.ts'
import { spanishNotification } from './world/spanishNotifications.ts'

const names = (rows: { name: string }[]) => rows.map((row) => row.name)

describe('network lists', () => {
  const list = {
    name: 'test',
    description: '',
    services: [{ id: 5 }],
    addresses: [
      { address: '203.0.113.0/25' },
      { address: '203.0.113.128/25' },
      { address: '2001:DB8::1', description: 'Us' },
    ],
  }

  it('merge pasted addresses and are searched by contained address', async () => {
    const { fetchJson } = createTestSandbox()
    const { data } = await fetchJson('companies/300/lists/', { body: list })
    expect(data.addresses.map((row: { address: string }) => row.address)).toEqual(['203.0.113.0/24', '2001:db8::1'])
    const found = (await fetchJson('companies/300/lists/?address=203.0.113.9')).data
    expect(names(found)).toContain('test')
    expect(found.find((row: { name: string }) => row.name === 'test').addresses).toHaveLength(1)
    const counted = (await fetchJson('companies/300/lists/?address_count_only=true')).data
    expect(counted.every((row: object) => !('addresses' in row))).toBe(true)
    expect(counted.find((row: { name: string }) => row.name === 'test').address_count).toBe(2)
    expect((await fetchJson('companies/300/lists/', { body: list })).data.name[0]).toMatch(/already exists/)
    const wrong = await fetchJson('companies/300/lists/', {
      body: { ...list, name: 'b', addresses: [{ address: '127.1' }] },
    })
    expect(wrong.data.addresses).toEqual([{ address: ['Enter a valid IPv4 or IPv6 address or network.'] }])
  })

  it('accept single addresses until a time, by encoded path', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const path = 'companies/300/lists/5/address/198.51.100.0%2F28'
    const until = 1_781_519_400 + 600
    expect((await fetchJson(path, { method: 'POST', body: { until } })).status).toBe(201)
    const has = async () => JSON.stringify((await fetchJson('companies/300/lists/5/')).data).includes('198.51.100.0/28')
    expect(await has()).toBe(true)
    pass(600)
    expect(await has()).toBe(false)
    expect((await fetchJson(path, { method: 'DELETE' })).status).toBe(204)
    expect((await fetchJson(path, { method: 'DELETE' })).status).toBe(404)
  })

  it('created by the provider show what is blocked, and are read-only', async () => {
    const { fetchJson, pass } = createTestSandbox()
    const block = { kind: 'captcha', address: '192.0.2.200' }
    expect((await fetchJson('autoprovisioning/300/blockedlist/', { body: block })).status).toBe(201)
    expect((await fetchJson('autoprovisioning/300/blockedlist/', { body: block })).status).toBe(200)
    const automatic = async () =>
      (await fetchJson('companies/300/lists/?auto_generated=true')).data.find(
        (row: { name: string }) => row.name === 'auto_captcha',
      )
    const before = await automatic()
    expect(JSON.stringify(before.addresses)).toContain('192.0.2.200')
    expect((await fetchJson(`companies/300/lists/${before.id}/`, { method: 'DELETE' })).status).toBe(403)
    pass(3600)
    const after = await automatic()
    expect(after.addresses.length).toBeLessThan(before.addresses.length)
    expect(JSON.stringify(after.addresses)).toContain('192.0.2.200')
    const path = 'autoprovisioning/300/blockedlist/captcha/192.0.2.200'
    expect((await fetchJson(path, { method: 'DELETE' })).status).toBe(204)
    expect((await fetchJson('autoprovisioning/300/blockedlist/?kind=other')).status).toBe(400)
  })

  it('report for each day what the anti-DDoS statistics count', async () => {
    const { fetchJson } = createTestSandbox()
    const { data } = await fetchJson('companies/300/lists/antiddos/history/?from=2026-06-12&to=2026-06-15')
    const timestamp = { from: Date.parse('2026-06-12T00:00:00Z') / 1000, to: 1_781_519_400, interval: '1d' }
    const filters = `filters=${encodeURIComponent(JSON.stringify({ timestamp, vhost: [], result_size: 10_000 }))}`
    const { data: steps } = await fetchJson(`statistics/300/ddos/analytic/histogram/?${filters}`)
    const requestsOf = (rows: { requests: number }[]) => rows.map(({ requests }) => requests)
    expect(requestsOf(data)).toEqual(requestsOf(steps))
    const { data: who } = await fetchJson(`statistics/300/ddos/analytic/table/?key_field=client_ip&${filters}`)
    const most = Math.max(...data.map((day: { addresses: number }) => day.addresses))
    expect(who.length).toBeGreaterThanOrEqual(most)
    expect(most).toBeGreaterThan(0)
  })

  it('list the days with attacks, at most 31', async () => {
    const { fetchJson } = createTestSandbox()
    const days = (from: string, to: string) => fetchJson(`companies/300/lists/antiddos/history/?from=${from}&to=${to}`)
    expect((await days('2026-06-01', '2026-06-10')).data).toHaveLength(10)
    expect((await days('2026-06-10', '2026-06-20')).data).toHaveLength(6)
    expect((await days('2026-01-01', '2026-06-10')).status).toBe(400)
    expect((await days('yesterday', '2026-06-10')).data).toEqual({ from: ['Date has wrong format. Use YYYY-MM-DD.'] })
  })
})

describe('alerts and safe routes', () => {
  it('an alert lists its recipients, and is enabled and disabled', async () => {
    const { fetchJson } = createTestSandbox()
    const alert = {
      active: true,
      service: 'waf',
      limit: 5,
      unit: 'requests',
      reactions: [{ reaction_type: 'slack', params: {} }],
    }
    expect((await fetchJson('companies/300/alerts/', { body: alert })).data).toEqual({
      reactions: ['Item 1: webhook is required.'],
    })
    expect((await fetchJson('companies/300/alerts/', { body: { ...alert, reactions: [], limit: 0 } })).status).toBe(400)
    expect((await fetchJson('companies/300/alerts/1/', { method: 'PATCH', body: { active: false } })).data.active).toBe(
      false,
    )
    expect((await fetchJson('companies/300/alerts/1/')).data.active).toBe(false)
    const reactions = async (service: string) =>
      (await fetchJson(`companies/300/reactioninfo/?service=${service}`)).data
    expect((await reactions('TransparentAlert')).length).toBeLessThan((await reactions('AnomalyThreshold')).length)
  })

  it("a delivery alert is triggered by this month's traffic of the statistics", async () => {
    const { fetchJson } = createTestSandbox()
    const now = 1_781_519_400
    const timestamp = { from: Date.parse('2026-06-01T00:00:00Z') / 1000, to: now, interval: 'month', timezone: 'UTC' }
    const filters = encodeURIComponent(JSON.stringify({ timestamp, vhost: [], tier: 'L1' }))
    const { data } = await fetchJson(`statistics/300/delivery/historic/histogram/?filters=${filters}`)
    const delivered = data[0].bytes / 1024 ** 3
    const raised = async (over: object) => {
      const alert = { active: true, service: 'delivery', unit: 'GB', limit: 1, reactions: [], ...over }
      return (await fetchJson('companies/300/alerts/', { body: alert })).data.notified
    }
    expect(await raised({ limit: Math.floor(delivered * 0.999) })).toBe(true)
    expect(await raised({ limit: Math.ceil(delivered) })).toBe(false)
    expect(await raised({ limit: (delivered * 0.999) / 1024, unit: 'TB' })).toBe(true)
    expect(await raised({ active: false })).toBe(false)
  })

  it.each([
    ['waf', 'requests'],
    ['botmitigation', 'requests'],
    ['i3', 'images'],
    ['storage', 'GB'],
    ['transcoding', 'minutes'],
  ])("an alert of %s reports this month's consumption, and is triggered by it", async (service, unit) => {
    const { fetchJson } = createTestSandbox()
    const from = Date.parse('2026-06-01T00:00:00Z') / 1000
    const filters = encodeURIComponent(
      JSON.stringify({ clients: [30], service, timestamp: { from, to: 1_781_519_400 }, vhost: [] }),
    )
    const { data } = await fetchJson(`statistics/consumption/300/?filters=${filters}`)
    const { consumed } = data[0]
    expect(consumed).toBeGreaterThan(0)
    const alert = async (over: object) =>
      (await fetchJson('companies/300/alerts/', { body: { active: true, service, unit, reactions: [], ...over } })).data
    expect(await alert({ limit: consumed * 1.01 })).toMatchObject({ consumed, notified: false })
    expect(await alert({ limit: consumed * 0.99 })).toMatchObject({ consumed, notified: true })
    const other = await alert({ limit: 1, unit: unit === 'minutes' ? 'images' : 'minutes' })
    expect([other.notified, other.consumed]).toEqual([false, undefined])
  })

  it("an attack appears in this month's triggered alerts without a configured alert", async () => {
    const countedIn = async (scenario: 'quiet' | 'stuffing') => {
      const { data } = await createTestSandbox({ scenario }).fetchJson('companies/300/alerts/')
      return data.find((alert: { service: string }) => alert.service === 'waf').consumed as number
    }
    expect(await countedIn('stuffing')).toBeGreaterThan((await countedIn('quiet')) * 1.02)
  })

  it('the link of a safe route stays until its target changes', async () => {
    const { fetchJson } = createTestSandbox()
    const route = { name: 'Tests', description: '', site: 1201, url: '/', duration: 3600, active: true }
    const { data } = await fetchJson('security/300/safe_route/', { body: route })
    const save = async (over: object) =>
      (await fetchJson(`security/300/safe_route/${data.id}/`, { method: 'PUT', body: { ...route, ...over } })).data.link
    expect(await save({ name: 'Other', active: false })).toBe(data.link)
    expect(await save({ url: '/admin' })).not.toBe(data.link)
    expect((await fetchJson('security/300/safe_route/', { body: { ...route, site: 1209 } })).status).toBe(400)
    expect(
      (await fetchJson('security/300/safe_route/?site=1202')).data.every((row: { site: number }) => row.site === 1202),
    ).toBe(true)
  })
})

describe('DNS', () => {
  const record = { name: 'neu.auroramedia.example', type: 'A', ttl: 300, value: '192.0.2.1' }

  it('stores records by short name, and validates each type', async () => {
    const { fetchJson } = createTestSandbox()
    const path = 'autoprovisioning/300/domain/7/record/'
    const { data } = await fetchJson(path, { body: record })
    expect(data).toMatchObject({ name: 'neu', domain: 7, priority: null })
    expect((await fetchJson(path, { body: record })).data).toEqual({ value: ['This record already exists.'] })
    expect((await fetchJson(`${path}${data.id}/`, { method: 'PUT', body: { ...record, ttl: 600 } })).data.ttl).toBe(600)
    const input = async (over: object) => (await fetchJson(path, { body: { ...record, ...over } })).data
    expect(await input({ type: 'CNAME', value: 'a.example' })).toEqual({
      name: ['Another record already exists for this name.'],
    })
    expect(await input({ type: 'AAAA' })).toEqual({ value: ['Enter a valid IPv6 address.'] })
    expect(await input({ type: 'SRV', name: '_x._tcp', value: 'a.example' })).toHaveProperty('port')
    expect((await input({ type: 'MX' })).type).toEqual(['"MX" is not a valid choice.'])
    expect((await fetchJson(`autoprovisioning/300/domain/8/record/${data.id}/`, { method: 'DELETE' })).status).toBe(404)
  })

  it('adds a domain, delegates it later, and deletes its records with it', async () => {
    const { fetchJson, pass, sandbox } = createTestSandbox()
    const { data } = await fetchJson('autoprovisioning/300/domain/', { body: { name: 'Neu.Example.' } })
    expect(data).toMatchObject({ name: 'neu.example', delegated: false })
    pass(300)
    const domains = (await fetchJson('autoprovisioning/300/domain/')).data
    expect(domains.find((row: { id: number }) => row.id === data.id).delegated).toBe(true)
    const denied = await fetchJson('autoprovisioning/410/domain/', { body: { name: 'neu.example' }, as: 'dealer' })
    expect(denied.data).toEqual({ name: ['Domain ownership denied.'] })
    await fetchJson('autoprovisioning/300/domain/7', { method: 'DELETE' })
    expect(sandbox.world.dns_records.all().filter((row) => row.domain === 7)).toEqual([])
  })
})

describe('logs', () => {
  it('never returns a secret, keeps a blank one, and reports the fields a protocol requires', async () => {
    const { fetchJson, sandbox } = createTestSandbox()
    const config = {
      active: true,
      protocol: 's3',
      path: '/',
      bucket: 'logs',
      access_key: 'a',
      secret_access_key: 'very-secret',
    }
    const { data } = await fetchJson('logs/300/', { body: config })
    expect(data.secret_access_key).toBeNull()
    const kept = { ...config, secret_access_key: '', bucket: 'other' }
    expect((await fetchJson(`logs/300/${data.id}/`, { method: 'PUT', body: kept })).data.bucket).toBe('other')
    expect(sandbox.world.log_configs.get(data.id)?.secret_access_key).toBe('very-secret')
    const ftp = { active: true, protocol: 'ftp', path: '/', host: 'x' }
    expect(Object.keys((await fetchJson('logs/300/', { body: ftp })).data)).toEqual(['user', 'password'])
    expect((await fetchJson('logs/411/3/connection_status/', { as: 'dealer' })).data.status).toBe('failed')
    expect((await fetchJson('logs/300/1/connection_status/')).data.status).toBe('ok')
    expect((await fetchJson('logs/300/2/connection_status/')).data.status).toBe('unknown')
  })

  it('allow an address after five minutes, and return a real archive', async () => {
    const { fetchJson, pass, response } = createTestSandbox()
    const { data } = await fetchJson('logs/300/streaming/ip/', { body: { ip: '192.0.2.99' } })
    expect(data.active).toBe(false)
    pass(300)
    expect((await fetchJson('logs/300/streaming/ip/?search=192.0.2.99')).data[0].active).toBe(true)
    expect((await fetchJson('logs/300/streaming/ip/', { body: { ip: '192.0.2.99' } })).status).toBe(400)
    const archive = await response('logs/300/streaming/template/')
    expect(archive.headers.get('content-disposition')).toContain('c300.zip')
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    expect(Object.keys(files)).toContain('c300.keystore.p12')
    expect(strFromU8(files['filebeat.yml']!)).toContain('c300_waf')
  })
})

describe('notifications', () => {
  it('are in the language that the user chose', async () => {
    const { fetchJson } = createTestSandbox()
    const titles = async () => {
      const { data } = await fetchJson('notifications/history/?limit=50')
      return data.results.map(({ title }: { title: string }) => title) as string[]
    }
    const english = await titles()
    expect(english).toContain('Certificate renewed')
    const chosen = writePreferences({ ...initialPreferences(), locale: 'es' }, 1, 'default')
    await fetchJson('users/dashboard_preferences', { body: chosen })
    const spanish = await titles()
    expect(spanish).toContain('Certificado renovado')
    expect(spanish.filter((title) => english.includes(title))).toEqual([])
  })

  it.each(scenarios.filter((scenario) => scenario !== 'hostile'))(
    'have all their texts in both languages: %s',
    (scenario) => {
      const { sandbox } = createTestSandbox({ scenario })
      const texts = sandbox.world.notifications.all().flatMap(({ title, message }) => [title, message])
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((text) => spanishNotification(text) === text)).toEqual([])
    },
  )

  it('are read, and a preference is stored once', async () => {
    const { fetchJson, response } = createTestSandbox()
    const unread = async () => (await fetchJson('notifications/history/?read=false&limit=100')).data.count
    expect(await unread()).toBe(5)
    await fetchJson('notifications/history/mark-read/', { body: { ids: [1, 2] } })
    expect(await unread()).toBe(3)
    await fetchJson('notifications/history/mark-read/', { body: {} })
    expect(await unread()).toBe(0)
    const pdf = await response('notifications/history/1/pdf')
    expect((await pdf.text()).startsWith('%PDF-1.4')).toBe(true)
    expect((await fetchJson('notifications/history/1/pdf', { as: 'viewer' })).status).toBe(404)
    const wish = { notification_type: 6, notification_method: 2, groups: [] }
    expect((await fetchJson('notifications/300/preference/', { body: wish })).status).toBe(201)
    expect((await fetchJson('notifications/300/preference/', { body: wish })).status).toBe(400)
  })
})
