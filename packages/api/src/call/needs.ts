import type { ServiceKey } from '../domain/services.ts'

/**
 * The role a call requires of the user (§6). `member`: only a login and, if the path names a company, access to it.
 * `admin`: CompanyAdmin or ClientAdmin in the company. `userManager`: a role in the company that creates users.
 * `clientAdmin`: ClientAdmin of the path's client, or of the company's. `companyCreator`: a dealer.
 * `severalProfiles`: profiles in more than one company. Staff meet all of them.
 */
export type NeededRole =
  | 'member'
  | 'admin'
  | 'userManager'
  | 'clientAdmin'
  | 'companyCreator'
  | 'severalProfiles'
  | 'staff'

/** A permission a call requires. `service`: a role of the user grants one of `anyOf`, and the company holds it (§4). */
export type Need =
  | { readonly kind: 'role'; readonly role: NeededRole }
  | { readonly kind: 'service'; readonly anyOf: readonly ServiceKey[] }
