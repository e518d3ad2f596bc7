import type { Bundle } from './bundles.ts'
import type { Catalogue, SiteKind } from './catalogue.ts'
import { weightOf } from './counting.ts'
import { bytesOf, dithered, methodOf, microsOf, refererOf } from './draws.ts'
import { happening } from './happenings.ts'
import type { IncidentKind } from './incidents.ts'
import { deniedByWaf } from './labels.ts'
import type { Stratum } from './outcomes.ts'
import type { Crowd, HostileStrings, Person } from './people.ts'
import type { SiteProfile } from './profile.ts'
import { bell, Draws, hashText, mix, type Random } from './random.ts'
import { type Cumulative, dayFactor, dippedDay, leanOf, ordinaryDay, pausedWindow } from './shapes.ts'

const PEOPLE = 0
const BOTS = 1
const HITS = 2

interface Span {
  readonly from: number
  readonly to: number
}

interface Surroundings {
  catalogue: Catalogue
  crowd: Crowd
  shapes: Cumulative[]
  firstShape: number
}

/** The three curves of a day: people, bots, and cache hits. */
export function shapesOf(kind: SiteKind, seed: number, day: number): Cumulative[] {
  const lean = leanOf(kind, seed, day)
  return [
    ordinaryDay(kind, seed, day, lean),
    ordinaryDay('bots', seed, day, lean),
    ordinaryDay(kind, mix(seed, 5), day, lean),
  ]
}

/** The mean number of requests of a site on a day. */
export const requestsOf = ({ requestsPerDay, kind }: SiteProfile, siteSeed: number, day: number): number =>
  requestsPerDay * dayFactor(kind, siteSeed, day)

const asUsual: Partial<Bundle> = {}

/** Builds the bundles of a site's day. All draw from the same random source, so their order is part of the result. */
export class DayMaker {
  readonly bundles: Bundle[] = []
  readonly isCounting: boolean
  readonly did = { bytes: 0, denied: 0 }
  readonly shapes: Cumulative[]
  readonly firstShape: number
  readonly site: string
  readonly profile: SiteProfile
  readonly day: number
  readonly requests: number
  readonly catalogue: Catalogue
  readonly crowd: Crowd
  #draws: Draws
  readonly random: Random = () => this.#draws.next()
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
    this.#draws = new Draws(mix(siteSeed, day))
    this.#quantile = this.random()
    this.#botDice = this.random()
    this.requests = requestsOf(profile, siteSeed, day)
    this.shapes = shapes
    this.firstShape = firstShape
  }

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
    if (this.isCounting) {
      const asker = over.person ? { isBot: over.person.isBot, person: 0 } : { isBot, person: isBot ? 1 : 2 }
      const weight = weightOf(this.#draws, profile, { stratum, path: this.#path(), ...asker })
      if (tier !== 'L1') return
      this.did.bytes += (over.bytesEach ?? weight) * count
      if (deniedByWaf(stratum.reason)) this.did.denied += count
      return
    }
    const person = over.person ?? this.#someone(isBot)
    const path = this.#path()
    const method = methodOf(profile.kind, stratum, random())
    const bytesEach = method === 'HEAD' || method === 'OPTIONS' ? 0 : bytesOf(stratum.response, path.bytes, random)
    const microsEach = microsOf(stratum, random)
    const proto = random() < 0.94 ? 'https' : 'http'
    const from = profile.siteGroup === undefined ? this.site : null
    const referer = refererOf(from, path.contentType, person.isBot, this.catalogue, random)
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

  /** Adds a day's requests with these outcomes in about `rows` bundles, rare outcomes in lighter ones. */
  spread(tier: string, strata: readonly Stratum[], requests: number, rows: number) {
    const { random } = this
    const shares = strata.map(({ share }) => share * (1 + 0.08 * bell(random)))
    const sum = (list: readonly number[]) => list.reduce((all, share) => all + share, 0)
    const evened = sum(strata.map(({ share }) => share)) / sum(shares)
    for (const [place, stratum] of strata.entries()) {
      const wanted = requests * (shares[place] as number) * evened
      const count = Math.max(
        1,
        Math.min(Math.round(rows * stratum.share) || (rows > 40 ? 2 : 1), Math.floor(wanted) || 1),
      )
      for (let i = 0; i < count; i++) {
        this.add(tier, stratum, dithered((wanted / count) * (0.7 + 0.6 * random()), random))
      }
    }
  }

  scatter(strata: readonly Stratum[], table: Uint16Array, requests: number, rows: number) {
    const { random } = this
    for (let i = 0; i < rows; i++) {
      const stratum = strata[table[Math.floor(random() * table.length)] as number] as Stratum
      this.add('L1', stratum, dithered((requests / rows) * (0.7 + 0.6 * random()), random))
    }
  }

  incident(kind: IncidentKind, { from, to }: Span, strength: number, pauses: readonly Span[]) {
    const { random, shapes } = this
    const people = shapes[PEOPLE] as Cumulative
    const usual = this.requests * (people(to) - people(from))
    const shape = shapes.push(pausedWindow(from, to, pauses)) - 1
    const rows = 24
    const count = (share: number) => dithered((usual * share) / rows, random)
    for (let i = 0; i < rows; i++) {
      const requests = count(strength)
      const { stratum, over } = happening(kind, i, random)
      this.add('L1', stratum, requests, { shape, ...over })
    }
    if (kind === 'purge') shapes[HITS] = dippedDay(shapes[HITS] as Cumulative, from, to, 1 - strength)
  }

  beside(happens: () => void) {
    const draws = this.#draws
    this.#draws = new Draws(mix(hashText(this.site), this.day, 17))
    happens()
    this.#draws = draws
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
