import { type Chunk, columns, type Dictionaries, newCodes } from './columns.ts'
import type { Stratum } from './outcomes.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'
import { type Cumulative, DAY } from './shapes.ts'

/** Requests of a day that differ only in time: a row of the store. */
export interface Bundle {
  site: string
  tier: string
  stratum: Stratum
  count: number
  shape: number
  person: Person
  request: string
  contentType: string
  bytesEach: number
  microsEach: number
  method: string
  proto: string
  referer: string
}

/** A day's bundles and the curves they follow. */
export interface Day {
  day: number
  bundles: readonly Bundle[]
  shapes: readonly Cumulative[]
  random: Random
  isMixed: boolean
}

/** The rows of a day in columns. */
export function chunkOf({ bundles, shapes, day, random, isMixed }: Day, dictionaries: Dictionaries): Chunk {
  const length = bundles.length
  const codes = newCodes(length)
  const bytes = new Float64Array(length)
  const micros = new Float64Array(length)
  const counts = new Float64Array(length)
  const phase = new Float64Array(length)
  const shape = new Uint8Array(length)
  for (let row = 0; row < length; row++) {
    const bundle = bundles[row] as Bundle
    const { stratum, person, count } = bundle
    const values = {
      vhost: bundle.site,
      tier: bundle.tier,
      request: bundle.request,
      response: stratum.response,
      cached: stratum.cached,
      content_type: bundle.contentType,
      countrycode: person.countrycode,
      agent: person.agent,
      referer: bundle.referer,
      clientip: person.clientip,
      method: bundle.method,
      proto: bundle.proto,
      tcdndebugreason: stratum.reason,
    }
    for (const column of columns) codes[column][row] = dictionaries[column].code(values[column])
    counts[row] = count
    bytes[row] = bundle.bytesEach * count
    micros[row] = bundle.microsEach * count
    phase[row] = random()
    shape[row] = bundle.shape
  }
  return {
    isMixed,
    from: day * DAY,
    to: (day + 1) * DAY,
    length,
    codes,
    bytes,
    micros,
    when: {
      kind: 'spread',
      counts,
      phase,
      shape,
      shapes: shapes.length,
      cumulative: (index, second) => shapes[index]?.(second) ?? 0,
    },
  }
}
