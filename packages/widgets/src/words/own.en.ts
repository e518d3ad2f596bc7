export default {
  unknown: 'Unknown widget',
  unknownText: 'This version has no such widget. Edit the board to take it away.',
} as const
