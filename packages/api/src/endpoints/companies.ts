import { area } from '../call/area.ts'
import { call, extension, returns } from '../call/call.ts'
import { Company } from '../entities/Company.ts'
import { rows } from '../entities/rows.ts'

/** Creating and deleting companies, beyond §7, for staff and dealers. */
export const companies = area('companies', {
  list: call('GET companies/', returns(rows(Company)), extension),
})
