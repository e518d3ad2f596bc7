export interface FoundCompany {
  readonly id: number
  readonly name: string
  readonly client?: { readonly name: string } | null
  readonly sites?: readonly { readonly url: string }[]
  /** The number, client or site by which a search found it; nothing if by its name. */
  readonly foundBy?: string
}

/** The rest is found by typing. */
export const MAX_SHOWN = 100

/** Finds companies by name, client or site (any part, ignoring case and accents) or by number; starts of names first. */
export function findCompanies(
  companies: readonly FoundCompany[],
  query: string,
): { shown: FoundCompany[]; total: number } {
  const wanted = plain(query.trim())
  const found = companies
    .flatMap((company) => {
      const match = matchOf(company, wanted)
      return match ? [{ company: match.by === undefined ? company : { ...company, foundBy: match.by }, ...match }] : []
    })
    .sort((a, b) => a.rank - b.rank || a.company.name.localeCompare(b.company.name))
  return { shown: found.slice(0, MAX_SHOWN).map(({ company }) => company), total: found.length }
}

function matchOf({ id, name, client, sites = [] }: FoundCompany, wanted: string): { rank: number; by?: string } | null {
  if (wanted !== '' && String(id) === wanted) return { rank: 0, by: wanted }
  const at = plain(name).indexOf(wanted)
  if (at >= 0) return { rank: Math.min(at, 1) }
  if (client && plain(client.name).includes(wanted)) return { rank: 2, by: client.name }
  const site = sites.find(({ url }) => url.includes(wanted))
  return site === undefined ? null : { rank: 3, by: site.url }
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
