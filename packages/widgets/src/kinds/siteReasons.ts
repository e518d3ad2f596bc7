import type { SiteHealth, SiteHealthReason } from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import type words from '../words/sites.en.ts'

/** Returns the reasons for a verdict of health as texts, the most severe first. */
export function siteReasons(health: SiteHealth, t: T<typeof words>, f: Format): readonly string[] {
  if ('reasons' in health) return health.reasons.map((reason) => reasonText(reason, t, f))
  return health.kind === 'unknown' ? [t(health.why === 'few' ? 'reason.unknown' : 'reason.uncollected')] : []
}

function reasonText(reason: SiteHealthReason, t: T<typeof words>, f: Format): string {
  switch (reason.kind) {
    case 'errors':
      return t('reason.errors', { share: f.percent(reason.share) })
    case 'errorsRose':
      return t('reason.errorsRose', { share: f.percent(reason.share), before: f.percent(reason.before) })
    case 'trafficFell':
      return t('reason.trafficFell', { share: f.percent(1 - reason.part) })
    case 'hitRatioFell':
      return t('reason.hitRatioFell', { now: f.percent(reason.ratio), before: f.percent(reason.before) })
    case 'slower':
      return t('reason.slower', { now: f.micros(reason.micros), before: f.micros(reason.before) })
  }
}
