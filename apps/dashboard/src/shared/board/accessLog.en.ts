export default {
  title: 'Traffic from the access log {file}',
  moved:
    '{n, plural, one {# request} other {# requests}}, {from} – {to}: shifted by {by}, so that the last one is now (--keep-times keeps the log’s own times).',
  kept: '{n, plural, one {# request} other {# requests}}, {from} – {to}: the log’s own times.',
  whole: 'Show the whole log',
  about: 'About this log',
  lacks: 'Not in this log: {fields}.',
  'field.cached': 'cache results',
  'field.response_time': 'response times',
  'field.content_type': 'content types',
  'field.countrycode': 'countries',
  'field.tcdndebugreason': 'debug reasons',
  countries:
    '{n, plural, one {The country of # request} other {The countries of # requests}} were looked up by IP address, in ip-location-db of {day}; some may be wrong. Data by the Number Resource Organization (nro.net), CC BY 4.0.',
  networks: 'The networks of IP addresses are unknown.',
  demo: 'Deployments, tickets, certificates and incidents of this company are sample data.',
  others: 'The other companies contain sample data.',
} as const
