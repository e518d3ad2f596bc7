import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives } from '../call/call.ts'
import { Site } from '../entities/Site.ts'

/** The sites of the company at hand (§7). */
export const sites = area('sites', { list: call('GET {company}/sites/', gives(array(Site))) }, { prefix: 'companies' })
