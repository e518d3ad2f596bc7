export default {
  limits: 'Limits of this month…',
  views: 'Saved views',
  own: 'Copy to a board of your own…',
  evidence: 'Save evidence (ZIP)',
  wall: 'Wall mode…',
  ownLayout: 'Own layout for {company}',
  copyLayout: 'Copy layout to companies…',
  copyNone: 'You have one company only',
} as const
