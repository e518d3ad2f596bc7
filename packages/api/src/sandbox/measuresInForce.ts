import type { Measure } from '../domain/measures.ts'
import type { MeasureSpan } from './traffic/reactingTraffic.ts'
import type { MeasureRecord } from './world/records.ts'
import { sitesOf, type World } from './world/World.ts'

interface InForce {
  company: number
  measure: Measure
  until: number | null
}

/** The lists of addresses that a program of the edge refuses: `if (client.ip ~ acl_c300_name) { … 403 … }`. */
const refusingLists = /if\s*\(\s*client\.ip\s*~\s*(acl_c\d+_\w+)\s*\)\s*\{[^}]*\b403\b[^}]*\}/g

function* listsInForce({ network_lists, vcl_configs }: World, now: number): Iterable<InForce> {
  for (const list of network_lists.all()) {
    if (!list.active || list.auto_generated || list.addresses.length === 0 || list.company === undefined) continue
    const live = vcl_configs
      .all()
      .filter(
        ({ company, area, error_text, created_at, takes }) =>
          company === list.company && area === 'production' && error_text === null && created_at + takes <= now,
      )
      .reduce<{ config_body: string; at: number } | null>((latest, { config_body, created_at, takes }) => {
        const at = created_at + takes
        return latest && latest.at > at ? latest : { config_body, at }
      }, null)
    const names = [...(live?.config_body.matchAll(refusingLists) ?? [])].map(([, name]) => name)
    if (!names.includes(`acl_c${list.company}_${list.name}`)) continue
    const byEnd = new Map<number | null, string[]>()
    for (const { address, until } of list.addresses) {
      const together = byEnd.get(until ?? null) ?? []
      together.push(address)
      byEnd.set(until ?? null, together)
    }
    for (const [until, addresses] of byEnd)
      yield { company: list.company, measure: { kind: 'block', how: 'blacklist', addresses }, until }
  }
}

function* allInForce(world: World, now: number): Iterable<InForce> {
  for (const { company, kind, address, until } of world.blocked.all())
    yield { company, measure: { kind: 'block', how: kind, addresses: [address] }, until: until ?? null }
  yield* listsInForce(world, now)
  for (const { id, company } of world.under_attack.all()) {
    const site = world.sites.get(id)?.url
    if (site !== undefined) yield { company, measure: { kind: 'underAttack', site }, until: null }
  }
  for (const { id, company, active, action, methods, rate_limit } of world.api_protection.all()) {
    const site = world.sites.get(id)?.url
    if (site !== undefined && active)
      yield { company, measure: { kind: 'apiRule', site, action, methods, rate: rate_limit ?? null }, until: null }
  }
}

const keyOf = ({ company, measure }: Pick<InForce, 'company' | 'measure'>) => JSON.stringify([company, measure])
const isOpen =
  (now: number) =>
  ({ until }: Pick<InForce, 'until'>) =>
    until === null || until > now

/** Marks what is in force at the beginning: its effect is part of the traffic already. */
export function recordBeginning(world: World, now: number) {
  let id = world.measures.nextId()
  for (const one of allInForce(world, now))
    world.measures.load(String(id), { ...one, id: id++, from: Math.floor(now), isFromBeginning: true })
}

/** Writes down which measures began and ended with a write; the traffic reacts from then on, and stays as it was before. */
export function recordMeasures(world: World, now: number) {
  const at = Math.floor(now)
  const current = new Map([...allInForce(world, now)].filter(isOpen(at)).map((one) => [keyOf(one), one]))
  const known = new Map<string, MeasureRecord>()
  for (const row of world.measures.all()) if (isOpen(at)(row)) known.set(keyOf(row), row)
  for (const [key, row] of known) {
    const until = current.has(key) ? (current.get(key)?.until ?? null) : at
    if (until !== row.until) world.measures.put(row.id, { ...row, until })
  }
  for (const [key, one] of current) {
    if (known.has(key)) continue
    const id = world.measures.nextId()
    world.measures.put(id, { ...one, id, from: at, isFromBeginning: false })
  }
}

const noSpans: readonly MeasureSpan[] = []

/** Returns a function that gives the measures that act on traffic; the same array as long as nothing changes. */
export function measureSpans(world: World): () => readonly MeasureSpan[] {
  let read: readonly MeasureRecord[] = []
  let siteCount = 0
  let spans = noSpans
  return () => {
    const rows = world.measures.all().filter(({ isFromBeginning }) => !isFromBeginning)
    const sites = rows.length > 0 ? world.sites.all().length : 0
    const isSame = sites === siteCount && rows.length === read.length && rows.every((row, at) => row === read[at])
    if (isSame) return spans
    read = rows
    siteCount = sites
    spans = rows.map(({ measure, from, until, company }) => ({
      measure,
      from,
      until,
      sites: new Set(sitesOf(world, company).map(({ url }) => url)),
    }))
    return spans
  }
}
