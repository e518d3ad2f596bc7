import type { Site } from '../entities/Site.ts'
import { type CertificateRow, type CertificateState, coveredSites } from './certificateRows.ts'

/** The HTTPS of a site: by its best certificate, else by the request for one, else as the site itself says. */
export type SiteHttps =
  | { readonly kind: 'valid' | 'expired' | 'failed'; readonly state: CertificateState; readonly row: CertificateRow }
  | { readonly kind: 'requested' }
  | { readonly kind: 'yes' | 'no' }

const daysLeft = ({ state }: CertificateRow) => (state.kind === 'valid' ? state.days : -1)

/** Returns the HTTPS of a site; `requested` are sites whose certificate was requested in this visit. */
export function siteHttps(
  { id, url, ssl }: Pick<Site, 'id' | 'url' | 'ssl'>,
  rows: readonly CertificateRow[],
  requested: readonly number[],
): SiteHttps {
  const own = rows.filter((row) => coveredSites(row, [], [url]).length > 0)
  const [best] = own.filter(({ state }) => state.kind === 'valid').toSorted((a, b) => daysLeft(b) - daysLeft(a))
  if (best) return { kind: 'valid', state: best.state, row: best }
  if (requested.includes(id) || own.some(({ state }) => state.kind === 'requested' || state.kind === 'waitingDns'))
    return { kind: 'requested' }
  const wrong = own.find(({ state }) => state.kind === 'failed') ?? own.find(({ state }) => state.kind === 'expired')
  if (wrong) return { kind: wrong.state.kind === 'failed' ? 'failed' : 'expired', state: wrong.state, row: wrong }
  return { kind: ssl ? 'yes' : 'no' }
}

/** Returns a function that finds the rows which may cover a host, without asking each: for thousands of sites. */
export function certificatesByHost(rows: readonly CertificateRow[]): (host: string) => readonly CertificateRow[] {
  const byName = new Map<string, CertificateRow[]>()
  for (const row of rows)
    for (const domain of row.domains) {
      const name = domain.toLowerCase()
      const known = byName.get(name)
      if (known) known.push(row)
      else byName.set(name, [row])
    }
  return (host) => {
    const name = host.toLowerCase()
    const wild = `*${name.slice(Math.max(0, name.indexOf('.')))}`
    return [...new Set([...(byName.get(name) ?? []), ...(byName.get(wild) ?? [])])]
  }
}
