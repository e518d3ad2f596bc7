import { area } from '../call/area.ts'
import { call, extension, gives, quiet, refreshes, takes } from '../call/call.ts'
import { type NewBackendProblem, VclRecommendation } from '../entities/Assistance.ts'
import { BackendProblem } from '../entities/Backend.ts'

/** Where the provider helps with the edge, beyond §7: programs for a wish, and problems that its probes did not see. */
export const assistance = area(
  'assistance',
  {
    /** Kept nowhere: a recommendation is copied into the editor and checked like any other program. */
    recommendVcl: call(
      'POST {company}/vcl_recommendation/',
      takes<{ prompt: string }>(),
      gives(VclRecommendation),
      quiet,
      extension,
    ),
    reportProblem: call(
      'POST {company}/backendproblem/',
      takes<NewBackendProblem>(),
      gives(BackendProblem),
      refreshes('provisioning.backendProblems'),
      extension,
    ),
  },
  { prefix: 'autoprovisioning' },
)
