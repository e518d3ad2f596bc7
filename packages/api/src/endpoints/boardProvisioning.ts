import { area } from '../call/area.ts'
import { needsProvisioning } from './needsProvisioning.ts'
import { provisioningReads } from './provisioningReads.ts'

/** The reads of `provisioning` for boards, without the calls that no first screen needs. */
export const boardProvisioning = area('provisioning', provisioningReads, {
  prefix: 'autoprovisioning',
  needs: needsProvisioning,
})
