export default {
  unchecked: 'Not checked: {what}.',
  notHired: 'not hired',
  forbidden: 'your role doesn’t allow it',
  notLogged: 'not in an access log',
  failed: 'the request failed',
  retry: 'Try again',
} as const
