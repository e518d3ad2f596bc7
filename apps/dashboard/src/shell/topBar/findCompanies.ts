export interface FoundCompany {
  readonly id: number
  readonly name: string
}

/** The rest is found by typing. */
export const MAX_SHOWN = 100

/** Finds companies by name (any part, ignoring case and accents) or id, prefix matches first, then by name. */
export function findCompanies(
  companies: readonly FoundCompany[],
  query: string,
): { shown: FoundCompany[]; total: number } {
  const wanted = plain(query.trim())
  const found = companies
    .map((company) => ({ company, at: matchRank(company, wanted) }))
    .filter((candidate) => candidate.at >= 0)
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1) || a.company.name.localeCompare(b.company.name))
  return { shown: found.slice(0, MAX_SHOWN).map(({ company }) => company), total: found.length }
}

function matchRank(company: FoundCompany, wanted: string): number {
  if (String(company.id) === wanted) return 0
  return plain(company.name).indexOf(wanted)
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
