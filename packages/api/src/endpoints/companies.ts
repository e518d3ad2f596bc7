import { area } from '../call/area.ts'
import { body, call, extension, needs, refreshes, returns } from '../call/call.ts'
import { Company } from '../entities/Company.ts'
import { rows } from '../entities/rows.ts'

/** Creating and deleting companies, beyond §7, for staff and dealers. */
export const companies = area('companies', {
  list: call('GET companies/', returns(rows(Company)), extension),
  /** Copies services and settings, but no sites: a site belongs to one company. */
  clone: call(
    'POST companies/clone/',
    body<{ company: number; name: string }>(),
    returns(Company),
    refreshes('companies.list', 'user.current'),
    needs('companyCreator'),
    extension,
  ),
  /** Only for a company that never had a site. */
  remove: call(
    'DELETE companies/{company}/',
    refreshes('companies.list', 'user.current'),
    needs('companyCreator'),
    extension,
  ),
})
