import { recordConflicts, relativeName } from '../dnsRecords.ts'
import { unquotedText } from './bind.ts'
import { isSpf, spfLookups, spfTerms } from './spf.ts'
import { byName, knownRecord, type ZoneRecord, type ZoneRow } from './zone.ts'

/** A conflict or common mistake in a zone. `id` is the affected record, `other` the name that causes it. */
export type ZoneFinding =
  | { readonly kind: 'besideCname' | 'duplicate' | 'apexCname'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'mailToAlias' | 'nsToAlias' | 'srvToAlias'
      readonly id: string
      readonly name: string
      readonly other: string
    }
  | { readonly kind: 'noTarget' | 'loop'; readonly id: string; readonly name: string; readonly other: string }
  | { readonly kind: 'shadowed' | 'wildcardHidden'; readonly id: string; readonly name: string; readonly other: string }
  | { readonly kind: 'ttlDiffers' | 'spfTwice' | 'spfAll' | 'quotedText'; readonly id: string; readonly name: string }
  | { readonly kind: 'spfLookups'; readonly id: string; readonly name: string; readonly lookups: number }

const failing: ReadonlySet<ZoneFinding['kind']> = new Set([
  'besideCname',
  'apexCname',
  'mailToAlias',
  'nsToAlias',
  'srvToAlias',
  'noTarget',
  'loop',
  'spfTwice',
  'spfLookups',
  'quotedText',
])

/** The severity of a finding. */
export const findingTone = ({ kind }: ZoneFinding): 'bad' | 'watch' => (failing.has(kind) ? 'bad' : 'watch')

/** The maximum number of DNS lookups in an SPF record (RFC 7208, 4.6.4). */
export const MOST_SPF_LOOKUPS = 10

type Names = ReadonlyMap<string, readonly ZoneRow[]>

const parentsOf = (name: string, zone: string): string[] => {
  const parents: string[] = []
  for (let at = name; at !== zone && at.endsWith(`.${zone}`); ) {
    at = at.slice(at.indexOf('.') + 1)
    parents.push(at)
  }
  return parents
}

const aliases: ReadonlySet<string> = new Set(['CNAME', 'ALIAS', 'CDN'])
const pointers: ReadonlySet<string> = new Set(['CNAME', 'ALIAS', 'NS', 'SRV'])
const pointsTo = ({ type, value }: ZoneRecord) =>
  pointers.has(type) || type.startsWith('MX_') ? value.trim().toLowerCase().replace(/\.$/, '') : ''

/** Returns the findings of a zone, most severe first. */
export function zoneFindings(rows: readonly ZoneRow[], domain: string): ZoneFinding[] {
  const zone = domain.toLowerCase()
  const names = byName(rows, domain)
  const existing = new Set([...names.keys()].flatMap((name) => [name, ...parentsOf(name, zone)]))
  const found: ZoneFinding[] = []
  for (const [name, group] of names) {
    const cut = cutOver(name, names, zone)
    found.push(
      ...clashes(name, group, domain),
      ...mixedTtls(name, group),
      ...spfFindings(name, group, names),
      ...quotedTexts(name, group),
    )
    if (!cut) found.push(...hiddenWildcard(name, group, names, zone, existing))
    for (const row of group) {
      if (cut && !(row.record.type === 'NS' && cut === name))
        found.push({ kind: 'shadowed', id: row.id, name, other: cut })
      else found.push(...pointing(name, row, names, zone, existing))
    }
  }
  return found.sort((one, other) => Number(findingTone(other) === 'bad') - Number(findingTone(one) === 'bad'))
}

function clashes(name: string, group: readonly ZoneRow[], domain: string): ZoneFinding[] {
  const seen = new Set<string>()
  return group.flatMap((row): ZoneFinding[] => {
    const draft = knownRecord(row.record)
    if (!draft) return []
    if (draft.type === 'CNAME' && relativeName(name, domain) === '') return [{ kind: 'apexCname', id: row.id, name }]
    if (group.length === 1) return []
    const others = group.flatMap((other) => (other === row ? [] : (knownRecord(other.record) ?? [])))
    const [problem] = recordConflicts(draft, domain, others)
    if (problem?.fault === 'besideCname') return [{ kind: 'besideCname', id: row.id, name }]
    if (problem?.fault !== 'duplicate') return []
    const isFirst = !seen.has(draft.type)
    seen.add(draft.type)
    return isFirst ? [] : [{ kind: 'duplicate', id: row.id, name }]
  })
}

