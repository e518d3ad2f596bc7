import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTranslations } from '@parapet/ui'
import { describe, expect, it } from 'vitest'
import type { WidgetRow } from '../rows/row.ts'
import { boards } from './index.ts'

const rows: readonly WidgetRow[] = Object.values(boards).flatMap((board) => board.rows)
const codes = rows.map((row) => row.code)

describe('catalogue', () => {
  it('has one unique code per widget, prefixed by its board', () => {
    expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length)
    for (const [board, { code, rows: own }] of Object.entries(boards)) {
      expect(code).toBe(board)
      for (const row of own) expect(row.code.startsWith(`${board}.`)).toBe(true)
    }
  })

  it('never changes its codes, which are keys of stored preferences', () => {
    expect([...codes].sort()).toMatchInlineSnapshot(`
      [
        "analytics.antiddos.accept",
        "analytics.antiddos.address",
        "analytics.antiddos.addresses",
        "analytics.antiddos.agents",
        "analytics.antiddos.countries",
        "analytics.antiddos.denylist",
        "analytics.antiddos.global",
        "analytics.antiddos.hosts",
        "analytics.antiddos.methods",
        "analytics.antiddos.networks",
        "analytics.antiddos.protocols",
        "analytics.antiddos.rate",
        "analytics.antiddos.reasons",
        "analytics.antiddos.referers",
        "analytics.antiddos.urls",
        "analytics.backendsdelivery.agents",
        "analytics.backendsdelivery.asns",
        "analytics.backendsdelivery.backends",
        "analytics.backendsdelivery.cacheControl",
        "analytics.backendsdelivery.countries",
        "analytics.backendsdelivery.failures",
        "analytics.backendsdelivery.methods",
        "analytics.backendsdelivery.referers",
        "analytics.backendsdelivery.requests",
        "analytics.backendsdelivery.responseTime",
        "analytics.backendsdelivery.sites",
        "analytics.backendsdelivery.stages",
        "analytics.backendsdelivery.statusClasses",
        "analytics.backendsdelivery.statusCodes",
        "analytics.backendsdelivery.t-beresp",
        "analytics.backendsdelivery.t-berespbody",
        "analytics.backendsdelivery.t-connected",
        "analytics.backendsdelivery.t-error",
        "analytics.backendsdelivery.t-fetch",
        "analytics.backendsdelivery.t-process",
        "analytics.backendsdelivery.t-start",
        "analytics.backendsdelivery.t-ttfb",
        "analytics.backendsdelivery.urls",
        "analytics.backendsdelivery.vary",
        "analytics.backendsdelivery.varyTcdn",
        "analytics.botmitigation.actions",
        "analytics.botmitigation.addresses",
        "analytics.botmitigation.agents",
        "analytics.botmitigation.cacheResults",
        "analytics.botmitigation.countries",
        "analytics.botmitigation.countryMap",
        "analytics.botmitigation.crawlers",
        "analytics.botmitigation.outcomes",
        "analytics.botmitigation.rate",
        "analytics.botmitigation.reasons",
        "analytics.botmitigation.statusCodes",
        "analytics.botmitigation.urls",
        "analytics.delivery.addresses",
        "analytics.delivery.agents",
        "analytics.delivery.bandwidth",
        "analytics.delivery.cacheResults",
        "analytics.delivery.contentTypeShare",
        "analytics.delivery.contentTypes",
        "analytics.delivery.countries",
        "analytics.delivery.countryMap",
        "analytics.delivery.errors",
        "analytics.delivery.errorsBySite",
        "analytics.delivery.failures",
        "analytics.delivery.hitRatio",
        "analytics.delivery.hitRatioOverTime",
        "analytics.delivery.methods",
        "analytics.delivery.protocol",
        "analytics.delivery.purges",
        "analytics.delivery.referers",
        "analytics.delivery.requests",
        "analytics.delivery.responseTime",
        "analytics.delivery.sites",
        "analytics.delivery.statusClasses",
        "analytics.delivery.statusCodes",
        "analytics.delivery.statusShare",
        "analytics.delivery.urls",
        "analytics.dns.addresses",
        "analytics.dns.asns",
        "analytics.dns.countries",
        "analytics.dns.countryMap",
        "analytics.dns.names",
        "analytics.dns.organizations",
        "analytics.dns.rate",
        "analytics.dns.regions",
        "analytics.dns.types",
        "analytics.midtier.addresses",
        "analytics.midtier.agents",
        "analytics.midtier.bandwidth",
        "analytics.midtier.cacheResults",
        "analytics.midtier.contentTypeShare",
        "analytics.midtier.contentTypes",
        "analytics.midtier.countries",
        "analytics.midtier.countryMap",
        "analytics.midtier.errors",
        "analytics.midtier.errorsBySite",
        "analytics.midtier.hitRatio",
        "analytics.midtier.hitRatioOverTime",
        "analytics.midtier.methods",
        "analytics.midtier.protocol",
        "analytics.midtier.referers",
        "analytics.midtier.requests",
        "analytics.midtier.responseTime",
        "analytics.midtier.sites",
        "analytics.midtier.statusClasses",
        "analytics.midtier.statusCodes",
        "analytics.midtier.statusShare",
        "analytics.midtier.urls",
        "analytics.waf.addresses",
        "analytics.waf.agents",
        "analytics.waf.categories",
        "analytics.waf.cities",
        "analytics.waf.countries",
        "analytics.waf.countryMap",
        "analytics.waf.messages",
        "analytics.waf.methods",
        "analytics.waf.paths",
        "analytics.waf.rate",
        "analytics.waf.rules",
        "analytics.waf.targets",
        "home.attention",
        "home.bandwidth",
        "home.blocked",
        "home.errors",
        "home.hitRatio",
        "home.lastDay",
        "home.news",
        "home.points",
        "home.requestRate",
        "home.responseTime",
        "home.sites",
        "home.status",
        "home.storage",
        "home.tickets",
        "home.traffic",
        "home.transcoding",
        "home.wafBlocks",
        "perimetrical.home.actions",
        "perimetrical.home.anomalies",
        "perimetrical.home.attacked",
        "perimetrical.home.bots",
        "perimetrical.home.categories",
        "perimetrical.home.countryMap",
        "perimetrical.home.denied",
        "perimetrical.home.limited",
        "perimetrical.home.outcomes",
        "perimetrical.home.rate",
        "perimetrical.home.reasons",
        "perimetrical.home.underAttack",
        "stats.botmitigation.bySite",
        "stats.botmitigation.clients",
        "stats.botmitigation.months",
        "stats.botmitigation.outcomes",
        "stats.botmitigation.people",
        "stats.botmitigation.rate",
        "stats.delivery.bandwidth",
        "stats.delivery.errors",
        "stats.delivery.errorsBySite",
        "stats.delivery.failures",
        "stats.delivery.hitRatio",
        "stats.delivery.months",
        "stats.delivery.rate",
        "stats.delivery.requestsBySite",
        "stats.delivery.responseTime",
        "stats.delivery.transferBySite",
        "stats.dns.domains",
        "stats.dns.months",
        "stats.dns.rate",
        "stats.dns.types",
        "stats.i3.bandwidth",
        "stats.i3.bySite",
        "stats.i3.months",
        "stats.i3.rate",
        "stats.ipinfo.bySite",
        "stats.ipinfo.months",
        "stats.ipinfo.rate",
        "stats.midtier.bandwidth",
        "stats.midtier.errors",
        "stats.midtier.errorsBySite",
        "stats.midtier.hitRatio",
        "stats.midtier.months",
        "stats.midtier.rate",
        "stats.midtier.requestsBySite",
        "stats.midtier.responseTime",
        "stats.midtier.transferBySite",
        "stats.storage.bytes",
        "stats.storage.objects",
        "stats.waf.bySite",
        "stats.waf.months",
        "stats.waf.rate",
      ]
    `)
  })

  it('shows every widget in a story', () => {
    const stories = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n')
    expect(codes.filter((code) => !stories.includes(`'${code}'`))).toEqual([])
  })

  it('compares every ranking, share and map of a board with filters or families', () => {
    const compared = new Set(['top', 'share', 'map', 'hitRatio'])
    const left = rows.filter(
      (row) =>
        !row.code.startsWith('home.') &&
        'kind' in row &&
        compared.has(row.kind) &&
        !('compares' in row && row.compares),
    )
    expect(left.map(({ code }) => code)).toEqual(['stats.botmitigation.clients'])
  })

  it.each(['isAlwaysVisible', 'isFixed', 'isFullSize', 'isHiddenAtFirst'] as const)(
    'has widgets that are %s (§2)',
    (flag) => {
      const rows = Object.values(boards).flatMap((board) => board.rows)
      expect(rows.filter((row) => row[flag])).not.toEqual([])
    },
  )

  it('offers monthly widgets in double size (§2), and only previews that exist', () => {
    expect(rows.filter((row) => row.code.endsWith('.months')).map((row) => row.size)).toEqual(
      Array.from({ length: 7 }, () => 2),
    )
    const offered = boards.home.rows.filter((one) => one.service && one.service !== 'stats' && !one.isNeverOffer)
    for (const row of offered) expect(row).toHaveProperty('sample', expect.any(Function))
  })
})

describe('words', () => {
  it.each(['frame', 'board', 'toolbar', 'catalogue', 'attention'])(
    'has the same messages and arguments in both languages: %s',
    async (area) => {
      const en: { default: Record<string, string> } = await import(`../words/${area}.en.ts`)
      const es: { default: Record<string, string> } = await import(`../words/${area}.es.ts`)
      expect(checkTranslations(en.default, es.default)).toEqual([])
    },
  )
})
