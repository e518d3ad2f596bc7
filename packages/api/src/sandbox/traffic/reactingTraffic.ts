import { type Measure, type MeasuredRequest, type MeasureEffect, measureTest } from '../../domain/measures.ts'
import type { Chunk, Column, Dictionaries, Traffic } from './columns.ts'
import { edgeDayOf } from './edgeTraffic.ts'
import { DAY } from './shapes.ts'

/** A measure with the time in which it was in force, epoch seconds. */
export interface MeasureSpan {
  readonly measure: Measure
  readonly from: number
  readonly until: number | null
  readonly sites: ReadonlySet<string>
}

const HOUR = 3600
const ANSWER_BYTES = 320
const ANSWER_MICROS = 400

interface Answer {
  readonly response: string
  readonly reason: string
}

const answers = {
  // Not the reason by which the firewall's denials are counted (decision 0073).
  block: { response: '403', reason: 'TCDN-RPE-403-Denied' },
  deniedUnderAttack: { response: '403', reason: 'TCDN-RPE-UA-403-Denylist' },
  captcha: { response: '418', reason: 'TCDN-RPE-418' },
  underAttack: { response: '403', reason: 'TCDN-RPE-Under Attack' },
  tooMany: { response: '429', reason: 'TCDN-RPE-429' },
} as const satisfies Record<string, Answer>

function answerOf({ measure }: MeasureSpan, { method }: MeasuredRequest, isUnderAttack: boolean): Answer {
  switch (measure.kind) {
    case 'underAttack':
      return answers.underAttack
    case 'block':
      if (measure.how !== 'blacklist') return answers.captcha
      return isUnderAttack ? answers.deniedUnderAttack : answers.block
    case 'apiRule':
      return measure.methods.length > 0 && !measure.methods.includes(method) ? answers.block : answers.tooMany
  }
}

/** Returns the requests a minute of a row's client at the edge of its site in the hour before a moment, as far as its day tells. */
function ratesBefore(chunk: Chunk, at: number, edge: number): (row: number) => number {
  const { when, codes, from, to } = chunk
  if (when.kind !== 'spread') return () => 0
  const start = Math.max(from, Math.min(at, to) - HOUR)
  const end = at <= from ? Math.min(to, from + HOUR) : Math.min(at, to)
  const passed = (row: number, second: number) =>
    Math.floor(
      (when.counts[row] as number) * when.cumulative(when.shape[row] as number, second - from) +
        (when.phase[row] as number),
    )
  const key = (row: number) => `${codes.vhost[row]} ${codes.clientip[row]}`
  const sums = new Map<string, number>()
  for (let row = 0; row < chunk.length; row++) {
    if (codes.tier[row] !== edge) continue
    sums.set(key(row), (sums.get(key(row)) ?? 0) + passed(row, end) - passed(row, start))
  }
  return (row) => (sums.get(key(row)) ?? 0) / (HOUR / 60)
}

/** The part of a chunk within [from, to); its requests stay in the seconds they were in. */
export function piece(chunk: Chunk, from: number, to: number, over: Partial<Chunk> = {}): Chunk {
  const { when } = chunk
  if (when.kind !== 'spread') return chunk
  const shift = from - chunk.from
  return {
    ...chunk,
    ...over,
    from,
    to,
    when: { ...when, cumulative: (shape, second) => when.cumulative(shape, second + shift) },
  }
}

type Meeting = { readonly span: MeasureSpan; readonly effect: MeasureEffect; readonly request: MeasuredRequest }

