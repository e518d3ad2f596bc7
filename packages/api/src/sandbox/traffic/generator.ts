import { type Bundle, chunkOf } from './bundles.ts'
import { type Catalogue, catalogueOf, type SiteKind } from './catalogue.ts'
import type { Chunk, Dictionaries, Traffic } from './columns.ts'
import { scatteredDay } from './counting.ts'
import { DayMaker, requestsOf, shapesOf } from './dayMaker.ts'
import { type Incident, usualIncidents } from './incidents.ts'
import { midtierStrata, strataOf, usual } from './outcomes.ts'
import { type Audience, crowdOf, hostileStrings, moreHostileStrings } from './people.ts'
import type { SiteProfile } from './profile.ts'
import { hashText, mix, pickTable, randomOf } from './random.ts'
import { type Cumulative, DAY, windowDay } from './shapes.ts'

export interface GeneratorOptions {
  seed: number
  /** Incidents lie at fixed offsets before this moment (epoch seconds). */
  anchor: number
  dictionaries: Dictionaries
  profile: (site: string) => SiteProfile | undefined
  siteGroup?: (name: string) => readonly string[]
  isHostile?: boolean
  keptRows?: number
  incidents?: readonly Incident[]
}

const usuallyKept = 2_500_000

const bundlesFor = (requests: number) => Math.min(420, Math.max(3, Math.round(requests ** 0.35)))

const fewBundles = 24

const kinds: readonly SiteKind[] = ['news', 'shop', 'video', 'api', 'corporate', 'intl']

const evenDay = windowDay(0, DAY)
const evenDays = [evenDay, evenDay, evenDay]

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const created = new Map<Key, Value>()
  return (key) => {
    const hit = created.get(key) ?? make(key)
    created.set(key, hit)
    return hit
  }
}

function newCast(seed: number) {
  const crowd = once((audience: Audience) => crowdOf(seed, audience))
  const strata = once((kind: SiteKind) => {
    const list = strataOf(kind)
    return { list, table: pickTable(list.map(({ share }) => share)) }
  })
  const byVariant = [0, 1, 2, 3].map((variant) => once((kind: SiteKind) => catalogueOf(seed, kind, variant)))
  const catalogue = (site: string, kind: SiteKind) => byVariant[hashText(site) % 4]?.(kind) as Catalogue
  return { crowd, strata, catalogue }
}

