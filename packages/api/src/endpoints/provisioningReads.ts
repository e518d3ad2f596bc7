import { call, filteredBy, returns } from '../call/call.ts'
import { BackendProblem, type BackendProblemFilter } from '../entities/Backend.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'
import { VclConfig } from '../entities/VclConfig.ts'

/** The rows of `provisioning` that boards use. */
export const provisioningReads = {
  backendProblems: call(
    'GET {company}/backendproblem/{?filters}',
    filteredBy<BackendProblemFilter>(),
    returns(rows(BackendProblem)),
  ),
  /** Newest first. `active` returns the current one. */
  configs: call('GET {company}/config/{?active,deployed,search,limit,offset}', returns(listOf(VclConfig))),
}
