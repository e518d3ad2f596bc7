import type { ServiceKey } from '../domain/services.ts'

/**
 * What a user has to be (§6). `member`: nothing beyond the login and, where the path names a company, access to it.
 * `admin`: CompanyAdmin or ClientAdmin in the company. `userManager`: a role in the company that creates users.
 * `clientAdmin`: ClientAdmin of the path's client, or of the company's. `companyCreator`: a dealer.
 * `severalProfiles`: profiles in more than one company. Staff meet every one.
 */
export type NeededRole =
  | 'member'
  | 'admin'
  | 'userManager'
  | 'clientAdmin'
  | 'companyCreator'
  | 'severalProfiles'
  | 'staff'

/** One thing a call needs of whoever makes it. A service: a role grants one of them and the company holds it (§4). */
export type Need =
  | { readonly kind: 'role'; readonly role: NeededRole }
  | { readonly kind: 'service'; readonly anyOf: readonly ServiceKey[] }
