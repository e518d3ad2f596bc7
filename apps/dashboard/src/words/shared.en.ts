export default {
  title: 'This shared view cannot be opened',
  unknown: 'It does not exist, or it has expired. Ask whoever sent you the link for a new one.',
  forbidden: 'It was not shared with you. Ask whoever sent you the link for the figures, or for access to them.',
  strange: 'What is stored there is no view of this page. It may come from another version.',
  unread: 'It could not be read just now.',
  retry: 'Try again',
  usual: 'Open the usual view',
} as const
