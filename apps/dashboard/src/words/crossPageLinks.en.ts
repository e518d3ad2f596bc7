export default {
  analytics: 'Open in Analytics',
  'analytics.short': 'Analytics does not hold all figures of this range',
  stats: 'Open in History',
  'stats.short': 'History does not hold all figures of this range',
} as const
