export default {
  turnedOn: '{n, plural, one {Under attack mode is on for {site}.} other {Under attack mode is on for # sites.}}',
  turnedOff: '{n, plural, one {Under attack mode is off for {site}.} other {Under attack mode is off for # sites.}}',
  failed: '{site}: {why}',
  'failed.more': '{n, plural, one {# more site failed.} other {# more sites failed.}}',
  'kept.here':
    'The provider did not store the reason and the end. Only this browser has them: colleagues see that the mode is on, but not why or until when.',
  'plan.saved': 'The reason and the end of under attack mode of {site} are saved.',
  'over.one': 'The planned end of under attack mode of {site} was reached {ago}.',
  'over.many':
    '{n, plural, one {The planned end of under attack mode was reached on # site.} other {The planned end of under attack mode was reached on # sites.}}',
  'over.why': 'Nothing turns it off by itself: the provider knows no end.',
  'over.off': '{n, plural, one {Turn off} other {Turn off on # sites}}',
  'over.more': 'One hour more',
} as const
