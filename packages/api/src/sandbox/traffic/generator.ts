import { type Catalogue, catalogueOf, type SiteKind } from './catalogue.ts'
import { type Chunk, columns, type Dictionaries, newCodes, type Traffic } from './columns.ts'
import { type Incident, type IncidentKind, usualIncidents } from './incidents.ts'
import {
  type Audience,
  type Crowd,
  crowdOf,
  type HostileStrings,
  hostileStrings,
  moreHostileStrings,
  type Person,
} from './people.ts'
import { bell, hashText, mix, pickTable, type Random, randomOf } from './random.ts'
import { type Cumulative, DAY, dayFactor, dippedDay, ordinaryDay, windowDay } from './shapes.ts'

/** What the generator has to know of a site. */
export interface SiteProfile {
  kind: SiteKind
  audience: Audience
  /** Requests of an ordinary day of mid-2026. */
  requestsPerDay: number
  /** Misses go to a second cache layer, which is seen as tier L2. */
  midtier: boolean
  /** Epoch seconds before which the site had no traffic. */
  since: number
  /** Takes part in the incidents (fixed offsets before the anchor). */
  hasIncidents: boolean
  /** Small sites are made together, so that thousands of them are as quick as a few: the name of the herd it belongs to. */
  herd?: string
}

export interface GeneratorOptions {
  seed: number
  /** Incidents lie at fixed offsets before this moment (epoch seconds). */
  anchor: number
  dictionaries: Dictionaries
  profile: (site: string) => SiteProfile | undefined
  /** The sites of a herd. */
  herd?: (name: string) => readonly string[]
  /** Every site gets many requests with hostile strings; otherwise a few sites get a few. */
  isHostile?: boolean
  /** The most rows that are kept in memory. */
  keptRows?: number
  /** What happens beside the usual. */
  incidents?: readonly Incident[]
}

/** A group of requests with one outcome and its share of the day. */
interface Stratum {
  share: number
  response: string
  cached: string
  reason: string
}

/** Shares of requests that are hits, and that cannot be cached. */
const usual = {
  hits: { news: 0.945, shop: 0.88, video: 0.972, api: 0.52, corporate: 0.9, intl: 0.93 },
  passes: { news: 0.012, shop: 0.05, video: 0.004, api: 0.33, corporate: 0.03, intl: 0.015 },
} satisfies Record<string, Record<SiteKind, number>>

/** Statuses of the calibration (data/README.md): 200 91 %, 304 4.5 %, 404 2.1 %, 301 1.6 %, 206 0.5 %, the rest 0.3 %. */
const statuses: readonly (readonly [string, number, string])[] = [
  ['304', 0.045, 'TCDN-OK'],
  ['404', 0.021, 'TCDN-OK'],
  ['301', 0.016, 'TCDN-RPE-301'],
  ['206', 0.005, 'TCDN-OK'],
  ['302', 0.0008, 'TCDN-OK'],
  ['403', 0.0009, 'TCDN-RPE-403'],
  ['400', 0.0003, 'TCDN-OK'],
  ['429', 0.0003, 'TCDN-RPE-GRL-429-Too Many Requests'],
  ['500', 0.00015, 'TCDN-OENG'],
  ['502', 0.0002, 'TCDN-BENG-502'],
  ['503', 0.0003, 'TCDN-BENG-Service unavailable'],
  ['504', 0.00005, 'TCDN-BENG-504'],
]

