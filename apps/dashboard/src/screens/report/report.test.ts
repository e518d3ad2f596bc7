// @vitest-environment node
import { type ApiContext, callApi, company as companyCalls, makeApiContext, user as userCalls } from '@parapet/api'
import { createSandbox, type PersonaName, type Scenario } from '@parapet/api/sandbox'
import { defaultTheme, formatMoney, type Locale, tokensOf } from '@parapet/ui'
import { reportMonth } from '@parapet/widgets/report'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { composeReport } from './composeReport.ts'
import { readReport, reportAnswers } from './reportAnswers.ts'
import { batchOf, rowsFor, runBatch } from './reportBatch.ts'
import { reportHtml } from './reportHtml.ts'
import type { Report, SectionName } from './reportModel.ts'
import { loadReportTools } from './reportTools.ts'
import { packReports } from './saveReports.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const { signal } = new AbortController()

interface Opened {
  readonly api: ApiContext
  readonly sandbox: ReturnType<typeof createSandbox>
  readonly sent: string[]
}

function open(
  persona: PersonaName,
  { company = 300, scenario = 'quiet' as Scenario, fails = /^$/, without = /^$/ } = {},
): Opened {
  const sandbox = createSandbox({ seed: 446, now: () => now * 1000, scenario })
  const { access_token } = sandbox.tokenFor(persona)
  const sent: string[] = []
  const api = makeApiContext({
    base: 'http://sandbox.test/api',
    hosts: { tickets: 'http://sandbox.test/t', status: 'http://sandbox.test/third/status', blog: '', static: '' },
    company: () => company,
    token: () => access_token,
    timings: { timeoutMs: 60_000, slowMs: 60_000, retryMax: 0, retryDelayMs: 0, retryFactor: 1 },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(new URL(request.url).pathname)
      if (fails.test(request.url)) return Response.json({ detail: 'Down.' }, { status: 503 })
      if (without.test(request.url)) return Response.json([])
      return (await sandbox.answer(request)) ?? Response.error()
    },
  })
  return { api, sandbox, sent }
}

async function make(
  opened: Opened,
  { id = 300, key = '2026-05', locale = 'en' as Locale, zone = 'Europe/Madrid', isOnlyLog = false } = {},
) {
  const { api } = opened
  const [user, company] = await Promise.all([
    callApi(userCalls.current, {}, api),
    callApi(companyCalls.details, { company: id }, api),
  ])
  const month = reportMonth(key, now, zone)
  const answers = reportAnswers(await readReport({ user, company, month, isOnlyLog }, api, signal))
  const tools = await loadReportTools({ locale, zone })
  return { report: composeReport({ company, month, answers, brand: 'Cobalt CDN', tools }), tools, company, month }
}

const section = (report: Report, name: SectionName) => {
  const found = report.sections.find((one) => one.name === name)
  if (!found) throw new Error(`no section ${name}`)
  return found
}
const figureOf = (report: Report, name: SectionName, label: string) =>
  section(report, name).figures.find((one) => one.label === label)?.value