function reacted(chunk: Chunk, from: number, to: number, active: readonly MeasureSpan[], d: Dictionaries): Chunk {
  const { when, codes } = chunk
  if (when.kind !== 'spread') return chunk
  const edge = d.tier.code('L1')
  const tests = active.map((span) => {
    const { measure } = span
    const needsRate = measure.kind === 'apiRule' && measure.rate !== null
    return {
      span,
      isMet: measureTest(measure),
      perMinute: needsRate ? ratesBefore(chunk, span.from, edge) : () => 0,
    }
  })
  const text = (column: Column, row: number) => d[column].value(codes[column][row] as number)
  const response = codes.response.slice()
  const cached = codes.cached.slice()
  const reason = codes.tcdndebugreason.slice()
  const contentType = codes.content_type.slice()
  const bytes = chunk.bytes.slice()
  const micros = chunk.micros.slice()
  for (let row = 0; row < chunk.length; row++) {
    if (codes.tier[row] !== edge) continue
    const site = text('vhost', row)
    const about = { site, address: text('clientip', row), agent: text('agent', row), method: text('method', row) }
    const met = tests.flatMap(({ span, isMet, perMinute }): Meeting[] => {
      const request = { ...about, perMinute: perMinute(row) }
      const effect = span.sites.has(site) ? isMet(request) : null
      return effect ? [{ span, effect, request }] : []
    })
    const strongest = met.find(({ effect }) => effect === 'blocked') ?? met[0]
    if (!strongest) continue
    const isUnderAttack = active.some(({ measure }) => measure.kind === 'underAttack' && measure.site === site)
    const answer = answerOf(strongest.span, strongest.request, isUnderAttack)
    response[row] = d.response.code(answer.response)
    reason[row] = d.tcdndebugreason.code(answer.reason)
    cached[row] = d.cached.code('pass')
    contentType[row] = d.content_type.code('text/html')
    bytes[row] = ANSWER_BYTES * (when.counts[row] as number)
    micros[row] = ANSWER_MICROS * (when.counts[row] as number)
  }
  const over = {
    codes: { ...codes, response, cached, tcdndebugreason: reason, content_type: contentType },
    bytes,
    micros,
  }
  return piece(chunk, from, to, over)
}

function piecesOf(chunk: Chunk, spans: readonly MeasureSpan[], dictionaries: Dictionaries): readonly Chunk[] {
  const { from, to } = chunk
  const isIn = (second: number) => second > from && second < to
  const cuts = [...new Set(spans.flatMap((span) => [span.from, span.until ?? to]).filter(isIn))].sort((a, b) => a - b)
  return [from, ...cuts].map((start, index) => {
    const end = cuts[index] ?? to
    const active = spans.filter((span) => span.from <= start && (span.until ?? to) >= end)
    return active.length === 0 ? piece(chunk, start, end) : reacted(chunk, start, end, active, dictionaries)
  })
}

/**
 * Traffic on which the measures of a company act: from the moment of each, what it meets is answered at the edge. The
 * requests stay the same, and those of an imported log stay as they were.
 */
export function reactingTraffic(traffic: Traffic, spansNow: () => readonly MeasureSpan[]): Traffic {
  const { dictionaries } = traffic
  const kept = new WeakMap<Chunk, { spans: readonly MeasureSpan[]; pieces: readonly Chunk[] }>()
  const siteOf = (chunk: Chunk) => (chunk.isMixed ? null : dictionaries.vhost.value(chunk.codes.vhost[0] ?? 0))
  const reacting: Traffic = {
    ...traffic,
    dailyTotals(site) {
      const totals = traffic.dailyTotals?.(site)
      const own = spansNow().filter(({ sites }) => sites.has(site))
      if (!totals || own.length === 0) return totals
      const first = Math.min(...own.map(({ from }) => from))
      return (day) => ((day + 1) * DAY <= first ? totals(day) : edgeDayOf(reacting, site, day))
    },
    *chunks(sites, from, to) {
      const spans = spansNow()
      for (const chunk of traffic.chunks(sites, from, to)) {
        const site = siteOf(chunk)
        const own = spans.filter(
          (span) =>
            span.from < chunk.to && (span.until ?? chunk.to) > chunk.from && (site === null || span.sites.has(site)),
        )
        if (own.length === 0 || chunk.length === 0 || chunk.when.kind !== 'spread') {
          yield chunk
          continue
        }
        const known = kept.get(chunk)
        const pieces = known?.spans === spans ? known.pieces : piecesOf(chunk, own, dictionaries)
        if (known?.spans !== spans) kept.set(chunk, { spans, pieces })
        for (const part of pieces) if (part.from < to && part.to > from) yield part
      }
    },
  }
  return reacting
}
