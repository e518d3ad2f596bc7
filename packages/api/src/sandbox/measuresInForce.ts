import type { Measure } from '../domain/measures.ts'
import type { MeasureSpan } from './traffic/reactingTraffic.ts'
import type { MeasureRecord } from './world/records.ts'
import { type Change, sitesOf, type World } from './world/World.ts'

/** What a row does to requests: its measures, each with its end. */
type Deed = Pick<MeasureRecord, 'measure' | 'until' | 'list'> & { readonly company: number }

function deedsOfList(world: World, key: string): Deed[] {
  const list = world.network_lists.get(key)
  if (!list?.active || list.auto_generated || list.company === undefined) return []
  const byEnd = new Map<number | null, string[]>()
  for (const { address, until } of list.addresses) {
    const together = byEnd.get(until ?? null) ?? []
    together.push(address)
    byEnd.set(until ?? null, together)
  }
  const { company, name } = list
  return [...byEnd].map(([until, addresses]) => ({
    company,
    until,
    list: `acl_c${company}_${name}`,
    measure: { kind: 'block', how: 'blacklist', addresses },
  }))
}

/** What a row of each table does; rows of other tables do nothing. */
const deedsOf = {
  blocked(world: World, key: string): Deed[] {
    const row = world.blocked.get(key)
    if (!row) return []
    const measure: Measure = { kind: 'block', how: row.kind, addresses: [row.address] }
    return [{ company: row.company, measure, until: row.until ?? null }]
  },
  network_lists: deedsOfList,
  under_attack(world: World, key: string): Deed[] {
    const row = world.under_attack.get(key)
    const site = row && world.sites.get(row.id)?.url
    return row && site !== undefined
      ? [{ company: row.company, measure: { kind: 'underAttack', site }, until: null }]
      : []
  },
  api_protection(world: World, key: string): Deed[] {
    const row = world.api_protection.get(key)
    const site = row && world.sites.get(row.id)?.url
    if (!row?.active || site === undefined) return []
    const { action, methods, rate_limit, company } = row
    return [{ company, measure: { kind: 'apiRule', site, action, methods, rate: rate_limit ?? null }, until: null }]
  },
} as const

type SourceTable = keyof typeof deedsOf
const isSource = (table: string): table is SourceTable => table in deedsOf

/** The rows whose deeds a change may have changed: a deployed program can begin to refuse a list. */
function sourcesOf(world: World, { table, key }: Change): (readonly [SourceTable, string])[] {
  if (isSource(table)) return [[table, key]]
  const company = table === 'vcl_configs' ? world.vcl_configs.get(key)?.company : undefined
  if (company === undefined) return []
  return world.network_lists
    .entries()
    .flatMap(([list, row]) => (row.company === company ? [['network_lists', list] as const] : []))
}

const textOf = ({ measure, list }: Pick<Deed, 'measure' | 'list'>) => JSON.stringify([measure, list])

/**
 * Writes down which measures begin and end with some changes; traffic reacts from then on, and stays as it was before.
 * What was in force at the beginning is part of the traffic already.
 */
export function recordMeasures(world: World, changes: readonly Change[], now: number) {
  const at = Math.floor(now)
  const sources = new Map(
    changes.flatMap((change) => sourcesOf(world, change)).map((source) => [source.join(' '), source]),
  )
  for (const [source, [table, key]] of sources) {
    const current = new Map(deedsOf[table](world, key).map((deed) => [textOf(deed), deed]))
    for (const row of world.measures.all()) {
      if (row.source !== source || (row.until !== null && row.until <= at)) continue
      const still = current.get(textOf(row))
      const until = still ? still.until : at
      if (until !== row.until) world.measures.put(row.id, { ...row, until })
      if (still) current.delete(textOf(row))
    }
    for (const deed of current.values()) {
      if (deed.until !== null && deed.until <= at) continue
      const id = world.measures.nextId()
      world.measures.put(id, { ...deed, id, source, from: at })
    }
  }
}

/** The lists of addresses that a program of the edge refuses: `if (client.ip ~ acl_c300_name) { … 403 … }`. */
const refusingLists = /if\s*\(\s*client\.ip\s*~\s*(acl_c\d+_\w+)\s*\)\s*\{[^}]*\b403\b[^}]*\}/g

/** The times in which a company's live program refuses a list. */
function timesOfList({ vcl_configs }: World, company: number, list: string): { from: number; until: number | null }[] {
  const live = vcl_configs
    .all()
    .filter((row) => row.company === company && row.area === 'production' && row.error_text === null)
    .map(({ created_at, takes, config_body }) => ({ at: created_at + takes, config_body }))
    .sort((a, b) => a.at - b.at)
  return live.flatMap(({ at, config_body }, index) =>
    [...config_body.matchAll(refusingLists)].some(([, name]) => name === list)
      ? [{ from: at, until: live[index + 1]?.at ?? null }]
      : [],
  )
}

const earlier = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b))

function spansOf(world: World, { measure, from, until, company, list }: MeasureRecord): MeasureSpan[] {
  const sites = new Set(sitesOf(world, company).map(({ url }) => url))
  if (list === undefined) return [{ measure, from, until, sites }]
  return timesOfList(world, company, list).flatMap((time) => {
    const span = { measure, sites, from: Math.max(from, time.from), until: earlier(until, time.until) }
    return span.until === null || span.until > span.from ? [span] : []
  })
}

const noSpans: readonly MeasureSpan[] = []

/** Returns a function that gives the measures that act on traffic; the same array as long as nothing changes. */
export function measureSpans(world: World): () => readonly MeasureSpan[] {
  let read: readonly MeasureRecord[] = []
  let size = ''
  let spans = noSpans
  return () => {
    const rows = world.measures.all()
    if (rows.length === 0) return noSpans
    const now = `${world.sites.all().length} ${world.vcl_configs.all().length}`
    if (now === size && rows.length === read.length && rows.every((row, at) => row === read[at])) return spans
    read = rows
    size = now
    spans = rows.flatMap((row) => spansOf(world, row))
    return spans
  }
}
