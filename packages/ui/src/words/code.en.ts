export default {
  compare: 'Compare with: {label}',
  compared: '{label}: your changes',
  failed:
    'The code editor could not be loaded. You can keep editing here; nothing is lost. Reload the page to get the editor back.',
  find: 'Find',
  hint: 'Tab moves to the next control; press Ctrl+M to indent with Tab. F8 goes to the next problem.',
  hintReading: 'Read-only. F8 goes to the next problem.',
  hintWriting: 'Tab indents; press Ctrl+M to move with Tab again. F8 goes to the next problem.',
  loading: 'Loading the code editor…',
  problem: 'Line {line}, column {column}: {problem}',
  problems: '{n, plural, =0 {No problems found} one {# problem} other {# problems}}',
  problemsOf: 'Problems in {label}',
  tab: 'Tab indents',
  tabMoves: 'Tab moves to the next control.',
  tabWrites: 'Tab indents. Press Ctrl+M to move with Tab again.',
} as const
