import { area } from '../call/area.ts'
import { edgeRows } from './edgeRows.ts'

/** Backends, configuration and rules of what visitors see (§7, Provisioning). */
export const provisioning = area('provisioning', edgeRows('provisioning'), { prefix: 'autoprovisioning' })
