import { area } from '../call/area.ts'
import { needsProvisioning } from './needsProvisioning.ts'
import { provisioningReads } from './provisioningReads.ts'

/** The reads of `provisioning` that boards show, without its other calls, which no first screen needs. */
export const boardProvisioning = area('provisioning', provisioningReads, {
  prefix: 'autoprovisioning',
  needs: needsProvisioning,
})