function strataOf(kind: SiteKind): Stratum[] {
  const hits = usual.hits[kind]
  const passes = usual.passes[kind]
  const rest = 1 - hits - passes
  const ok = 0.91
  const stratum = (share: number, response: string, cached: string, reason = 'TCDN-OK'): Stratum => ({
    share,
    response,
    cached,
    reason,
  })
  return [
    stratum(ok * hits, '200', 'hit'),
    stratum(ok * passes, '200', 'pass'),
    stratum(ok * rest * 0.92, '200', 'miss'),
    stratum(ok * rest * 0.05, '200', 'expired'),
    stratum(ok * rest * 0.03, '200', 'stale'),
    ...statuses.flatMap(([response, share, reason]) => {
      if (response.startsWith('5')) return [stratum(share, response, 'pass', reason)]
      if (reason.startsWith('TCDN-RPE')) return [stratum(share, response, 'pass', reason)]
      return [stratum(share * hits, response, 'hit', reason), stratum(share * (1 - hits), response, 'miss', reason)]
    }),
  ]
}

/** The second layer sees what the first one missed. */
const midtierStrata: readonly Stratum[] = [
  { share: 0.78, response: '200', cached: 'hit', reason: 'TCDN-OK' },
  { share: 0.16, response: '200', cached: 'miss', reason: 'TCDN-OK' },
  { share: 0.03, response: '304', cached: 'hit', reason: 'TCDN-OK' },
  { share: 0.014, response: '404', cached: 'miss', reason: 'TCDN-OK' },
  { share: 0.01, response: '200', cached: 'expired', reason: 'TCDN-OK' },
  { share: 0.004, response: '200', cached: 'stale', reason: 'TCDN-OK' },
  { share: 0.002, response: '503', cached: 'pass', reason: 'TCDN-BENG-Service unavailable' },
]

