export default {
  attack: '{n, plural, one {{site} is in under attack mode} other {# sites are in under attack mode}}',
  'attack.short': 'Under attack',
  'incidents.open': '{n, plural, one {# open incident} other {# open incidents}}',
  'incidents.title': 'Open incidents',
  'incidents.since': 'since {time}',
  'incidents.affects': 'Affects {services}',
  'incidents.all': 'All services',
  'state.investigating': 'Investigating',
  'state.identified': 'Identified',
  'state.monitoring': 'Monitoring',
  'state.maintenance': 'Maintenance',
} as const
