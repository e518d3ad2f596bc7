import type { Catalogue, Path } from './catalogue.ts'
import type { EdgeDay } from './columns.ts'
import { bytesOf, dithered, methodOf } from './draws.ts'
import { deniedByWaf } from './labels.ts'
import type { Stratum } from './outcomes.ts'
import type { SiteProfile } from './profile.ts'
import { Draws } from './random.ts'

/** Returns the size of a bundle from the same random draws as `DayMaker.add`, without its values. */
export function weightOf(
  draws: Draws,
  { kind, siteGroup }: Pick<SiteProfile, 'kind' | 'siteGroup'>,
  { stratum, path, isBot, person }: { stratum: Stratum; path: Path; isBot: boolean; person: number },
): number {
  draws.skip(person)
  const method = methodOf(kind, stratum, draws.next())
  const bytes =
    method === 'HEAD' || method === 'OPTIONS' ? 0 : bytesOf(stratum.response, path.bytes, () => draws.next())
  draws.skip(6)
  if (!isBot && draws.next() >= 0.24) draws.skip(siteGroup === undefined && path.contentType === 'text/html' ? 2 : 1)
  return bytes
}

/** The inputs of a small site's day: `rows` bundles of these outcomes, `requests` in total. */
export interface ScatteredDay {
  profile: SiteProfile
  seed: number
  catalogue: Catalogue
  strata: readonly Stratum[]
  table: Uint16Array
  requests: number
  rows: number
}

/** Returns the daily total of `DayMaker.scatter` from the same draws, without building rows. */
export function scatteredDay({ profile, seed, catalogue, strata, table, requests, rows }: ScatteredDay): EdgeDay {
  const draws = new Draws(seed)
  const random = () => draws.next()
  let quantile = draws.next()
  let botDice = draws.next()
  const did = { bytes: 0, denied: 0 }
  for (let i = 0; i < rows; i++) {
    const stratum = strata[table[Math.floor(draws.next() * table.length)] as number] as Stratum
    const count = dithered((requests / rows) * (0.7 + 0.6 * draws.next()), random)
    if (count < 1) continue
    botDice = (botDice + 0.41421356237) % 1
    const isBot = botDice < 0.19
    quantile = (quantile + 0.61803398875) % 1
    const path = catalogue.at(quantile)
    if (deniedByWaf(stratum.reason)) did.denied += count
    did.bytes += weightOf(draws, profile, { stratum, path, isBot, person: isBot ? 1 : 2 }) * count
  }
  return did
}
