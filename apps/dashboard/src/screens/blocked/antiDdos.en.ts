export default {
  title: 'Anti-DDoS history',
  sentence: 'What the network’s anti-DDoS stopped, day by day.',
  'empty.title': 'No days',
  'empty.text': 'The provider has no anti-DDoS history of these days.',
  'column.date': 'Day (UTC)',
  'column.addresses': 'Addresses',
  'column.requests': 'Requests stopped',
  'column.list': 'IP list',
  'days.shown': '{from} to {to} (UTC). The provider gives at most 31 days at a time.',
  'days.older': 'Earlier days',
  'days.newer': 'Later days',
} as const
