import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives, refreshes, takes } from '../call/call.ts'
import { Company } from '../entities/Company.ts'

/** Companies as things that are made and unmade, beyond §7: the work of staff and dealers. */
export const companies = area('companies', {
  /** Every company the user may look into. */
  list: call('GET companies/', gives(array(Company)), extension),
  /** A company with the services and settings of another one, and no sites: those belong to one company only. */
  clone: call(
    'POST companies/clone/',
    takes<{ company: number; name: string }>(),
    gives(Company),
    refreshes('companies.list', 'user.current'),
    extension,
  ),
  /** One that has no sites and never had any. */
  remove: call('DELETE companies/{company}/', refreshes('companies.list', 'user.current'), extension),
})
