import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives, refreshes, takes } from '../call/call.ts'
import { Company, Subscription, SupportType } from '../entities/Company.ts'
import { TokenResponse } from '../entities/Token.ts'
import { CompanyUser } from '../entities/User.ts'

/** What is put out of date when a company's services or settings change. */
const companyReads = ['company.details', 'user.company', 'user.current'] as const

/** The company at hand, its services and people (§7, Companies). */
export const company = area('company', {
  details: call('GET companies/{company}', gives(Company)),
  add: call('POST companies', takes<{ name: string; client?: number }>(), gives(Company), refreshes('user.current')),
  save: call('PUT companies/{company}', takes<{ require_2fa: boolean }>(), gives(Company), refreshes(...companyReads)),
  supportType: call('GET companies/{company}/support_type', gives(SupportType)),
  members: call('GET companies/{company}/users{?search,role,limit,offset}', gives(array(CompanyUser))),

  /** Everyone staff may impersonate, and the token to do it with. */
  possibleUsers: call('GET companies/users', gives(array(CompanyUser))),
  impersonate: call('GET companies/impersonate/{user}/', gives(TokenResponse)),

  subscribable: call('GET companies/{company}/services/subscribable', gives(array(Subscription))),
  subscriptions: call('GET companies/{company}/services/subscription', gives(array(Subscription))),
  subscribe: call(
    'POST companies/{company}/services/subscription',
    takes<{ service_id: number }>(),
    refreshes('company.subscribable', ...companyReads),
  ),
  unsubscribe: call(
    'DELETE companies/{company}/services/subscription/{subscription}',
    refreshes('company.subscribable', ...companyReads),
  ),
})
