export default {
  button: 'Report this',
} as const
