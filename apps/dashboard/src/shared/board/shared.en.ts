export default {
  title: 'This shared view cannot be opened',
  unknown: 'It doesn’t exist or has expired. Ask the sender for a new link.',
  forbidden: 'It was not shared with you. Ask the sender for the data, or for access to it.',
  strange: 'The link doesn’t contain a view of this page. It may come from another version.',
  unread: 'It could not be loaded. Try again in a moment.',
  retry: 'Try again',
  usual: 'Open the default view',
} as const
