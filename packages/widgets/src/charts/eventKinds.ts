import type { EventKind } from './types.ts'

/** All kinds of events, in the order in which those of one moment stand. */
export const eventKinds = [
  'note',
  'deployment',
  'rule',
  'setting',
  'attack',
  'origin',
  'purge',
  'certificate',
  'block',
  'incident',
  'anomaly',
  'ticket',
] as const satisfies readonly EventKind[]
