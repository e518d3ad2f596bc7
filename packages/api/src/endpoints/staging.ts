import { area } from '../call/area.ts'
import { needsService } from '../call/call.ts'
import { provisioningRows } from './provisioningRows.ts'

/** The same for the staging area, which has its own backends, versions and rules (§7, Provisioning). */
export const staging = area('staging', provisioningRows('staging'), {
  prefix: 'staging',
  needs: needsService('staging'),
})
