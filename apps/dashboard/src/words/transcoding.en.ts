export default {
  title: 'Transcoding',
  sentence: 'Make versions of your videos for every screen.',
  newJob: 'New job',
} as const
