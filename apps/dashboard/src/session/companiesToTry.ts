import type { User } from '@parapet/api'

interface Wish {
  /** The id in the address. */
  readonly asked: number | null
  /** The company at hand. */
  readonly current: number | null
  /** The company of last time in this browser. */
  readonly last: number | null
}

/**
 * §4, company selection: the address first, then the current company, then the one of last time, then the first profile's. Staff, and
 * users with a client profile, may ask the provider for companies outside their company profiles (decisions.md, Routes).
 */
export function companiesToTry(user: User, { asked, current, last }: Wish): number[] {
  const own = user.transparentprofile_set.map((profile) => profile.company.id)
  const mayAsk = user.is_staff || user.clientprofile_set.length > 0
  const wanted = [asked, current, last, own[0] ?? null]
  return [...new Set(wanted.filter((id): id is number => id !== null && id > 0 && (mayAsk || own.includes(id))))]
}
