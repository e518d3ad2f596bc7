export default {
  'move.handle': 'Move {title}',
  'move.help': 'Drag, or use the arrow keys. Home and End go to the edges, W changes the width, Delete hides.',
  'arrange.title': 'Arrange the widgets',
  'arrange.cancel': 'Discard changes',
  'arrange.hide': 'Hide {title}',
  'arrange.narrow': 'Make {title} half width',
  'arrange.widen': 'Make {title} full width',
  'arrange.always': 'Always visible',
  'arrange.fixed': 'Fixed position',
} as const
