export default {
  label: 'How these figures are made',
} as const
