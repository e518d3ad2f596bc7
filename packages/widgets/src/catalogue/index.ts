import type { BoardCode, BoardRow } from '../rows/row.ts'
import { analyticsBoards } from './analytics.ts'
import { botAnalytics, botStats } from './botBoards.ts'
import { ddosAnalytics } from './ddosBoard.ts'
import { dnsAnalytics, dnsStats } from './dnsBoards.ts'
import { homeBoard } from './home.ts'
import { originAnalytics } from './originBoard.ts'
import { perimetricalBoard } from './perimetricalBoard.ts'
import { statsBoards } from './stats.ts'
import { imageStats, lookupStats, storageStats } from './usageBoards.ts'
import { wafAnalytics, wafStats } from './wafBoards.ts'

/** All boards by the code of their stored layout, for docs, stories and tests. */
export const boards: Readonly<Record<BoardCode, BoardRow>> = {
  home: homeBoard,
  'stats.delivery': statsBoards.delivery,
  'stats.midtier': statsBoards.midtier,
  'stats.botmitigation': botStats,
  'stats.dns': dnsStats,
  'stats.ipinfo': lookupStats,
  'stats.waf': wafStats,
  'stats.i3': imageStats,
  'stats.storage': storageStats,
  'analytics.delivery': analyticsBoards.delivery,
  'analytics.midtier': analyticsBoards.midtier,
  'analytics.backendsdelivery': originAnalytics,
  'analytics.antiddos': ddosAnalytics,
  'analytics.waf': wafAnalytics,
  'analytics.botmitigation': botAnalytics,
  'analytics.dns': dnsAnalytics,
  'perimetrical.home': perimetricalBoard,
}
