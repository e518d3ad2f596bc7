import { type Company, isClientAdmin, isCompanyAdmin, type SharedUrl, type User } from '@parapet/api'

/** Whether a user may change what is saved: their own, and as an administrator everything of the company. */
export const mayChangeSaved = (
  row: Pick<SharedUrl, 'user'>,
  owner: number,
  { user, company }: { readonly user: User | null; readonly company: Company | null },
): boolean =>
  owner === user?.id || row.user === user?.id || isClientAdmin(user, company) || isCompanyAdmin(user, company)
