import {
  type DnsField,
  type DnsProblem,
  dnsRecordTypes,
  knownRecord,
  type RecordEntry,
  recordProblems,
  remaining,
  tidyRecord,
  unquotedText,
  type ZoneRecord,
  zoneRecord,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from './dns.en.ts'

/** The values of a record's form. */
export interface RecordDraft {
  type: string
  name: string
  ttl: string
  value: string
  priority: number | null
  weight: number | null
  port: number | null
}

const initialType = 'A'

/** Returns the initial values of the form, of a record or a new one. */
export function draftOf(record: ZoneRecord | null): RecordDraft {
  const { type, name, ttl, value, priority, weight, port } = record ?? {
    type: initialType,
    name: '',
    ttl: 3600,
    value: '',
    priority: null,
    weight: null,
    port: null,
  }
  return { type, name, ttl: String(ttl), value, priority, weight, port }
}

/** Returns the value of a draft as it is saved; a text may be pasted as quoted strings. */
const savedValue = ({ type, value }: RecordDraft): string => (type === 'TXT' ? (unquotedText(value) ?? value) : value)

/** Returns the record of a draft as it is saved. */
export const recordOf = (draft: RecordDraft, domain: string): ZoneRecord =>
  tidyRecord(zoneRecord({ ...draft, value: savedValue(draft), ttl: Number(draft.ttl) }), domain)

/** Validates a form against the zone; `id` is the edited record. */
export function draftErrors(
  draft: RecordDraft,
  id: string | null,
  entries: readonly RecordEntry[],
  domain: string,
  t: T<typeof en>,
): Partial<Record<DnsField, string>> {
  const type = dnsRecordTypes.find((known) => known === draft.type)
  if (!type) return {}
  const others = remaining(entries).flatMap((entry) => (entry.id === id ? [] : (knownRecord(entry.record) ?? [])))
  const value = type === 'CDN' ? '' : savedValue(draft)
  if (type === 'TXT' && value.trim().startsWith('"') && unquotedText(value) === null)
    return { value: t('error.openQuote') }
  const found = recordProblems({ ...draft, value, type, ttl: Number(draft.ttl) }, domain, others)
  return Object.fromEntries(found.map((problem) => [problem.field, recordProblemText(problem, t)]))
}

/** Describes a field's problem and what to enter instead. */
export const recordProblemText = ({ fault }: DnsProblem, t: T<typeof en>): string => t(`error.${fault}`)

/** Formats a record in one line for lists and messages. */
export const recordTitle = ({ name, type }: ZoneRecord, domain: string): string =>
  `${name === '' ? domain : name} ${type}`
