import type { CertificateRow } from './certificateRows.ts'
import { expirationOf, expiryUrgency } from './certificates.ts'

const DAY = 86_400

/** The certificates that end on one day; `days` are whole days from now, negative for those that ended. */
export interface ExpiryDay {
  readonly days: number
  /** The first of them, epoch seconds. */
  readonly at: number
  readonly urgency: 'none' | 'low' | 'medium' | 'high'
  readonly names: readonly string[]
}

/** The days on which certificates end, in order, up to a number of days from now; also those that ended already. */
export function expiryTimeline(
  rows: readonly Pick<CertificateRow, 'certificate' | 'domains'>[],
  now: number,
  within: number,
): ExpiryDay[] {
  const byDay = new Map<number, { at: number; names: string[] }>()
  const ends = rows.flatMap(({ certificate, domains }) => {
    const at = certificate && expirationOf(certificate)
    return at ? [{ at, name: domains[0] ?? certificate.name }] : []
  })
  for (const { at, name } of ends.sort((a, b) => a.at - b.at)) {
    const days = Math.floor((at - now) / DAY)
    if (days > within) continue
    const day = byDay.get(days) ?? { at, names: [] }
    day.names.push(name)
    byDay.set(days, day)
  }
  return [...byDay].map(([days, day]) => ({ days, urgency: expiryUrgency(days), ...day }))
}
