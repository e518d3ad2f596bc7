import { type LazyModule, lazyModule } from '@parapet/ui'
import type { AnalyticsTab, BoardCode, BoardRow, StatsTab } from '../rows/row.ts'

/** Further boards of History, loaded when their tab opens. */
export const lazyStatsBoards: Readonly<Record<Exclude<StatsTab, 'delivery' | 'midtier'>, LazyModule<BoardRow>>> = {
  botmitigation: lazyModule(() => import('./botBoards.ts').then((module) => module.botStats)),
  dns: lazyModule(() => import('./dnsBoards.ts').then((module) => module.dnsStats)),
  ipinfo: lazyModule(() => import('./usageBoards.ts').then((module) => module.lookupStats)),
  waf: lazyModule(() => import('./wafBoards.ts').then((module) => module.wafStats)),
  i3: lazyModule(() => import('./usageBoards.ts').then((module) => module.imageStats)),
  storage: lazyModule(() => import('./usageBoards.ts').then((module) => module.storageStats)),
}

/** The board of the perimetrical page (§2). */
export const lazyPerimetricalBoards: Readonly<Record<'home', LazyModule<BoardRow>>> = {
  home: lazyModule(() => import('./perimetricalBoard.ts').then((module) => module.perimetricalBoard)),
}

/** Further boards of Analytics, loaded when their tab opens. */
export const lazyAnalyticsBoards: Readonly<
  Record<Exclude<AnalyticsTab, 'delivery' | 'midtier'>, LazyModule<BoardRow>>
> = {
  backendsdelivery: lazyModule(() => import('./originBoard.ts').then((module) => module.originAnalytics)),
  antiddos: lazyModule(() => import('./ddosBoard.ts').then((module) => module.ddosAnalytics)),
  waf: lazyModule(() => import('./wafBoards.ts').then((module) => module.wafAnalytics)),
  botmitigation: lazyModule(() => import('./botBoards.ts').then((module) => module.botAnalytics)),
  dns: lazyModule(() => import('./dnsBoards.ts').then((module) => module.dnsAnalytics)),
}

/** Every board by its code, loaded when a board of one's own has a widget of it. */
export const lazyBoards: Readonly<Record<BoardCode, LazyModule<BoardRow>>> = {
  home: lazyModule(() => import('./home.ts').then((module) => module.homeBoard)),
  'stats.delivery': lazyModule(() => import('./stats.ts').then((module) => module.statsBoards.delivery)),
  'stats.midtier': lazyModule(() => import('./stats.ts').then((module) => module.statsBoards.midtier)),
  'stats.botmitigation': lazyStatsBoards.botmitigation,
  'stats.dns': lazyStatsBoards.dns,
  'stats.ipinfo': lazyStatsBoards.ipinfo,
  'stats.waf': lazyStatsBoards.waf,
  'stats.i3': lazyStatsBoards.i3,
  'stats.storage': lazyStatsBoards.storage,
  'analytics.delivery': lazyModule(() => import('./analytics.ts').then((module) => module.analyticsBoards.delivery)),
  'analytics.midtier': lazyModule(() => import('./analytics.ts').then((module) => module.analyticsBoards.midtier)),
  'analytics.backendsdelivery': lazyAnalyticsBoards.backendsdelivery,
  'analytics.antiddos': lazyAnalyticsBoards.antiddos,
  'analytics.waf': lazyAnalyticsBoards.waf,
  'analytics.botmitigation': lazyAnalyticsBoards.botmitigation,
  'analytics.dns': lazyAnalyticsBoards.dns,
  'perimetrical.home': lazyPerimetricalBoards.home,
}
