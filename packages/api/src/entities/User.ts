import { array, boolean, type InferOutput, nullable, nullish, number, optional, string, union } from 'valibot'
import { loose, without } from './loose.ts'
import { Role } from './Role.ts'

/** Something that is shown by its name only. */
export const Named = loose({ id: number(), name: string() })
export type Named = InferOutput<typeof Named>

/** The stored preferences of the user; `preferences` is serialised (domain/preferences.ts reads it). */
export const UserPreferences = loose({
  id: number(),
  preferences: string(),
  version: string(),
  timezone: nullish(string(), 'default'),
})
export type UserPreferences = InferOutput<typeof UserPreferences>

export const CompanyProfile = loose({ id: number(), company: Named, roles: array(Role) })
export type CompanyProfile = InferOutput<typeof CompanyProfile>

/** The user's roles in all companies of one client. */
export const ClientProfile = loose({ id: number(), client: Named, roles: array(Role) })
export type ClientProfile = InferOutput<typeof ClientProfile>

/** The logged-in user (§3), from GET v2 companies/current_user/. */
export const User = loose({
  id: number(),
  username: string(),
  email: string(),
  // A null name must not fail the schema: without a user the app cannot start.
  first_name: nullish(string(), ''),
  last_name: nullish(string(), ''),
  is_staff: nullish(boolean(), false),
  is_dealer: nullish(boolean(), false),
  api_key: nullish(string(), null),
  transparentprofile_set: array(CompanyProfile),
  clientprofile_set: nullish(array(ClientProfile), []),
  user_preferences: nullish(UserPreferences, null),
})
export type User = InferOutput<typeof User>

/** A row of a company's user list and of the users to act as. Other people's API keys are dropped. */
export const CompanyUser = without(
  loose({
    id: number(),
    username: string(),
    email: string(),
    first_name: optional(string(), ''),
    last_name: optional(string(), ''),
    /** Null where the provider does not say. */
    two_factor: nullish(boolean(), null),
    roles: optional(array(loose({ id: number(), name: string() })), []),
  }),
  'api_key',
  'password',
)
export type CompanyUser = InferOutput<typeof CompanyUser>

/** A user whom staff may act as (§6), with the companies and clients they belong to where the provider says. */
export const PossibleUser = without(
  loose({
    id: number(),
    username: string(),
    email: string(),
    first_name: nullish(string(), ''),
    last_name: nullish(string(), ''),
    transparentprofile_set: nullish(array(loose({ company: Named })), []),
    clientprofile_set: nullish(array(loose({ client: Named })), []),
  }),
  'api_key',
  'password',
)
export type PossibleUser = InferOutput<typeof PossibleUser>

/** A group of the user, loaded on login (§6). */
export const Group = loose({ id: union([number(), string()]), name: string(), description: nullish(string(), null) })
export type Group = InferOutput<typeof Group>

/** The client's IP address, from GET ip/. */
export const IpAnswer = loose({ ip: string(), country: optional(nullable(string()), null) })
export type IpAnswer = InferOutput<typeof IpAnswer>

/** A user for the sandbox, stories and tests: a plain member of no company. */
export function makeUser(over: Partial<User> = {}): User {
  return {
    id: 1,
    username: 'ada@example.com',
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Byron',
    is_staff: false,
    is_dealer: false,
    api_key: null,
    transparentprofile_set: [],
    clientprofile_set: [],
    user_preferences: null,
    ...over,
  }
}

/** A row of a user list for the sandbox, stories and tests. */
export function makeCompanyUser(over: Partial<CompanyUser> = {}): CompanyUser {
  return {
    id: 1,
    username: 'ada@example.com',
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Byron',
    two_factor: false,
    roles: [],
    ...over,
  }
}