function mixedTtls(name: string, group: readonly ZoneRow[]): ZoneFinding[] {
  const first = new Map<string, number>()
  return group.flatMap(({ id, record }): ZoneFinding[] => {
    const type = record.type.startsWith('MX_') ? 'MX' : record.type
    const ttl = first.get(type)
    if (ttl === undefined) first.set(type, record.ttl)
    return ttl === undefined || ttl === record.ttl ? [] : [{ kind: 'ttlDiffers', id, name }]
  })
}

function cutOver(name: string, names: Names, zone: string): string | null {
  const chain = [...parentsOf(name, zone).reverse(), name]
  return chain.find((at) => at !== zone && names.get(at)?.some(({ record }) => record.type === 'NS')) ?? null
}

function hiddenWildcard(
  name: string,
  group: readonly ZoneRow[],
  names: Names,
  zone: string,
  existing: ReadonlySet<string>,
): ZoneFinding[] {
  const [first] = group
  if (!first || name.startsWith('*.') || name === zone) return []
  // Only the wildcard below the closest name that exists counts (RFC 4592).
  const closest = parentsOf(name, zone).find((at) => existing.has(at)) ?? zone
  const wildcard = names.get(`*.${closest}`)
  const isService = name.split('.').some((label) => label.startsWith('_'))
  const answers = (rows: readonly ZoneRow[]) =>
    rows.some(({ record }) => /^(A|AAAA|ALIAS|CNAME|CDN)$/.test(record.type))
  if (!wildcard || isService || !answers(wildcard) || answers(group)) return []
  return [{ kind: 'wildcardHidden', id: first.id, name, other: `*.${closest}` }]
}

function pointing(
  name: string,
  { id, record }: ZoneRow,
  names: Names,
  zone: string,
  existing: ReadonlySet<string>,
): ZoneFinding[] {
  const target = pointsTo(record)
  const isOurs = target === zone || target.endsWith(`.${zone}`)
  if (target === '' || !isOurs || cutOver(target, names, zone) !== null) return []
  const closest = [target, ...parentsOf(target, zone)].find((at) => existing.has(at))
  const wildcard = closest === target ? undefined : names.get(`*.${closest ?? zone}`)
  const answers = names.get(target) ?? wildcard ?? []
  if (answers.length === 0) return [{ kind: 'noTarget', id, name, other: target }]
  if (record.type === 'CNAME' || record.type === 'ALIAS')
    return isLoop(name, names) ? [{ kind: 'loop', id, name, other: target }] : []
  if (!answers.some((row) => aliases.has(row.record.type))) return []
  const kind = record.type === 'NS' ? 'nsToAlias' : record.type === 'SRV' ? 'srvToAlias' : 'mailToAlias'
  return [{ kind, id, name, other: target }]
}

function isLoop(start: string, names: Names): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = start; at !== undefined && !seen.has(at); ) {
    seen.add(at)
    const next: ZoneRow | undefined = names
      .get(at)
      ?.find(({ record }) => record.type === 'CNAME' || record.type === 'ALIAS')
    at = next && pointsTo(next.record)
    if (at === start) return true
  }
  return false
}

const quotedTexts = (name: string, group: readonly ZoneRow[]): ZoneFinding[] =>
  group.flatMap(({ id, record }) =>
    record.type === 'TXT' && unquotedText(record.value) !== null ? [{ kind: 'quotedText', id, name }] : [],
  )

function spfFindings(name: string, group: readonly ZoneRow[], names: Names): ZoneFinding[] {
  const records = group.filter(({ record }) => isSpf(record))
  const textOf = (host: string) => names.get(host)?.find(({ record }) => isSpf(record))?.record.value
  return records.flatMap(({ id, record }, index): ZoneFinding[] => {
    if (index > 0) return [{ kind: 'spfTwice', id, name }]
    const lookups = spfLookups(record.value, textOf)
    return [
      ...(lookups > MOST_SPF_LOOKUPS ? [{ kind: 'spfLookups', id, name, lookups } as const] : []),
      ...(spfTerms(record.value).some((term) => term === 'all' || term === '+all')
        ? [{ kind: 'spfAll', id, name } as const]
        : []),
    ]
  })
}

/** Groups findings by the id of their record. */
export function findingsById(findings: readonly ZoneFinding[]): ReadonlyMap<string, readonly ZoneFinding[]> {
  const groups = new Map<string, ZoneFinding[]>()
  for (const finding of findings) groups.set(finding.id, [...(groups.get(finding.id) ?? []), finding])
  return groups
}
