export default {
  lines: '{name}: {n, plural, one {line {lines}} other {lines {lines}}} of {where}',
  'in.production': 'the live version',
  'in.staging': 'the live version on staging',
  'in.provider': 'your provider’s own code',
  unused: 'No live configuration names it.',
  unread: 'Not every configuration could be read: more lines may name it.',
  forbidden: 'You do not see the configurations, so it is not known which of them name it.',
} as const
