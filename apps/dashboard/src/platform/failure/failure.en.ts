export default {
  http: 'API Response Error ({status}).',
  unexpected: 'The provider’s response has an unexpected format.',
  network: 'The provider cannot be reached. Check your connection.',
  timeout: 'The provider did not respond in time.',
  cancelled: 'You cancelled the request.',
  task: 'The provider could not finish the request.',
  'held.readOnly': 'You are acting as somebody and only looking. Take control in the bar at the top to change things.',
  'held.closed': 'This belongs to the person you are acting as. It stays closed to you.',
  changed: 'Someone else saved this after you opened it. Your changes are still here; reload the list to see theirs.',
  notAccepted: 'Not accepted: {message}',
  taken: 'This conflicts with data that already exists.',
} as const
