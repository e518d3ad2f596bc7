import { needsService } from '../call/call.ts'

/** Sites, backends, rules and certificates belong to either service. */
export const needsProvisioning = needsService('autoprovisioning', 'basicprovisioning')
