import { area } from '../call/area.ts'
import { provisioningRows } from './provisioningRows.ts'

/** The same for the staging area, which has its own backends, versions and rules (§7, Provisioning). */
export const staging = area('staging', provisioningRows('staging'), { prefix: 'staging' })
