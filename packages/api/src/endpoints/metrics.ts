import { area } from '../call/area.ts'
import { call, quiet, takesForm } from '../call/call.ts'
import type { TrackedVisit } from '../entities/Visit.ts'

/** The metrics service (Matomo), to which visits are told where a deployment has one (`third.metrics`); off unless configured. */
export const metrics = area(
  'metrics',
  { track: call('POST matomo.php', takesForm<TrackedVisit>(), quiet) },
  { host: 'metrics', auth: 'none' },
)
