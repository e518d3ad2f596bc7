import { backendVclName } from '../../entities/Backend.ts'
import { isDown } from '../world/provisioning.ts'
import type { ConfigRecord } from '../world/records.ts'
import { sitesOf, type World } from '../world/World.ts'
import { type Chunk, type Column, type EdgeDay, newCodes, type Traffic } from './columns.ts'
import { bySite, table } from './engine.ts'
import { deniedByWaf, isBot, ruleOf } from './labels.ts'
import { atTheEdge } from './scan.ts'
import { DAY } from './shapes.ts'
import { type EdgeRequest, edgeDecisions } from './vclDenials.ts'

/** A program while it was live on the sites of its company, in epoch seconds. */
export interface LiveProgram {
  readonly from: number
  readonly to: number
  readonly sites: readonly string[]
  readonly source: string
  /** The backends that answer. */
  readonly answering: readonly string[]
  /** The program before the first of them: the generated traffic already is what it leaves. */
  readonly base: string
}

/** Returns what has been deployed since the sandbox began. */
export function livePrograms(world: World, firstOwn: number): LiveProgram[] {
  const all = world.vcl_configs.all().filter(({ area, error_text }) => area === 'production' && error_text === null)
  const own = all.filter(({ id }) => id >= firstOwn)
  const liveAt = ({ created_at, takes }: ConfigRecord) => created_at + takes
  return own.flatMap((row) => {
    const later = own.filter(({ id, company }) => company === row.company && id > row.id)
    const to = Math.min(Number.POSITIVE_INFINITY, ...later.map(liveAt))
    const from = liveAt(row)
    if (to <= from) return []
    const base = all.findLast(({ id, company }) => company === row.company && id < firstOwn)?.config_body ?? ''
    const answering = world.backends
      .all()
      .filter(({ company, area, origin }) => company === row.company && area === 'production' && !isDown(origin))
      .map(backendVclName)
    return [
      { from, to, sites: sitesOf(world, row.company).map(({ url }) => url), source: row.config_body, base, answering },
    ]
  })
}

const ANSWER_BYTES = 312
const ANSWER_MICROS = 180
const FAILED_MICROS = 900

const answered = new WeakMap<Chunk, Map<string, Chunk>>()

/** The rows of a chunk as a program answers them. Answers are of automatic clients only where people can pass. */
function answeredBy(chunk: Chunk, { source, sites, base, answering }: LiveProgram, { dictionaries }: Traffic): Chunk {
  if (chunk.when.kind === 'points') return chunk
  const answers = answered.get(chunk) ?? new Map<string, Chunk>()
  answered.set(chunk, answers)
  const key = JSON.stringify([source, base, sites, answering])
  const before = answers.get(key)
  if (before) return before
  const ask = edgeDecisions(source)
  const asked = edgeDecisions(base)
  const own = new Set(sites)
  const reachable = new Set(answering)
  const codes = newCodes(chunk.length)
  for (const column of Object.keys(codes) as Column[]) codes[column].set(chunk.codes[column])
  const bytes = chunk.bytes.slice()
  const micros = chunk.micros.slice()
  const counts = chunk.when.counts.slice()
  const text = (column: Column, row: number) => dictionaries[column].value(chunk.codes[column][row] as number)
  let isChanged = false
  for (let row = 0; row < chunk.length; row++) {
    if (!own.has(text('vhost', row))) continue
    const request: EdgeRequest = {
      host: text('vhost', row),
      agent: text('agent', row),
      url: text('request', row),
      method: text('method', row),
      referer: text('referer', row),
      country: text('countrycode', row),
      address: text('clientip', row),
      proto: text('proto', row),
    }
    const before = asked(request)
    const now = ask(request)
    const rule = deniedByWaf(text('tcdndebugreason', row)) ? ruleOf(request.url)?.rule_id : undefined
    if (rule !== undefined && now.exceptions.includes(rule) && !before.exceptions.includes(rule)) {
      isChanged = true
      codes.response[row] = dictionaries.response.code('200')
      codes.tcdndebugreason[row] = dictionaries.tcdndebugreason.code('TCDN-OK')
    }
    const answer = before.answer ? null : now.answer
    const canPass = answer?.status === '418' || answer?.reason === 'TCDN-RPE-Under Attack'
    if (!answer || (canPass && !isBot(text('agent', row)))) {
      const isLost = before.backend !== null && now.backend !== before.backend && !reachable.has(now.backend ?? '')
      // What is cached, and what the edge answers by itself, needs no backend.
      const needsNone = text('cached', row) === 'hit' || text('tcdndebugreason', row).startsWith('TCDN-RPE')
      if (!isLost || needsNone || text('response', row).startsWith('5')) continue
      isChanged = true
      codes.response[row] = dictionaries.response.code('503')
      codes.cached[row] = dictionaries.cached.code('pass')
      codes.content_type[row] = dictionaries.content_type.code('text/html')
      codes.tcdndebugreason[row] = dictionaries.tcdndebugreason.code('TCDN-BENG-Service unavailable')
      bytes[row] = (counts[row] as number) * ANSWER_BYTES
      micros[row] = (counts[row] as number) * FAILED_MICROS
      continue
    }
    isChanged = true
    if (text('tier', row) !== 'L1') {
      // What the edge answers never reaches the midtier.
      counts[row] = 0
      bytes[row] = 0
      micros[row] = 0
      continue
    }
    codes.response[row] = dictionaries.response.code(answer.status)
    codes.cached[row] = dictionaries.cached.code('pass')
    codes.content_type[row] = dictionaries.content_type.code('text/html')
    codes.tcdndebugreason[row] = dictionaries.tcdndebugreason.code(answer.reason)
    bytes[row] = (counts[row] as number) * ANSWER_BYTES
    micros[row] = (counts[row] as number) * ANSWER_MICROS
  }
  const made = isChanged ? { ...chunk, codes, bytes, micros, when: { ...chunk.when, counts } } : chunk
  answers.set(key, made)
  return made
}