interface Bundle {
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

const microsMedian: Record<string, number> = {
  hit: 1_500,
  stale: 1_900,
  expired: 95_000,
  miss: 140_000,
  pass: 190_000,
}

/** Mean time of a bundle in µs: some are far above the median, as in life. */
function microsOf(stratum: Stratum, random: Random): number {
  const { reason, cached } = stratum
  const answeredAtEdge = reason.startsWith('TCDN-RPE')
  const median = reason === 'TCDN-BENG-504' ? 30_000_000 : answeredAtEdge ? 400 : (microsMedian[cached] ?? 5_000)
  return Math.round(median * Math.exp(0.75 * bell(random)) * (random() < 0.02 ? 6 : 1))
}

const asUsual: Partial<Bundle> = {}
const nobody: Person = { clientip: '', countrycode: '', agent: '', isBot: false }
const noBot: Person = { ...nobody, isBot: true }

/** Draws what choosing a bot or a person draws, where nobody wants to know who. */
function skipPerson(isBot: boolean, random: Random): Person {
  random()
  if (isBot) return noBot
  random()
  return nobody
}

/** Draws what `microsOf` draws, where nobody wants to know. */
function skipMicros(random: Random): number {
  for (let i = 0; i < 5; i++) random()
  return -1
}

function bytesOf(response: string, size: number, random: Random): number {
  if (response === '200') return Math.round(size * (0.92 + 0.16 * random()))
  if (response === '206') return Math.round(size * (0.1 + 0.6 * random()))
  if (response === '304') return 0
  return Math.round(180 + 900 * random())
}

const outerReferers = [
  'https://www.google.com/',
  'https://www.google.es/',
  'https://www.bing.com/',
  'https://t.co/',
  'https://www.facebook.com/',
  'https://news.google.com/',
  'android-app://com.google.android.googlequicksearchbox/',
]

/** Small sites only have referers from elsewhere: their own pages would be thousands of distinct values. */
function refererOf(
  site: string | null,
  contentType: string,
  isBot: boolean,
  catalogue: Catalogue,
  random: Random,
): string {
  if (isBot || random() < 0.24) return '-'
  if (site === null || (contentType === 'text/html' && random() < 0.55)) {
    return outerReferers[Math.floor(random() ** 2 * outerReferers.length)] ?? '-'
  }
  const page = catalogue.at(random())
  return `https://${site}${page.contentType === 'text/html' ? page.request : '/'}`
}

function methodOf(kind: SiteKind, stratum: Stratum, random: Random): string {
  const dice = random()
  if (stratum.cached === 'pass') {
    if (kind === 'api') return dice < 0.42 ? 'POST' : dice < 0.52 ? 'PUT' : dice < 0.6 ? 'OPTIONS' : 'GET'
    return dice < 0.35 ? 'POST' : 'GET'
  }
  return dice < 0.012 ? 'HEAD' : 'GET'
}

const PEOPLE = 0
const BOTS = 1
const HITS = 2

/** How many bundles tell a day: enough for a few hundred distinct things, few enough to keep years. */
const bundlesFor = (requests: number) => Math.min(420, Math.max(3, Math.round(requests ** 0.35)))

/** Rounds so that the mean stays: 0.3 is 1 in three of ten cases. */
const dithered = (value: number, random: Random) => Math.floor(value + random())

/** What a day is made of that others may share. */
interface Surroundings {
  catalogue: Catalogue
  crowd: Crowd
  /** The day's curves: three from `firstShape` on are this site's. */
  shapes: Cumulative[]
  firstShape: number
}

/** The three curves of a day: people, bots, and what the cache answers, which has luck of its own. */
function shapesOf(kind: SiteKind, seed: number, day: number): Cumulative[] {
  return [ordinaryDay(kind, seed, day), ordinaryDay('bots', seed, day), ordinaryDay(kind, mix(seed, 5), day)]
}

/** A try at a login: many addresses, few programmes, always the same form. */
function loginOf(i: number): Pick<Bundle, 'person' | 'request' | 'method' | 'contentType'> {
  const person = {
    clientip: `203.0.113.${180 + i}`,
    countrycode: ['RU', 'US', 'SG', 'BR', 'IN'][i % 5] ?? 'US',
    agent: ['python-requests/2.32.4', 'Go-http-client/2.0', 'okhttp/5.1.0'][i % 2] ?? '-',
    isBot: true,
  }
  return { person, request: '/v2/session', method: 'POST', contentType: 'application/json' }
}

/** Most tries are wrong passwords; the rest is kept off by the firewall, by a captcha, and by the rate limit. */
function stuffingOutcome(i: number): Stratum {
  const outcome = (response: string, reason: string): Stratum => ({ share: 0, response, cached: 'pass', reason })
  if (i % 8 === 5) return outcome('403', 'TCDN-RPE-403')
  if (i % 8 === 6) return outcome('418', 'TCDN-RPE-418')
  if (i % 8 === 7) return outcome('429', 'TCDN-RPE-GRL-429-Too Many Requests')
  return outcome('401', 'TCDN-OK')
}

class DayMaker {
  readonly bundles: Bundle[] = []
  /** Only adds up what the edge sent: the same day, without its rows. */
  readonly isCounting: boolean
  edgeBytes = 0
  readonly shapes: Cumulative[]
  readonly firstShape: number
  readonly site: string
  readonly profile: SiteProfile
  readonly day: number
  readonly requests: number
  readonly catalogue: Catalogue
  readonly crowd: Crowd
  random: Random
  #quantile: number
  #botDice: number

  constructor(
    site: string,
    profile: SiteProfile,
    day: number,
    seed: number,
    { catalogue, crowd, shapes, firstShape }: Surroundings,
    isCounting: boolean,
  ) {
    this.isCounting = isCounting
    const siteSeed = mix(seed, hashText(site))
    this.site = site
    this.profile = profile
    this.day = day
    this.catalogue = catalogue
    this.crowd = crowd
    this.random = randomOf(mix(siteSeed, day))
    this.#quantile = this.random()
    this.#botDice = this.random()
    this.requests = profile.requestsPerDay * dayFactor(profile.kind, siteSeed, day)
    this.shapes = shapes
    this.firstShape = firstShape
  }

  /** Even steps with an irrational width: any number of them covers the popularity evenly. */
  #path() {
    this.#quantile = (this.#quantile + 0.61803398875) % 1
    return this.catalogue.at(this.#quantile)
  }