/** Creates traffic from a seed: a site's UTC day is a pure function of seed, site and day. */
export function generatedTraffic(options: GeneratorOptions): Traffic {
  const {
    seed,
    anchor,
    dictionaries,
    profile: profileOf,
    siteGroup: sitesOfGroup = () => [],
    isHostile = false,
  } = options
  const { incidents: others = [], keptRows = usuallyKept } = options
  const cast = newCast(seed)
  const cached = new Map<string, Chunk>()
  let rows = 0

  function addIncidents(maker: DayMaker, incidents: readonly Incident[], day: number) {
    for (const { kind, before, lasts, strength, pauses = [] } of incidents) {
      const start = day * DAY
      const from = Math.max(0, anchor - before - day * DAY)
      const to = Math.min(DAY, anchor - before + lasts - day * DAY)
      const own = pauses.map((pause) => ({ from: pause.from - start, to: pause.to - start }))
      if (to > from) maker.incident(kind, { from, to }, strength, own)
    }
  }

  function fillDay(
    site: string,
    profile: SiteProfile,
    day: number,
    shapes: Cumulative[],
    firstShape: number,
    isCounting = false,
  ): DayMaker {
    const { kind, audience } = profile
    const dayContext = { catalogue: cast.catalogue(site, kind), crowd: cast.crowd(audience), shapes, firstShape }
    const maker = new DayMaker(site, profile, day, seed, dayContext, isCounting)
    const strata = cast.strata(kind)
    const size = bundlesFor(maker.requests)
    if (size < fewBundles) maker.scatter(strata.list, strata.table, maker.requests, size)
    else maker.spread('L1', strata.list, maker.requests, size)
    const canSkipMidtier = isCounting && !profile.hasIncidents && !isHostile
    if (profile.midtier && !canSkipMidtier) {
      const misses = 1 - usual.hits[kind] - usual.passes[kind]
      maker.spread('L2', midtierStrata, maker.requests * misses, Math.ceil(size / 4))
    }
    if (profile.hasIncidents) {
      addIncidents(maker, usualIncidents, day)
    }
    if (isHostile) maker.hostile({ share: 0.8, slope: 1 }, moreHostileStrings)
    else if (profile.hasIncidents) maker.hostile({ share: 0.0004 }, hostileStrings)
    if (profile.hasIncidents) maker.beside(() => addIncidents(maker, others, day))
    return maker
  }

  const curvesOf = (site: string, { kind, siteGroup }: SiteProfile, day: number) =>
    siteGroup === undefined ? shapesOf(kind, mix(seed, hashText(site)), day) : [...groupShapes(day)]

  function siteDay(site: string, profile: SiteProfile, day: number): Chunk {
    const shapes = curvesOf(site, profile, day)
    const { bundles, random } = fillDay(site, profile, day, shapes, 0)
    return chunkOf({ day, bundles, shapes, random, isMixed: false }, dictionaries)
  }

  const groupShapes = once((day: number) => kinds.flatMap((kind) => shapesOf(kind, seed, day)))

  function groupDay(name: string, day: number): Chunk {
    const shapes = [...groupShapes(day)]
    const bundles: Bundle[] = []
    for (const site of sitesOfGroup(name)) {
      const profile = profileOf(site)
      if (!profile) continue
      const created = fillDay(site, profile, day, shapes, kinds.indexOf(profile.kind) * 3).bundles
      for (const bundle of created) bundles.push(bundle)
    }
    return chunkOf(
      { day, bundles, shapes, random: randomOf(mix(seed, hashText(name), day)), isMixed: true },
      dictionaries,
    )
  }

  function getCached(key: string, make: () => Chunk): Chunk {
    const hit = cached.get(key)
    if (hit) return hit
    const created = make()
    cached.set(key, created)
    rows += created.length + 20
    for (const [oldest, { length }] of cached) {
      if (rows <= keptRows) break
      cached.delete(oldest)
      rows -= length + 20
    }
    return created
  }

  function* daysOf(profile: SiteProfile, from: number, to: number, make: (day: number) => Chunk, name: string) {
    const first = Math.floor(Math.max(from, profile.since) / DAY)
    for (let day = first; day * DAY < to; day++) yield getCached(`${day} ${name}`, () => make(day))
  }

  return {
    dictionaries,
    has: (site) => profileOf(site) !== undefined,
    dailyTotals(site) {
      const profile = profileOf(site)
      if (!profile) return undefined
      const { kind, hasIncidents } = profile
      const first = Math.floor(profile.since / DAY)
      const siteSeed = mix(seed, hashText(site))
      const catalogue = cast.catalogue(site, kind)
      const { list: strata, table } = cast.strata(kind)
      return (day) => {
        if (day < first) return { bytes: 0, denied: 0 }
        const requests = requestsOf(profile, siteSeed, day)
        const rows = bundlesFor(requests)
        if (rows < fewBundles && !hasIncidents && !isHostile)
          return scatteredDay({ profile, seed: mix(siteSeed, day), catalogue, strata, table, requests, rows })
        const shapes = hasIncidents ? curvesOf(site, profile, day) : evenDays
        return fillDay(site, profile, day, shapes, 0, true).did
      }
    },
    *chunks(sites, from, to) {
      const siteGroups = new Set<string>()
      for (const site of sites) {
        const profile = profileOf(site)
        if (!profile) continue
        const { siteGroup } = profile
        if (siteGroup === undefined) yield* daysOf(profile, from, to, (day) => siteDay(site, profile, day), site)
        else if (!siteGroups.has(siteGroup)) {
          siteGroups.add(siteGroup)
          yield* daysOf(profile, from, to, (day) => groupDay(siteGroup, day), siteGroup)
        }
      }
    },
  }
}
