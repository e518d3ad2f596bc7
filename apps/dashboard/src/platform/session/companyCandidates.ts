import type { User } from '@parapet/api'

interface CompanyPreference {
  readonly asked: number | null
  readonly current: number | null
  readonly last: number | null
}

/** Returns the candidate company ids (§4): the URL's, the current, the last, then the first profile's. */
export function companyCandidates(user: User, { asked, current, last }: CompanyPreference): number[] {
  const own = user.transparentprofile_set.map((profile) => profile.company.id)
  const mayAsk = user.is_staff || user.clientprofile_set.length > 0
  const wanted = [asked, current, last, own[0] ?? null]
  return [...new Set(wanted.filter((id): id is number => id !== null && id > 0 && (mayAsk || own.includes(id))))]
}
