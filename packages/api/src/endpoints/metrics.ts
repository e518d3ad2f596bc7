import { area } from '../call/area.ts'
import { call, formBody, quiet } from '../call/call.ts'
import type { TrackedVisit } from '../entities/Visit.ts'

/** The metrics service (Matomo), if the deployment configures one (`third.metrics`). */
export const metrics = area(
  'metrics',
  { track: call('POST matomo.php', formBody<TrackedVisit>(), quiet) },
  { host: 'metrics', auth: 'none' },
)
