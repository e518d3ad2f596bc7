import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountBy, type MeasuredScope, previewMeasure } from '../domain/measurePreview.ts'
import { handledCounts, handlingOf, type Measure, measureTest } from '../domain/measures.ts'
import { attackModePreview, clientsOver, rulePreview } from '../domain/sitePreview.ts'
import type { SandboxOptions } from './index.ts'
import { createTestSandbox, type TestSandbox } from './testSandbox.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const HOUR = 3600
const SITE = 'www.auroramedia.example'
const attackers = Array.from({ length: 24 }, (_, i) => `203.0.113.${180 + i}`)

interface Row {
  key: string
  requests: number
}

/** A sandbox whose world begins now, not with its first request. */
function newBox(options: SandboxOptions): TestSandbox {
  const box = createTestSandbox(options)
  expect(box.sandbox.world.sites.all().length).toBeGreaterThan(0)
  return box
}

async function table(
  { fetchJson }: TestSandbox,
  key: string,
  span: { from: number; to: number },
  over: object = {},
): Promise<Row[]> {
  const filters = { timestamp: { ...span, interval: 60 }, vhost: [], tier: 'L1', result_size: 10_000, ...over }
  const query = `key_field=${key}&filters=${encodeURIComponent(JSON.stringify(filters))}`
  const { data } = await fetchJson(`/api/v2/statistics/300/delivery/analytic/table/?${query}`)
  return data
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { requests }) => all + requests, 0)
const stoppedIn = (rows: readonly Row[]) => sum(rows.filter(({ key }) => handlingOf(key) !== 'served'))

const block = (box: TestSandbox, address: string, kind = 'blacklist', until: number | null = null) =>
  box.fetchJson('autoprovisioning/300/blockedlist/', { body: { kind, address, reason: 'test', until } })

const sent = { request: ['/v2/session'] }

describe('traffic under a measure', { timeout: 30_000 }, () => {
  it('refuses a blocked address from the moment of the block until it is released, and never before', async () => {
    const box = newBox({ scenario: 'stuffing' })
    const at = { clientip: [attackers[20] ?? ''] }
    const hourBefore = { from: now - HOUR, to: now }
    const before = await table(box, 'tcdndebugreason', hourBefore, at)
    await block(box, attackers[20] ?? '')
    expect(await table(box, 'tcdndebugreason', hourBefore, at)).toEqual(before)
    box.pass(600)
    const during = { from: now, to: now + 600 }
    const refused = await table(box, 'tcdndebugreason', during, at)
    expect(refused.map(({ key }) => key)).toEqual(['TCDN-RPE-403-Denied'])
    await box.fetchJson(`autoprovisioning/300/blockedlist/blacklist/${attackers[20]}/`, { method: 'DELETE' })
    box.pass(600)
    expect(await table(box, 'tcdndebugreason', during, at)).toEqual(refused)
    const after = await table(box, 'tcdndebugreason', { from: now + 600, to: now + 1200 }, at)
    expect(after.map(({ key }) => key)).toContain('TCDN-OK')
  })

  it('keeps every request: what is refused is counted once, as refused', async () => {
    const box = newBox({ scenario: 'stuffing' })
    const quiet = newBox({ scenario: 'stuffing' })
    for (const address of attackers) await block(box, address)
    for (const one of [box, quiet]) one.pass(HOUR)
    const span = { from: now - HOUR, to: now + HOUR }
    for (const key of ['clientip', 'request', 'vhost', 'method'])
      expect((await table(box, key, span)).map(({ key: name, requests }) => [name, requests])).toEqual(
        (await table(quiet, key, span)).map(({ key: name, requests }) => [name, requests]),
      )
    const passed = async (one: TestSandbox) =>
      sum(
        (await table(one, 'tcdndebugreason', { from: now, to: now + HOUR }, sent)).filter(
          ({ key }) => key === 'TCDN-OK',
        ),
      )
    expect(await passed(box)).toBeLessThan((await passed(quiet)) / 20)
  })

  it('ends a block by itself at its time', async () => {
    const box = newBox({ scenario: 'stuffing' })
    await block(box, attackers[20] ?? '', 'blacklist', now + HOUR)
    box.pass(2 * HOUR)
    const at = { clientip: [attackers[20] ?? ''] }
    const during = await table(box, 'tcdndebugreason', { from: now, to: now + HOUR }, at)
    const after = await table(box, 'tcdndebugreason', { from: now + HOUR, to: now + 2 * HOUR }, at)
    expect(stoppedIn(during)).toBe(sum(during))
    expect(stoppedIn(after)).toBeLessThan(sum(after) * 0.6)
  })

  it('keeps what was in force at the beginning out of it: it is part of the traffic already', async () => {
    const box = newBox({ scenario: 'stuffing' })
    box.pass(600)
    const captcha = { clientip: [attackers[0] ?? ''] }
    const rows = await table(box, 'tcdndebugreason', { from: now, to: now + 600 }, captcha)
    expect(rows.some(({ key }) => key === 'TCDN-OK')).toBe(true)
  })

  it('refuses a list only while the live program does', async () => {
    const box = newBox({ scenario: 'stuffing' })
    const attacker = attackers[20] ?? ''
    const list = { name: 'stuffers', description: '', services: [], addresses: [{ address: attacker }] }
    await box.fetchJson('companies/300/lists/', { body: list })
    const configs = await box.fetchJson('autoprovisioning/300/config/')
    const [live] = configs.data.results ?? configs.data
    const refusal = 'sub vcl_recv { if (client.ip ~ acl_c300_stuffers) { error 403 "Denied"; } }'
    const stored = box.sandbox.world.vcl_configs.find(({ id }) => id === live.id)
    if (!stored) throw new Error('No live configuration')
    box.pass(600)
    const id = box.sandbox.world.vcl_configs.nextId()
    box.sandbox.world.vcl_configs.load(String(id), {
      ...stored,
      id,
      error_text: null,
      created_at: now + 600,
      takes: 0,
      config_body: refusal,
    })
    box.pass(600)
    const at = { clientip: [attacker] }
    const without = await table(box, 'tcdndebugreason', { from: now, to: now + 600 }, at)
    const refused = await table(box, 'tcdndebugreason', { from: now + 600, to: now + 1200 }, at)
    expect(without.map(({ key }) => key)).toContain('TCDN-OK')
    expect(refused.map(({ key }) => key)).toEqual(['TCDN-RPE-403-Denied'])
  })

  it('is the same after a restart', async () => {
    const box = newBox({ scenario: 'stuffing' })
    await block(box, attackers[20] ?? '')
    box.pass(600)
    const again = newBox({ scenario: 'stuffing', changes: box.changes })
    again.pass(600)
    const span = { from: now - HOUR, to: now + 600 }
    expect(await table(again, 'tcdndebugreason', span)).toEqual(await table(box, 'tcdndebugreason', span))
  })
})

