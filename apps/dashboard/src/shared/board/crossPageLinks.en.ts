export default {
  analytics: 'Open in Analytics',
  'analytics.short': 'Analytics doesn’t have all the data for this range',
  stats: 'Open in History',
  'stats.short': 'History doesn’t have all the data for this range',
} as const
