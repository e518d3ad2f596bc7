import { needsService } from '../call/call.ts'

/** Sites, backends, rules and certificates require either service. */
export const needsProvisioning = needsService('autoprovisioning', 'basicprovisioning')
