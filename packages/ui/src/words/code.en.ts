export default {
  compare: 'Compare with: {label}',
  compared: '{label}: what you changed',
  failed:
    'The code editor could not be loaded. You can go on writing here: nothing is lost. It comes back when the page is loaded again.',
  find: 'Find',
  hint: 'Tab moves on; Ctrl+M lets it indent. F8 goes to the next problem.',
  hintReading: 'This is only to be read. F8 goes to the next problem.',
  hintWriting: 'Tab indents; Ctrl+M lets it move on again. F8 goes to the next problem.',
  loading: 'The code editor is loading.',
  problem: 'Line {line}, column {column}: {problem}',
  problems: '{n, plural, =0 {No problems found} one {# problem} other {# problems}}',
  problemsOf: 'Problems in {label}',
  tab: 'Tab indents',
  tabMoves: 'Tab moves to the next control.',
  tabWrites: 'Tab indents. Ctrl+M lets it move on again.',
} as const
