import { area } from '../call/area.ts'
import { body, call, extension, quiet, refreshes, returns } from '../call/call.ts'
import { type NewBackendProblem, VclRecommendation } from '../entities/Assistance.ts'
import { BackendProblem } from '../entities/Backend.ts'
import { needsProvisioning } from './needsProvisioning.ts'

/** Recommended VCL and reported backend problems, beyond §7. */
export const assistance = area(
  'assistance',
  {
    /** Not stored: the answer is copied into the editor and checked like any program. */
    recommendVcl: call(
      'POST {company}/vcl_recommendation/',
      body<{ prompt: string }>(),
      returns(VclRecommendation),
      quiet,
      extension,
    ),
    reportProblem: call(
      'POST {company}/backendproblem/',
      body<NewBackendProblem>(),
      returns(BackendProblem),
      refreshes('provisioning.backendProblems'),
      extension,
    ),
  },
  { prefix: 'autoprovisioning', needs: needsProvisioning },
)