/** The part of a chunk within [from, to); its requests stay in the seconds they were in. */
function part(chunk: Chunk, from: number, to: number): Chunk {
  const { when } = chunk
  if (when.kind === 'points' || (from <= chunk.from && to >= chunk.to)) return chunk
  const later = from - chunk.from
  return {
    ...chunk,
    from,
    to,
    when: { ...when, cumulative: (shape, second) => when.cumulative(shape, second + later) },
  }
}

const known = new WeakMap<Traffic, { readonly programs: string; readonly edge: Traffic }>()

/** Traffic as the deployed programs answer it: the same object until another is deployed, as what is counted is kept by it. */
export function edgeTraffic(traffic: Traffic, programs: readonly LiveProgram[]): Traffic {
  if (programs.length === 0) return traffic
  const key = JSON.stringify(programs)
  const before = known.get(traffic)
  if (before?.programs === key) return before.edge
  const edge = newEdgeTraffic(traffic, programs)
  known.set(traffic, { programs: key, edge })
  return edge
}

/** The daily total of a site (tier L1), counted from its rows. */
export function edgeDayOf(traffic: Traffic, site: string, day: number): EdgeDay {
  const rowsWhere = (reason: (text: string) => boolean) => {
    const conditions = [atTheEdge, { column: 'tcdndebugreason' as const, passes: reason }]
    const question = { sites: [site], from: day * DAY, to: (day + 1) * DAY, conditions }
    return table(traffic, question, bySite, 1).results[0]
  }
  return { bytes: rowsWhere(() => true)?.bytes ?? 0, denied: rowsWhere(deniedByWaf)?.requests ?? 0 }
}

function newEdgeTraffic(traffic: Traffic, programs: readonly LiveProgram[]): Traffic {
  const moments = programs.flatMap(({ from, to }) => [from, to])
  const inForce = (second: number) => programs.filter(({ from, to }) => from <= second && second < to)
  function* pieces(chunk: Chunk) {
    if (chunk.when.kind === 'points') {
      yield chunk
      return
    }
    const edges = [...new Set([chunk.from, chunk.to, ...moments.filter((at) => at > chunk.from && at < chunk.to)])]
    edges.sort((a, b) => a - b)
    for (const [i, from] of edges.slice(0, -1).entries()) {
      let piece = chunk
      for (const program of inForce(from)) piece = answeredBy(piece, program, traffic)
      yield part(piece, from, edges[i + 1] as number)
    }
  }
  const edge: Traffic = {
    ...traffic,
    *chunks(sites, from, to) {
      for (const chunk of traffic.chunks(sites, from, to))
        for (const piece of pieces(chunk)) if (piece.from < to && piece.to > from) yield piece
    },
    dailyTotals(site) {
      const totals = traffic.dailyTotals?.(site)
      const own = programs.filter(({ sites }) => sites.includes(site))
      const first = Math.min(...own.map(({ from }) => from))
      return (
        totals &&
        ((day) => {
          if ((day + 1) * DAY <= first) return totals(day)
          return edgeDayOf(edge, site, day)
        })
      )
    },
  }
  return edge
}
