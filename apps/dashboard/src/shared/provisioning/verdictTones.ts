import type { WatchVerdict } from '@parapet/api'
import type { RowStatus } from '../../kit/resource/columns.tsx'

/** The tone in which a verdict on the traffic after a deployment is shown. */
export const verdictTones: Readonly<Record<WatchVerdict, RowStatus['tone']>> = {
  worse: 'bad',
  better: 'good',
  same: 'good',
  early: 'info',
  unknown: 'quiet',
}
