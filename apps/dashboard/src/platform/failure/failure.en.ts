export default {
  http: 'API Response Error ({status}).',
  unexpected: 'The provider’s response has an unexpected format.',
  network: 'The provider cannot be reached. Check your connection.',
  timeout: 'The provider did not respond in time.',
  cancelled: 'You cancelled the request.',
  task: 'The provider could not finish the request.',
  changed: 'Someone else saved this after you opened it. Your changes are still here; reload the list to see theirs.',
  notAccepted: 'Not accepted: {message}',
  taken: 'This conflicts with data that already exists.',
} as const
