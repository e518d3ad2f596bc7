import { array, string } from 'valibot'
import { area } from '../call/area.ts'
import { body, call, needs, refreshes, returns } from '../call/call.ts'
import { Company, Subscription, SupportType } from '../entities/Company.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'
import { TokenResponse } from '../entities/Token.ts'
import { CompanyProfile, CompanyUser, PossibleUser } from '../entities/User.ts'

/** A person to be invited: gets a mail, and logs in with the password until it is changed. */
export interface NewUser {
  email: string
  first_name: string
  last_name: string
  password: string
  roles: number[]
}

/** The fields of a user that may change: not the address; a blank password keeps the old one. */
export type ChangedUser = Omit<NewUser, 'email' | 'password'> & { password?: string }

const companyReads = ['company.details', 'user.company', 'user.current'] as const

const memberReads = ['company.members', 'company.member', 'user.current'] as const

/** The current company, its services and users (§7, Companies). */
export const company = area('company', {
  details: call('GET companies/{company}', returns(Company)),
  add: call(
    'POST companies',
    body<{ name: string; client?: number }>(),
    returns(Company),
    refreshes('user.current'),
    needs('companyCreator'),
  ),
  save: call(
    'PUT companies/{company}',
    body<{ require_2fa: boolean }>(),
    returns(Company),
    refreshes(...companyReads),
    needs('admin'),
  ),
  supportType: call('GET companies/{company}/support_type', returns(SupportType)),
  members: call('GET companies/{company}/users{?search,role,limit,offset}', returns(listOf(CompanyUser))),
  member: call('GET companies/{company}/users/{user}', returns(CompanyUser)),
  addUser: call('POST companies/{company}/users', body<NewUser>(), returns(CompanyUser), needs('userManager')),
  saveUser: call(
    'PUT companies/{company}/users/{user}',
    body<ChangedUser>(),
    returns(CompanyUser),
    refreshes('user.current'),
    needs('userManager'),
  ),
  removeUser: call('DELETE companies/{company}/users/{user}', needs('userManager')),
  addProfile: call(
    'POST companies/{company}/profile',
    body<{ user: number; roles: number[] }>(),
    returns(CompanyProfile),
    refreshes(...memberReads),
    needs('userManager'),
  ),
  saveProfile: call(
    'PUT companies/{company}/profile/{profile}/',
    body<{ roles: number[] }>(),
    returns(CompanyProfile),
    refreshes(...memberReads),
    needs('userManager'),
  ),

  /** The networks of the provider, for an origin's firewall. */
  ipRanges: call('GET companies/ipranges', returns(array(string()))),

  /** Everyone staff may impersonate, and the token to do it with. */
  possibleUsers: call('GET companies/users', returns(rows(PossibleUser)), needs('staff')),
  impersonate: call('GET companies/impersonate/{user}/', returns(TokenResponse), needs('staff')),

  subscribable: call('GET companies/{company}/services/subscribable', returns(rows(Subscription))),
  subscriptions: call('GET companies/{company}/services/subscription', returns(rows(Subscription))),
  subscribe: call(
    'POST companies/{company}/services/subscription',
    body<{ service_id: number }>(),
    refreshes('company.subscribable', ...companyReads),
    needs('admin'),
  ),
  unsubscribe: call(
    'DELETE companies/{company}/services/subscription/{subscription}',
    refreshes('company.subscribable', ...companyReads),
    needs('admin'),
  ),
})
