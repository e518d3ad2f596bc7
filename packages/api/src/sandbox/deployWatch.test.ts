import { describe, expect, it } from 'vitest'
import { type Scorecard, worseSites } from '../domain/deployWatch.ts'
import { neighboursOf, readScorecard, watchedSites, watchParams, windowOf } from '../domain/watchReads.ts'
import type { Histogram } from '../entities/Statistics.ts'
import type { VclConfig } from '../entities/VclConfig.ts'
import { createTestSandbox, type TestSandbox } from './testSandbox.ts'

const noon = Date.parse('2026-06-15T14:12:00Z') / 1000
const hosts = (names: readonly string[]) => names.filter((name) => /^(www|video)\./.test(name))

const versionsOf = async ({ fetchJson }: TestSandbox): Promise<VclConfig[]> => {
  const { data } = await fetchJson('autoprovisioning/300/config/?deployed=true&limit=50&offset=0')
  return data.results ?? data
}

async function cardOf(box: TestSandbox, row: VclConfig, now: number): Promise<Scorecard> {
  const window = windowOf(row, neighboursOf(row, await versionsOf(box)), now)
  if (!window) throw new Error('Not live')
  const sites = (await box.fetchJson('companies/300/sites/')).data as { url: string }[]
  const allSites = sites.map(({ url }) => url)
  const params = watchParams({ company: 300, allSites, window })
  const chosen = watchedSites(allSites, undefined, undefined)
  const read = async ({ filters, detailed = false }: { filters: object; detailed?: boolean }) => {
    const query = `filters=${encodeURIComponent(JSON.stringify(filters))}${detailed ? '&detailed=true' : ''}`
    return (await box.fetchJson(`statistics/300/delivery/historic/histogram/?${query}`)).data as Histogram
  }
  return readScorecard(window, chosen, {
    total: await read(params.total),
    bySite: await read(params.bySite(chosen)),
    originTotal: null,
    originBySite: null,
  })
}

async function deploy(box: TestSandbox, config_body: string): Promise<void> {
  const { status } = await box.fetchJson('autoprovisioning/300/config/', { body: { config_body, comment: 'Test' } })
  expect(status).toBeLessThan(300)
}

describe('the watch of a deployment', { timeout: 30_000 }, () => {
  it('finds the bad deployment worse and names its sites; its rollback ends it, and is found better', async () => {
    const box = createTestSandbox({ scenario: 'baddeploy', clock: { now: noon } })
    const [bad, good] = await versionsOf(box)
    if (!bad || !good) throw new Error('No versions')
    const first = await cardOf(box, bad, noon)
    expect(first).toMatchObject({ verdict: 'worse', gap: null, total: { verdict: 'worse' } })
    expect(first.minutes.after.known).toBe(8)
    expect(hosts(worseSites(first)).length).toBeGreaterThan(1)
    const asItWas = await cardOf(box, bad, noon)

    await deploy(box, good.config_body)
    box.pass(420 + 18 * 60)
    const now = noon + 420 + 18 * 60
    const [back] = await versionsOf(box)
    if (!back) throw new Error('No rollback')
    const healed = await cardOf(box, back, now)
    expect(healed).toMatchObject({ verdict: 'better', window: { isOver: true }, total: { verdict: 'better' } })
    expect(worseSites(healed)).toEqual([])
    // What was counted before stays as it was.
    expect(await cardOf(box, bad, noon)).toMatchObject({ total: asItWas.total })
  })

  it('goes on until something else is deployed', async () => {
    const box = createTestSandbox({ scenario: 'baddeploy', clock: { now: noon } })
    const [bad] = await versionsOf(box)
    if (!bad) throw new Error('No version')
    box.pass(3600)
    expect((await cardOf(box, bad, noon + 3600)).verdict).toBe('worse')
    await deploy(box, `${bad.config_body}\n# Still broken.\n`)
    box.pass(1800)
    const [again] = await versionsOf(box)
    if (!again) throw new Error('No version')
    expect((await cardOf(box, again, noon + 5400)).verdict).toBe('same')
  })

  it('finds a deployment that takes the backend of one site worse for that site only', async () => {
    const box = createTestSandbox({ clock: { now: noon } })
    const [live] = await versionsOf(box)
    if (!live) throw new Error('No version')
    const site = 'www.auroramedia.example'
    const config_body = live.config_body.replace(`req.http.host == "${site}"`, 'req.http.host == "other.example"')
    expect(config_body).not.toBe(live.config_body)
    await deploy(box, config_body)
    box.pass(420 + 18 * 60)
    const [row] = await versionsOf(box)
    if (!row) throw new Error('No version')
    const card = await cardOf(box, row, noon + 420 + 18 * 60)
    expect(worseSites(card)).toEqual([site])
  })

  it('finds a comment as before', async () => {
    const box = createTestSandbox({ clock: { now: noon } })
    const [live] = await versionsOf(box)
    if (!live) throw new Error('No version')
    await deploy(box, `${live.config_body}\n# Nothing else.\n`)
    box.pass(420 + 18 * 60)
    const [row] = await versionsOf(box)
    if (!row) throw new Error('No version')
    const card = await cardOf(box, row, noon + 420 + 18 * 60)
    expect(card.total.verdict).toBe('same')
    expect(card.sites.filter(({ verdict }) => verdict === 'worse')).toEqual([])
  })
})