describe('the report of a month', () => {
  it('does not count what an access log cannot tell of', async () => {
    const opened = open('admin')
    const { report } = await make(opened, { isOnlyLog: true })
    expect(section(report, 'incidents')).toMatchObject({
      state: 'notLogged',
      remarks: ['Not in an access log.'],
      figures: [],
    })
    expect(figureOf(report, 'changes', 'Deployments')).toBe('—')
    expect(figureOf(report, 'changes', 'Other changes')).toMatch(/\d/)
    expect(section(report, 'changes').remarks.join()).toContain('not in an access log')
    expect(opened.sent.filter((path) => /anomalies|backend|issues/.test(path))).toEqual([])
  })

  it('states what the API counts, asked in another way', async () => {
    const opened = open('admin')
    const { report, tools, month } = await make(opened)
    const filters = { timestamp: { ...month.span, interval: 7200, timezone: 'UTC' }, vhost: [], tier: 'L1' }
    const url = `http://sandbox.test/api/v2/statistics/300/delivery/historic/table/?key_field=response&filters=${encodeURIComponent(JSON.stringify({ ...filters, result_size: 1000 }))}`
    const answer = await opened.api.fetch(url, { headers: { Authorization: `Bearer ${opened.api.token()}` } })
    const body = (await answer.json()) as { results?: unknown } | unknown[]
    const rows = (Array.isArray(body) ? body : body.results) as { key: string; requests: number; bytes: number }[]
    const requests = rows.reduce((sum, row) => sum + row.requests, 0)
    const errors = rows.filter(({ key }) => key.startsWith('5')).reduce((sum, row) => sum + row.requests, 0)
    expect(requests).toBeGreaterThan(1e5)
    expect(figureOf(report, 'traffic', 'Requests')).toBe(tools.f.number(requests))
    expect(figureOf(report, 'traffic', 'Volume')).toBe(tools.f.bytes(rows.reduce((sum, row) => sum + row.bytes, 0)))
    expect(figureOf(report, 'availability', 'Availability')).toBe(tools.f.percent(1 - errors / requests, 3))
    const days = section(report, 'traffic').tables[0]
    expect(days?.rows).toHaveLength(31)
    expect(section(report, 'traffic').charts[0]?.values.filter((value) => value === null)).toEqual([])
  })

  it('has a definition of every figure that the product has, word for word', async () => {
    const { report, tools } = await make(open('admin'), { key: '2026-06' })
    const figures = report.sections.flatMap((one) => one.figures)
    expect(figures.length).toBeGreaterThan(14)
    const { default: en } = await import('../../../../../packages/widgets/src/words/explained.en.ts')
    const known: readonly string[] = Object.values(en)
    for (const { label, definition } of figures) expect(known, label).toContain(definition)
    expect(tools.defined('figure.price')).toBe(en['figure.price'])
  })

  it('states consumption as the provider charges it, in the running month with a forecast', async () => {
    const opened = open('admin')
    const { report, tools, company } = await make(opened, { key: '2026-06' })
    const consumption = section(report, 'consumption')
    const rows = (await (
      await opened.api.fetch(
        `http://sandbox.test/api/v1/billing/consumption/?filters=${encodeURIComponent(JSON.stringify({ timestamp: { from: Date.UTC(2026, 5) / 1000, to: Date.UTC(2026, 6) / 1000 }, products: [], clients: [company.client?.id] }))}`,
        { headers: { Authorization: `Bearer ${opened.api.token()}` } },
      )
    ).json()) as { product: string; consumed: number; unit: string; amount: number }[]
    expect(consumption.tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual(
      rows.map((row) => [tools.amounts.serviceName(row.product), tools.amounts.amount(row.consumed, row.unit)]),
    )
    expect(consumption.tables[0]?.rows.map((row) => row[3])).toEqual(
      rows.map(({ amount }) => formatMoney(amount, 'EUR', 'en')),
    )
    expect(consumption.figures.map(({ label }) => label)).toEqual(['Price', 'Expected price'])
    expect(consumption.figures[1]?.value).toMatch(/^€/)
    expect(report.remarks.join(' ')).toContain('still running')
  })

  it('leaves out what is not hired or not allowed, says so, and asks for none of it', async () => {
    const opened = open('viewer')
    const { report } = await make(opened)
    expect(section(report, 'traffic').state).toBe('done')
    expect(section(report, 'consumption')).toMatchObject({ state: 'forbidden', figures: [], tables: [] })
    expect(section(report, 'consumption').remarks).toEqual(['Your role does not allow you to see this.'])
    expect(section(report, 'changes').remarks.join(' ')).toContain('your role doesn’t allow it')
    expect(opened.sent.filter((path) => /billing|audit|bot_mitigation/.test(path))).toEqual([])
  })

  it('goes on without a part that fails, after a second attempt, and has dashes for what is unknown', async () => {
    const opened = open('admin', { fails: /waf|invalidate\/histogram/ })
    const { report } = await make(opened)
    expect(opened.sent.filter((path) => /waf\/historic/.test(path))).toHaveLength(2)
    expect(section(report, 'attacks')).toMatchObject({ state: 'done', lacks: true })
    expect(section(report, 'attacks').remarks).toContain('Blocked by the firewall: could not be loaded.')
    expect(figureOf(report, 'attacks', 'Bot requests')).toMatch(/\d/)
    expect(figureOf(report, 'changes', 'Purges')).toBe('—')
    const none = await make(open('admin', { fails: /delivery/ }))
    expect(section(none.report, 'traffic')).toMatchObject({ state: 'failed', figures: [], lacks: true })
    expect(section(none.report, 'consumption').state).toBe('done')
  })

  it('has unknown figures where nothing was collected, never zero, and says what is not hired', async () => {
    const { report } = await make(open('newcomer', { company: 512, without: /delivery/ }), { id: 512 })
    const { figures, remarks, charts } = section(report, 'traffic')
    expect(figures.map(({ value }) => value)).toEqual(['—', '—', '—', '—'])
    expect(remarks[0]).toMatch(/^No data for 744 hours of 744/)
    expect(charts).toEqual([])
    expect(section(report, 'attacks')).toMatchObject({ state: 'notHired', remarks: ['Not hired.'], figures: [] })
  })

  it('is whole in Spanish, whatever the page speaks', async () => {
    const { report } = await make(open('admin'), { locale: 'es' })
    expect(report.title).toBe('Informe mensual: mayo de 2026')
    expect(report.sections.map(({ title }) => title)).toEqual([
      'Tráfico',
      'Caché',
      'Disponibilidad',
      'Incidencias',
      'Ataques',
      'Cambios',
      'Consumo',
    ])
    expect(section(report, 'availability').figures[0]?.definition).toMatch(/^Disponibilidad: respuestas/)
  })
})

describe('the file of a report', () => {
  const look = (seed = defaultTheme) => {
    const tokens = tokensOf(seed)
    if (!tokens) throw new Error('no tokens')
    return { locale: 'en' as const, tokens: tokens.light, pin: seed.pin }
  }

  it('has every figure, definition and table, loads nothing, and has the provider’s mark only', async () => {
    const { report } = await make(open('admin'))
    const html = reportHtml(report, look())
    for (const { label, value, definition } of report.sections.flatMap((one) => one.figures))
      for (const part of [label, value, definition])
        expect(html).toContain(part.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
    expect(html).toContain('Cobalt CDN')
    expect(html.replaceAll('@parapet.example', '')).not.toMatch(/parapet/i)
    expect(html).not.toMatch(/<(script|link|img|iframe)\b|https?:\/\//i)
  })

  it('shows hostile texts as text', () => {
    const evil = '<script>alert(1)</script>"\'&'
    const table = { title: evil, columns: [{ label: evil }], rows: [[evil]] }
    const chart = { title: evil, values: [1, null, 0], most: evil, ends: [evil, evil] as const, table: evil }
    const figure = { label: evil, value: evil, note: evil, definition: evil }
    const html = reportHtml(
      {
        brand: evil,
        title: evil,
        company: evil,
        remarks: [evil],
        sections: [
          {
            name: 'traffic',
            title: evil,
            state: 'done',
            lacks: false,
            remarks: [evil],
            figures: [figure],
            charts: [chart],
            tables: [table],
          },
        ],
      },
      look(),
    )
    expect(html).not.toContain('<script')
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(10)
  })

  it('is one page a company in the ZIP, also for companies of one name', () => {
    const zip = packReports(
      [
        { company: 'Aurora', html: '<a>' },
        { company: 'Aurora', html: '<b>' },
        { company: '../..', html: '<c>' },
      ],
      { title: 'Report', month: '2026-05', at: now },
    )
    const files = unzipSync(zip)
    expect(Object.keys(files)).toHaveLength(3)
    expect(Object.values(files).map((one) => strFromU8(one))).toEqual(['<a>', '<b>', '<c>'])
    for (const name of Object.keys(files)) expect(name).not.toMatch(/\/|^\./)
  })
})

describe('the reports of all companies', () => {
  const companies = [1, 2, 3].map((id) => ({ id, name: `Company ${id}` }))
  const work = (over: Partial<Parameters<typeof runBatch>[1]> = {}) => ({
    make: async ({ id }: { id: number }) => ({ html: `<p>${id}</p>`, lacks: [] as readonly string[] }),
    describe: (problem: unknown) => (problem instanceof Error ? problem.message : ''),
    report: () => undefined,
    signal,
    ...over,
  })

  it('are made one after the other; one that fails or lacks something leaves the others', async () => {
    const batch = batchOf('one')
    batch.set(rowsFor(companies, []))
    const counts: number[] = []
    let atOnce = 0
    let most = 0
    await runBatch(
      batch,
      work({
        report: (count) => counts.push(count),
        make: async ({ id }) => {
          most = Math.max(most, ++atOnce)
          await Promise.resolve()
          atOnce--
          if (id === 1) throw new Error('Down.')
          return { html: `<p>${id}</p>`, lacks: id === 2 ? ['Attacks'] : [] }
        },
      }),
    )
    expect(most).toBe(1)
    expect(counts).toEqual([1, 2, 3])
    expect(batch.get().map(({ state, detail }) => [state, detail])).toEqual([
      ['failed', 'Down.'],
      ['incomplete', 'Attacks'],
      ['done', ''],
    ])
    expect([...batch.files.keys()]).toEqual([2, 3])
    const again: number[] = []
    await runBatch(
      batch,
      work({
        make: async ({ id }) => {
          again.push(id)
          return { html: `<p>again ${id}</p>`, lacks: [] }
        },
      }),
    )
    expect(again).toEqual([1, 2])
    expect(batch.get().every(({ state }) => state === 'done')).toBe(true)
  })

  it('go on after a cancellation where they were', async () => {
    const batch = batchOf('two')
    batch.set(rowsFor(companies, []))
    const controller = new AbortController()
    const cancelled = runBatch(
      batch,
      work({
        signal: controller.signal,
        make: async ({ id }) => {
          if (id === 2) controller.abort()
          controller.signal.throwIfAborted()
          return { html: '', lacks: [] }
        },
      }),
    )
    await expect(cancelled).rejects.toThrow()
    expect(batch.get().map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
    await runBatch(batch, work())
    expect(batch.get().every(({ state }) => state === 'done')).toBe(true)
    expect(batchOf('two')).toBe(batch)
  })

  it('are of companies that the user may open, each asked for with its own number', async () => {
    const opened = open('dealer', { company: 410 })
    const { companies: ofDealer } = await callApi(userCalls.current, {}, opened.api).then((user) => ({
      companies: user.transparentprofile_set.map(({ company }) => company),
    }))
    const own = ofDealer.slice(0, 2)
    expect(own).toHaveLength(2)
    for (const { id, name } of own) {
      const { report } = await make(opened, { id })
      expect(report.company).toBe(name)
      expect(section(report, 'traffic').state).toMatch(/done|forbidden/)
    }
    for (const { id } of own) expect(opened.sent.some((path) => path.includes(`/statistics/${id}/delivery`))).toBe(true)
  })
})
