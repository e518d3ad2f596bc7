export default {
  http: 'The provider answered with error {status}.',
  unexpected: 'The provider sent an answer in another form than expected.',
  network: 'The provider cannot be reached. Check your connection.',
  timeout: 'The provider did not answer in time.',
  cancelled: 'You cancelled the request.',
  task: 'The provider could not finish the request.',
  changed: 'Somebody else saved this after you opened it. Your changes are kept here; reload the list to see theirs.',
  taken: 'It contradicts what is stored.',
} as const
