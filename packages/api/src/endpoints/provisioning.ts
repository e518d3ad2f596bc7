import { area } from '../call/area.ts'
import { needsProvisioning } from './needsProvisioning.ts'
import { provisioningRows } from './provisioningRows.ts'

/** Backends, configuration and rules of what visitors see (§7, Provisioning). */
export const provisioning = area('provisioning', provisioningRows('provisioning'), {
  prefix: 'autoprovisioning',
  needs: needsProvisioning,
})
