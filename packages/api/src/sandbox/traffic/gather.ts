import { rest } from '../pause.ts'
import type { Chunk, Traffic } from './columns.ts'

/**
 * The requests of some sites in a range, made without keeping others waiting: making the days of a range is what takes long, and nobody
 * else is answered while the engine reads. The same chunks as the traffic's own, and so the same answers; for questions within what
 * was gathered.
 */
export async function gather(traffic: Traffic, sites: readonly string[], from: number, to: number): Promise<Traffic> {
  const gathered: { site: string | null; chunk: Chunk }[] = []
  for (const chunk of traffic.chunks(sites, from, to)) {
    gathered.push({ site: chunk.isMixed ? null : siteOf(chunk, traffic), chunk })
    await rest()
  }
  return {
    ...traffic,
    *chunks(some, start, end) {
      const wanted = new Set(some)
      for (const { site, chunk } of gathered)
        if (chunk.from < end && chunk.to > start && (site === null || wanted.has(site))) yield chunk
    },
  }
}

/** A chunk that is not mixed is of the site of its first row. */
const siteOf = ({ codes, length }: Chunk, { dictionaries }: Traffic): string | null =>
  length > 0 ? dictionaries.vhost.value(codes.vhost[0] as number) : null