  #someone(isBot: boolean): Person {
    return isBot ? this.crowd.bot(this.random) : this.crowd.person(this.random)
  }

  add(tier: string, stratum: Stratum, count: number, over: Partial<Bundle> = asUsual) {
    const { random, profile } = this
    if (count < 1) return
    this.#botDice = (this.#botDice + 0.41421356237) % 1
    const isBot = this.#botDice < 0.19
    const person = over.person ?? (this.isCounting ? skipPerson(isBot, random) : this.#someone(isBot))
    const path = this.#path()
    const method = methodOf(profile.kind, stratum, random)
    const bytesEach = method === 'HEAD' || method === 'OPTIONS' ? 0 : bytesOf(stratum.response, path.bytes, random)
    const microsEach = this.isCounting ? skipMicros(random) : microsOf(stratum, random)
    const proto = random() < 0.94 ? 'https' : 'http'
    const from = profile.herd === undefined ? this.site : null
    const referer = refererOf(from, path.contentType, person.isBot, this.catalogue, random)
    if (this.isCounting) {
      if (tier === 'L1') this.edgeBytes += (over.bytesEach ?? bytesEach) * count
      return
    }
    this.bundles.push({
      site: this.site,
      tier,
      stratum,
      count,
      shape: this.firstShape + (person.isBot ? BOTS : stratum.cached === 'hit' && tier === 'L1' ? HITS : PEOPLE),
      person,
      request: path.request,
      contentType: stratum.response === '304' || method === 'OPTIONS' ? '-' : path.contentType,
      bytesEach,
      microsEach,
      method,
      proto,
      referer,
      ...over,
    })
  }

  /** A day's requests with these outcomes in about `rows` bundles; the rare outcomes get light bundles of their own. */
  spread(tier: string, strata: readonly Stratum[], requests: number, rows: number) {
    const { random } = this
    for (const stratum of strata) {
      const wanted = requests * stratum.share * (1 + 0.08 * bell(random))
      const count = Math.max(
        1,
        Math.min(Math.round(rows * stratum.share) || (rows > 40 ? 2 : 1), Math.floor(wanted) || 1),
      )
      for (let i = 0; i < count; i++) {
        this.add(tier, stratum, dithered((wanted / count) * (0.7 + 0.6 * random()), random))
      }
    }
  }

  /** The same for a site so small that most outcomes do not happen at all on a day. */
  scatter(strata: readonly Stratum[], table: Uint16Array, requests: number, rows: number) {
    const { random } = this
    for (let i = 0; i < rows; i++) {
      const stratum = strata[table[Math.floor(random() * table.length)] as number] as Stratum
      this.add('L1', stratum, dithered((requests / rows) * (0.7 + 0.6 * random()), random))
    }
  }

  incident(kind: IncidentKind, from: number, to: number, strength: number) {
    const { random, shapes } = this
    const people = shapes[PEOPLE] as Cumulative
    const usual = this.requests * (people(to) - people(from))
    const shape = shapes.push(windowDay(from, to)) - 1
    const rows = 24
    const count = (share: number) => dithered((usual * share) / rows, random)
    for (let i = 0; i < rows; i++) {
      if (kind === 'errors') {
        const stratum = { share: 0, response: '503', cached: 'pass', reason: 'TCDN-BENG-Service unavailable' }
        this.add('L1', stratum, count(strength), { shape, microsEach: Math.round(9e6 + 6e6 * random()) })
      } else if (kind === 'attack') {
        const stratum = { share: 0, response: '429', cached: 'pass', reason: 'TCDN-RPE-GRL-429-Too Many Requests' }
        const person = {
          clientip: `198.51.100.${200 + (i % 9)}`,
          countrycode: ['RU', 'CN', 'US'][i % 3] ?? 'US',
          agent: ['python-requests/2.32.4', 'Go-http-client/2.0', '-'][i % 3] ?? '-',
          isBot: true,
        }
        this.add('L1', stratum, count(strength), { shape, person, microsEach: 300, referer: '-' })
      } else if (kind === 'stuffing') {
        this.add('L1', stuffingOutcome(i), count(strength), { shape, ...loginOf(i), bytesEach: 320, referer: '-' })
      } else if (kind === 'deploy') {
        const stratum = { share: 0, response: '500', cached: 'pass', reason: 'TCDN-OENG' }
        this.add('L1', stratum, count(strength), { shape, microsEach: Math.round(2e5 + 6e5 * random()) })
      } else if (kind === 'outage') {
        const stratum = { share: 0, response: '503', cached: 'pass', reason: 'TCDN-BENG-Service unavailable' }
        this.add('L1', stratum, count(strength), { shape, microsEach: Math.round(29e6 + 2e6 * random()) })
      } else {
        const cached = kind === 'purge' ? 'miss' : 'hit'
        this.add('L1', { share: 0, response: '200', cached, reason: 'TCDN-OK' }, count(strength), { shape })
      }
    }
    if (kind === 'purge') shapes[HITS] = dippedDay(shapes[HITS] as Cumulative, from, to, 1 - strength)
  }

  /** What happens beside the day has luck of its own, and comes last: nothing else of the day is another. */
  beside(happens: () => void) {
    const { random } = this
    this.random = randomOf(mix(hashText(this.site), this.day, 17))
    happens()
    this.random = random
  }

  hostile({ share, slope = 0 }: { share: number; slope?: number }, { agents, paths, referers }: HostileStrings) {
    const { random } = this
    const each = (this.requests * share) / paths.length
    for (const [i, request] of paths.entries()) {
      const response = i % 2 === 0 ? '403' : '404'
      const stratum = { share: 0, response, cached: 'pass', reason: response === '403' ? 'TCDN-RPE-403' : 'TCDN-OK' }
      const person = {
        clientip: `192.0.2.${210 + i}`,
        countrycode: 'US',
        agent: agents[i % agents.length] ?? '-',
        isBot: true,
      }
      this.add('L1', stratum, Math.max(1, dithered(each * (1 + slope * (0.5 - i / paths.length)), random)), {
        request,
        person,
        referer: referers[i % referers.length] ?? '-',
      })
    }
  }
}

interface Day {
  day: number
  bundles: readonly Bundle[]
  shapes: readonly Cumulative[]
  random: Random
  isMixed: boolean
}

function chunkOf({ bundles, shapes, day, random, isMixed }: Day, dictionaries: Dictionaries): Chunk {
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

/** Rows kept in memory unless said: about 230 MB at most. */
const usuallyKept = 2_500_000

/** Below this many bundles a day's outcomes are drawn, not shared out. */
const fewBundles = 24

const kinds: readonly SiteKind[] = ['news', 'shop', 'video', 'api', 'corporate', 'intl']

const evenDay = windowDay(0, DAY)
const evenDays = [evenDay, evenDay, evenDay]

/** Gives what `make` makes for a key, made once. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Who asks for what on which kind of site; the same for all days. */
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

/**
 * Traffic made from a seed. A site's UTC day is a pure function of (seed, site, day): a few hundred bundles of requests, each
 * spread over the day by a curve. Days are made when they are asked for and forgotten when too many are kept.
 */
export function generatedTraffic(options: GeneratorOptions): Traffic {
  const { seed, anchor, dictionaries, profile: profileOf, herd: herdOf = () => [], isHostile = false } = options
  const { incidents: others = [], keptRows = usuallyKept } = options
  const cast = newCast(seed)
  const kept = new Map<string, Chunk>()
  let rows = 0

  function happen(maker: DayMaker, what: readonly Incident[], day: number) {
    for (const { kind, before, lasts, strength } of what) {
      const from = Math.max(0, anchor - before - day * DAY)
      const to = Math.min(DAY, anchor - before + lasts - day * DAY)
      if (to > from) maker.incident(kind, from, to, strength)
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
    const surroundings = { catalogue: cast.catalogue(site, kind), crowd: cast.crowd(audience), shapes, firstShape }
    const maker = new DayMaker(site, profile, day, seed, surroundings, isCounting)
    const strata = cast.strata(kind)
    const size = bundlesFor(maker.requests)
    if (size < fewBundles) maker.scatter(strata.list, strata.table, maker.requests, size)
    else maker.spread('L1', strata.list, maker.requests, size)
    if (profile.midtier) {
      const misses = 1 - usual.hits[kind] - usual.passes[kind]
      maker.spread('L2', midtierStrata, maker.requests * misses, Math.ceil(size / 4))
    }
    if (profile.hasIncidents) {
      happen(maker, usualIncidents, day)
    }
    // Where everything is hostile, the first of the strings are the leading ones of every ranking.
    if (isHostile) maker.hostile({ share: 0.8, slope: 1 }, moreHostileStrings)
    else if (profile.hasIncidents) maker.hostile({ share: 0.0004 }, hostileStrings)
    if (profile.hasIncidents) maker.beside(() => happen(maker, others, day))
    return maker
  }

  const curvesOf = (site: string, { kind, herd }: SiteProfile, day: number) =>
    herd === undefined ? shapesOf(kind, mix(seed, hashText(site)), day) : [...herdShapes(day)]

  function siteDay(site: string, profile: SiteProfile, day: number): Chunk {
    const shapes = curvesOf(site, profile, day)
    const { bundles, random } = fillDay(site, profile, day, shapes, 0)
    return chunkOf({ day, bundles, shapes, random, isMixed: false }, dictionaries)
  }

  /** Curves of the small sites: one set a kind for all of them. */
  const herdShapes = once((day: number) => kinds.flatMap((kind) => shapesOf(kind, seed, day)))

  function herdDay(name: string, day: number): Chunk {
    const shapes = [...herdShapes(day)]
    const bundles: Bundle[] = []
    for (const site of herdOf(name)) {
      const profile = profileOf(site)
      if (!profile) continue
      const made = fillDay(site, profile, day, shapes, kinds.indexOf(profile.kind) * 3).bundles
      for (const bundle of made) bundles.push(bundle)
    }
    return chunkOf(
      { day, bundles, shapes, random: randomOf(mix(seed, hashText(name), day)), isMixed: true },
      dictionaries,
    )
  }

  function keep(key: string, make: () => Chunk): Chunk {
    const known = kept.get(key)
    if (known) return known
    const made = make()
    kept.set(key, made)
    rows += made.length + 20
    for (const [oldest, { length }] of kept) {
      if (rows <= keptRows) break
      kept.delete(oldest)
      rows -= length + 20
    }
    return made
  }

  function* daysOf(profile: SiteProfile, from: number, to: number, make: (day: number) => Chunk, name: string) {
    const first = Math.floor(Math.max(from, profile.since) / DAY)
    for (let day = first; day * DAY < to; day++) yield keep(`${day} ${name}`, () => make(day))
  }

  return {
    dictionaries,
    has: (site) => profileOf(site) !== undefined,
    edgeBytes(site, day) {
      const profile = profileOf(site)
      if (!profile) return undefined
      if (day < Math.floor(profile.since / DAY)) return 0
      // When in the day it is, is all one but for what happens during a part of it.
      const shapes = profile.hasIncidents ? curvesOf(site, profile, day) : evenDays
      return fillDay(site, profile, day, shapes, 0, true).edgeBytes
    },
    *chunks(sites, from, to) {
      const herds = new Set<string>()
      for (const site of sites) {
        const profile = profileOf(site)
        if (!profile) continue
        const { herd } = profile
        if (herd === undefined) yield* daysOf(profile, from, to, (day) => siteDay(site, profile, day), site)
        else if (!herds.has(herd)) {
          herds.add(herd)
          yield* daysOf(profile, from, to, (day) => herdDay(herd, day), herd)
        }
      }
    },
  }
}