const anyAddresses = fc.subarray([...attackers, '203.0.113.7', '198.51.100.7', '203.0.113.128/25', '192.0.2.0/24'], {
  minLength: 1,
})
const anyMeasure: fc.Arbitrary<Measure> = fc.oneof(
  fc.record({
    kind: fc.constant('block' as const),
    how: fc.constantFrom('blacklist' as const, 'captcha' as const, 'jschallenge' as const),
    addresses: anyAddresses,
  }),
  fc.record({ kind: fc.constant('underAttack' as const), site: fc.constant(SITE) }),
  fc.record({
    kind: fc.constant('apiRule' as const),
    site: fc.constant(SITE),
    action: fc.constantFrom('block' as const, 'log' as const),
    methods: fc.subarray(['GET', 'HEAD', 'POST', 'PUT'], { minLength: 1 }),
    rate: fc.option(fc.integer({ min: 20, max: 2000 })),
  }),
)

async function take(box: TestSandbox, measure: Measure) {
  const ids = (await box.fetchJson('companies/300/sites/')).data as { id: number; url: string }[]
  const idOf = (site: string) => ids.find(({ url }) => url === site)?.id
  switch (measure.kind) {
    case 'block':
      for (const address of measure.addresses) await block(box, address, measure.how)
      return
    case 'underAttack':
      await box.fetchJson(`autoprovisioning/300/uam/${idOf(measure.site)}/`, { method: 'POST', body: {} })
      return
    case 'apiRule':
      await box.fetchJson('autoprovisioning/300/api-protection-rules/', {
        body: {
          site: idOf(measure.site),
          action: measure.action,
          active: true,
          methods: measure.methods,
          rate_limit: measure.rate,
          schema_url: null,
        },
      })
  }
}

describe('what a measure meets', () => {
  it('is what its preview says, over the same hour without it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyMeasure, async (measure) => {
        const box = newBox({ scenario: 'stuffing' })
        const untouched = newBox({ scenario: 'stuffing' })
        await take(box, measure)
        for (const one of [box, untouched]) one.pass(HOUR)
        const span = { from: now, to: now + HOUR }
        const isMet = measureTest(measure)
        const fate = async (address: string, over: object) => {
          const [without, withIt] = await Promise.all(
            [untouched, box].map((one) => table(one, 'tcdndebugreason', span, { clientip: [address], ...over })),
          )
          return { without: without ?? [], withIt: withIt ?? [] }
        }
        // Each address, site, method and agent by itself, so that the rule can be asked about every request.
        const site = measure.kind === 'block' ? SITE : measure.site
        const clients = await table(untouched, 'clientip', span, { vhost: [site] })
        const usual = await table(untouched, 'clientip', { from: now - HOUR, to: now }, { vhost: [site] })
        const sample = [...clients.slice(0, 6), ...clients.filter(({ key }) => attackers.includes(key)).slice(-6)]
        for (const { key: address } of sample) {
          const perMinute = (usual.find(({ key }) => key === address)?.requests ?? 0) / 60
          for (const { key: method } of await table(untouched, 'method', span, {
            vhost: [site],
            clientip: [address],
          })) {
            const of = { vhost: [site], method: [method] }
            for (const { key: agent } of await table(untouched, 'agent', span, { ...of, clientip: [address] })) {
              const { without, withIt } = await fate(address, { ...of, agent: [agent] })
              const effect = isMet({ site, address, agent, method, perMinute })
              expect(sum(withIt)).toBe(sum(without))
              if (effect === null) expect(withIt).toEqual(without)
              else expect(withIt.every(({ key }) => handlingOf(key) === effect)).toBe(true)
            }
          }
        }
      }),
      { numRuns: 12, seed: 446 },
    )
  })
})

