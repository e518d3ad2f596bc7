import type { ServiceKey } from '../domain/services.ts'

/** The role a call requires of the user (§6); staff meet all, `member` needs only access to the company. */
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
