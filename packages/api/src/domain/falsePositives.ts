import type { FalsePositivesRequest } from '../entities/Protection.ts'

/** The longest period of a report of WAF false positives: a week, in seconds. */
export const MAX_REPORT_SECONDS = 7 * 86_400

/** A report as entered: site ids, empty for all sites; `whitelist` also suggests exceptions. */
export interface ReportDraft {
  readonly from: number | null
  readonly to: number | null
  readonly sites: readonly number[]
  readonly whitelist: boolean
}

/** The report's request, or why it is invalid. */
export type ReportRequest =
  | { readonly kind: 'request'; readonly body: FalsePositivesRequest }
  | {
      readonly kind: 'refused'
      readonly field: 'from' | 'to'
      readonly fault: 'needed' | 'order' | 'future' | 'tooLong'
    }
  | { readonly kind: 'refused'; readonly field: 'sites'; readonly fault: 'foreign' }

/** Returns the request body of a report at a moment (epoch seconds) for sites of the company; a future end is cut. */
export function falsePositivesReport(draft: ReportDraft, companySites: readonly number[], now: number): ReportRequest {
  const { from, to, sites, whitelist } = draft
  if (from === null) return { kind: 'refused', field: 'from', fault: 'needed' }
  if (to === null) return { kind: 'refused', field: 'to', fault: 'needed' }
  if (!(from < to)) return { kind: 'refused', field: 'to', fault: 'order' }
  if (from >= now) return { kind: 'refused', field: 'from', fault: 'future' }
  const end = Math.floor(Math.min(to, now))
  const start = Math.floor(from)
  if (end - start > MAX_REPORT_SECONDS) return { kind: 'refused', field: 'to', fault: 'tooLong' }
  if (!sites.every((site) => companySites.includes(site))) return { kind: 'refused', field: 'sites', fault: 'foreign' }
  const chosen = [...new Set(sites)]
  const isEvery = chosen.length === new Set(companySites).size
  return {
    kind: 'request',
    body: { timestamp: { from: start, to: end }, sites: isEvery ? [] : chosen, whitelist },
  }
}
