import type { SiteHealth } from '@parapet/api'

/** The tone of each verdict on a site. */
export const siteTones = {
  bad: 'bad',
  watch: 'watch',
  good: 'good',
  unknown: 'quiet',
} as const satisfies Record<SiteHealth['kind'], string>
