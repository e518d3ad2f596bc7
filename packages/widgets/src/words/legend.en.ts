export default {
  'action.hide': 'Hide all',
  'action.hideFound': 'Hide these',
  'action.show': 'Show all',
  'action.showFound': 'Show these',
  found: '{n} of {total}',
  'found.spoken':
    '{n, plural, =0 {No series matches} one {# of {total} series matches} other {# of {total} series match}}',
  'found.none': 'No series match “{query}”.',
  label: 'Find a series. Enter shows only the matches, Escape clears',
  placeholder: 'Find a series',
  'said.alone': '{n, plural, one {Only # series is shown} other {Only # series are shown}}',
  'said.hidden': '{n, plural, one {# series hidden} other {# series hidden}}',
  'said.shown': '{n, plural, one {# series shown} other {# series shown}}',
} as const
