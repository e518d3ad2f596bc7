import { area } from '../call/area.ts'
import { call, extension, gives, quiet, refreshes, takes } from '../call/call.ts'
import { type NewBackendProblem, VclRecommendation } from '../entities/Assistance.ts'
import { BackendProblem } from '../entities/Backend.ts'

/** Recommended VCL and reported backend problems, beyond §7. */
export const assistance = area(
  'assistance',
  {
    /** Not stored: the answer is copied into the editor and checked like any program. */
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