describe('a preview', () => {
  const anyScope = fc.constantFrom<MeasuredScope[]>(
    { sites: [SITE], include: { request: ['/v2/session'] } },
    { sites: [SITE], include: { agent: ['python-requests/2.32.4'] } },
    { sites: [SITE], include: { clientip: attackers.slice(4, 9) } },
    { sites: [SITE], include: {} },
    { sites: ['api.auroramedia.example'], include: {} },
    { sites: [], include: {} },
  )

  it('is what then happens to the same requests', { timeout: 120_000 }, async () => {
    let stopped = 0
    await fc.assert(
      fc.asyncProperty(anyMeasure, anyScope, async (measure, scope) => {
        const box = newBox({ scenario: 'stuffing' })
        const untouched = newBox({ scenario: 'stuffing' })
        await take(box, measure)
        for (const one of [box, untouched]) one.pass(HOUR)
        const span = { from: now, to: now + HOUR }
        const counting =
          (one: TestSandbox, during: { from: number; to: number }): CountBy =>
          async (key, { sites, include, exclude }) => ({
            rows: await table(one, key, during, { vhost: sites, ...include, exclude }),
            totalCount: null,
          })
        const told = await previewMeasure(
          measure,
          scope,
          counting(untouched, span),
          counting(untouched, { from: now - HOUR, to: now }),
        )
        const outcome = async (one: TestSandbox) =>
          handledCounts(await table(one, 'tcdndebugreason', span, { vhost: scope.sites, ...scope.include }))
        const [without, withIt] = [await outcome(untouched), await outcome(box)]
        expect(told).toMatchObject({ served: without.served, isAtLeast: false })
        expect(told.met).toBe(without.served - withIt.served)
        expect(told.requests).toBe(withIt.served + withIt.blocked + withIt.challenged)
        stopped += told.met
      }),
      { numRuns: 40, seed: 446 },
    )
    expect(stopped).toBeGreaterThan(1000)
  })
})

describe('the preview of a site', { timeout: 120_000 }, () => {
  const hourAfter = { from: now, to: now + HOUR }
  const ofSite = { vhost: [SITE] }

  it('counts what an API protection rule then stops', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(['GET', 'HEAD', 'POST', 'PUT']),
        fc.option(fc.integer({ min: 1, max: 400 })),
        async (methods, rate) => {
          const box = newBox({ scenario: 'stuffing' })
          const untouched = newBox({ scenario: 'stuffing' })
          await take(box, { kind: 'apiRule', site: SITE, action: 'block', methods, rate })
          for (const one of [box, untouched]) one.pass(HOUR)
          const before = await table(untouched, 'clientip', { from: now - HOUR, to: now }, ofSite)
          const over = clientsOver(before, rate, HOUR).map(({ key }) => key)
          const theirs =
            over.length === 0 ? [] : await table(untouched, 'method', hourAfter, { ...ofSite, clientip: over })
          const all = await table(untouched, 'method', hourAfter, ofSite)
          const { stopped, requests } = rulePreview({ action: 'block', methods, rate }, all, theirs)
          const reasons = await table(box, 'tcdndebugreason', hourAfter, ofSite)
          const isOfRule = ({ key }: Row) => key === 'TCDN-RPE-403-Denied' || key === 'TCDN-RPE-429'
          expect(sum(reasons)).toBe(requests)
          // A rate limit of the network may have refused some of them, or others, before.
          const known = sum((await table(untouched, 'tcdndebugreason', hourAfter, ofSite)).filter(isOfRule))
          expect(sum(reasons.filter(isOfRule))).toBeGreaterThanOrEqual(stopped)
          expect(sum(reasons.filter(isOfRule))).toBeLessThanOrEqual(stopped + known)
        },
      ),
      { numRuns: 12, seed: 77 },
    )
  })

  it('counts what under attack mode then holds back', async () => {
    const box = newBox({ scenario: 'stuffing' })
    const untouched = newBox({ scenario: 'stuffing' })
    await take(box, { kind: 'underAttack', site: SITE })
    for (const one of [box, untouched]) one.pass(HOUR)
    const { held, requests } = attackModePreview(await table(untouched, 'agent', hourAfter, ofSite))
    const counts = handledCounts(await table(box, 'tcdndebugreason', hourAfter, ofSite))
    expect(held).toBeGreaterThan(0)
    expect(counts.served + counts.challenged + counts.blocked).toBe(requests)
    expect(counts.challenged).toBe(held)
  })
})
