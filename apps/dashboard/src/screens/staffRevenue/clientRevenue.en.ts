export default {
  title: 'Revenue',
  sentence:
    'What each client pays before tax for its package and beyond it, without extras, compared with as many months before.',
  'empty.title': 'No revenue',
  'empty.text': 'These clients consumed nothing in these months.',
  'column.client': 'Client',
  'column.package': 'Package',
  'column.packages': 'Packages',
  'column.beyond': 'Beyond the package',
  'column.revenue': 'Revenue without extras',
  'column.before': 'Months before',
  'column.change': 'Change',
  'column.share': 'Share of all clients',
  'filter.package': 'Package',
  'filter.trend': 'Change',
  'trend.up': 'Up',
  'trend.down': 'Down',
  'trend.same': 'Unchanged',
  'trend.new': 'New',
  'trend.other': 'Not comparable',
  'panel.client': 'Months and companies',
  months: 'Revenue without extras by month',
  basis:
    'Each month counts with the client’s package of today and what was consumed beyond it. Extras are in the invoices only.',
  unknown:
    '{n, plural, one {# client has no known package and is not in the sums.} other {# clients have no known package and are not in the sums.}}',
  'beyond.share': '{amount}, {share} of the revenue',
} as const
