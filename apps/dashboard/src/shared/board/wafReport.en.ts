export default {
  open: 'Request report',
  title: 'Report of false positives',
  text: 'Lists blocked requests that were probably legitimate. It is sent to {email}.',
  period: 'Period: {from} – {to}',
  sites: '{n, plural, =0 {All sites} one {# site: {names}} other {# sites: {names}}}',
  scope: 'Period and sites are those of the page.',
  whitelist: 'Suggest exceptions for the rules',
  tooLong: 'A report covers 7 days at most. Choose a shorter range on the page.',
  empty: 'Choose a range in the past on the page.',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Report requested. It will be sent to {email}.',
} as const
