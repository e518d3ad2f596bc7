import { area } from '../call/area.ts'
import { edgeRows } from './edgeRows.ts'

/** The same for the staging area, which has its own backends, versions and rules (§7, Provisioning). */
export const staging = area('staging', edgeRows('staging'), { prefix: 'staging' })
