import type en from '../words/explained.en.ts'
import type { AboutKey } from './row.ts'

/** A figure that has a definition. */
export type FigureKey = keyof typeof en extends infer K ? (K extends `figure.${infer Name}` ? Name : never) : never

const ranking = ['requests', 'share', 'bytes', 'hitRatio', 'responseTime', 'change'] as const
const familyRanking = ['requests', 'share', 'change'] as const

/** The figures of each kind of widget, columns of rankings included. Their definitions are the only ones of the product. */
export const figuresOf: Readonly<Record<AboutKey, readonly FigureKey[]>> = {
  'rate.about': ['rate'],
  'bandwidth.about': ['bandwidth'],
  'hits.about': ['hitRatio', 'hitRatioBytes'],
  'bySite.about': ['requests', 'bytes', 'share'],
  'response.about': ['responseTime'],
  'classes.about': ['rate', 'statusClass', 'errorRatio'],
  'months.about': ['requests', 'bytes', 'projection'],
  'cache.about': ['hitRatio', 'hitRatioBytes', 'requests', 'share'],
  'purges.about': ['purged'],
  'table.about': ranking,
  'share.about': ['requests', 'bytes', 'share'],
  'family.table': familyRanking,
  'family.share': ['requests', 'share'],
  'home.attention.about': ['anomalies', 'failedChecks'],
  'home.hitRatio.about': ['hitRatio', 'change'],
  'home.traffic.about': ['bytes', 'change'],
  'home.errors.about': ['errorRatio', 'change'],
  'home.response.about': ['responseTime', 'change'],
  'home.rate.about': ['rate', 'change'],
  'home.bandwidth.about': ['bandwidth', 'change'],
  'home.transcoding.about': ['minutes'],
  'home.storage.about': ['stored', 'change'],
  'home.waf.about': ['blocked', 'change'],
  'own.about': [],
  'home.status.about': [],
  'home.tickets.about': [],
  'home.points.about': [],
  'home.news.about': [],
  'map.about': ['requests', 'share'],
  'home.sites.about': ['rate', 'errorRatio', 'hitRatio', 'responseTime', 'change'],
  'home.lastDay.about': ['bandwidth'],
  'errors.about': ['errorRatio', 'refusedRatio'],
  'errorsBySite.about': ['requests', 'share'],
  'failures.about': ['failedChecks'],
  'waf.about': ['blocked', 'rate'],
  'waf.count.about': ['blocked'],
  'bots.count.about': ['bots'],
  'perimetrical.attacked.about': ['requests'],
  'perimetrical.anomalies.about': ['anomalies'],
  'bots.about': ['bots', 'rate'],
  'bots.outcomes.about': ['bots', 'rate'],
  'bots.people.about': ['requests', 'bots', 'share'],
  'bots.clients.about': ['bots', 'share'],
  'dns.about': ['queries'],
  'ddos.counter.about': ['limited'],
  'ddos.reasons.about': ['limited', 'rate'],
  'ddos.about': ['limited'],
  'origins.about': ['rate'],
  'origins.stages.about': ['stages'],
  'lookups.about': ['lookups'],
  'images.about': ['images'],
  'storage.about': ['stored'],
}
