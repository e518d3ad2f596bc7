import { yieldWhenDue } from '../yieldWhenDue.ts'
import type { Chunk, Traffic } from './columns.ts'

/** Builds the requests of sites in a range step by step, yielding to other requests. */
export async function gather(traffic: Traffic, sites: readonly string[], from: number, to: number): Promise<Traffic> {
  const gathered: { site: string | null; chunk: Chunk }[] = []
  for (const chunk of traffic.chunks(sites, from, to)) {
    gathered.push({ site: chunk.isMixed ? null : siteOf(chunk, traffic), chunk })
    await yieldWhenDue()
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

const siteOf = ({ codes, length }: Chunk, { dictionaries }: Traffic): string | null =>
  length > 0 ? dictionaries.vhost.value(codes.vhost[0] as number) : null
