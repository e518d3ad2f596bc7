export default {
  label: 'Where you came from',
  from: 'From: {page} · {why}',
  arrived: '{title}, page loaded. You came from: {page} · {why}',
  back: 'From: {page} · {why}, go back there',
  dismiss: 'Hide where you came from',
} as const
