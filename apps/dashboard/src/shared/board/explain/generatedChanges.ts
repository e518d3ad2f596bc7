import type { ExplainDimension } from '@parapet/api'

/** A source of numbers in [0, 1). */
type Random = () => number

const MINUTE = 60
const HOUR = 3600

export const shapes = ['spike', 'step', 'ramp', 'drop', 'recurring'] as const
export type Shape = (typeof shapes)[number]

/** The value of a dimension whose requests change. */
export type Cause = readonly [dimension: ExplainDimension, key: string]

/** A change of known causes in a log of requests, and what else happened that day. */
export interface GeneratedChange {
  readonly shape: Shape
  /** The one with the larger part first. */
  readonly causes: readonly Cause[]
  /** When it began, epoch seconds. */
  readonly onset: number
  /** The span that a user would select: of peaks that come back the first. */
  readonly span: { readonly from: number; readonly to: number }
  /** Deployments; with an event one is close to the onset. */
  readonly events: readonly { readonly time: number; readonly kind: 'deployment' }[]
  readonly eventAt: number | null
  readonly requests: readonly GeneratedRequest[]
}

/** Requests a minute without a change: those of a small site, whose minutes vary by chance. */
export const usualRate = 120

/** From one peak that comes back to the next. */
export const everySeconds = 50 * MINUTE

/** The whole log, and the range that a chart shows of it. */
export const logSeconds = 15 * HOUR
export const rangeSeconds = 6 * HOUR

/** A request of the log, in the sandbox's columns. */
type GeneratedRequest = Readonly<
  Record<ExplainDimension | 'tier' | 'method' | 'proto' | 'referer', string> &
    Record<'time' | 'bytes' | 'micros', number>
>

/** Values of a dimension by how common they are: each has two thirds of the one before. */
const pools = {
  vhost: [
    'www.auroramedia.example',
    'api.auroramedia.example',
    'fotos.auroramedia.example',
    'blog.auroramedia.example',
  ],
  request: Array.from({ length: 40 }, (_, place) => `/${['news', 'sport', 'img', 'api'][place % 4]}/${place}`),
  countrycode: ['ES', 'MX', 'FR', 'US', 'AR', 'DE', 'PT', 'CO', 'IT', 'GB'],
  agent: ['Firefox/140', 'Chrome/148', 'Safari/19', 'okhttp/5.1.0', 'Googlebot/2.1', 'curl/8.9'],
  clientip: Array.from({ length: 200 }, (_, place) => `198.51.100.${place}`),
  content_type: ['text/html', 'image/webp', 'application/json', 'text/css'],
} as const satisfies Partial<Record<ExplainDimension, readonly string[]>>
type Pool = keyof typeof pools

const decay = { vhost: 0.6, request: 0.9, countrycode: 0.65, agent: 0.65, clientip: 0.99, content_type: 0.6 } as const
const dimensions = Object.keys(pools) as Pool[]

function drawOf(pool: Pool): (random: Random) => string {
  const values: readonly string[] = pools[pool]
  const weights = values.map((_, place) => decay[pool] ** place)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return (random) => {
    let left = random() * all
    for (const [place, weight] of weights.entries()) {
      left -= weight
      if (left < 0) return values[place] ?? ''
    }
    return values[0] ?? ''
  }
}
const draws = Object.fromEntries(dimensions.map((pool) => [pool, drawOf(pool)])) as Record<
  Pool,
  (random: Random) => string
>

function requestAt(time: number, random: Random, forced?: Cause): GeneratedRequest {
  const drawn = Object.fromEntries(dimensions.map((pool) => [pool, draws[pool](random)])) as Record<Pool, string>
  const isHit = random() < 0.85
  const isLost = random() < 0.03
  return {
    time,
    bytes: Math.round(2000 + 60_000 * random() ** 3),
    micros: Math.round((isHit ? 2e4 : 2e5) * (0.5 + random())),
    tier: 'L1',
    method: 'GET',
    proto: 'https',
    referer: '-',
    tcdndebugreason: 'TCDN-OK',
    response: isLost ? '404' : '200',
    cached: isHit ? 'hit' : 'miss',
    ...drawn,
    ...(forced && { [forced[0]]: forced[1] }),
  }
}

const between = (random: Random, from: number, to: number) => from + (to - from) * random()
const pick = <V>(list: readonly V[], random: Random): V => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick')
  return found
}

/** How much of a change there is at a moment, 0 to 1. */
function courseOf(shape: Shape, onset: number, lasts: number): (time: number) => number {
  const after = (time: number) => time - onset
  switch (shape) {
    case 'spike':
    case 'drop':
      return (time) => Number(after(time) >= 0 && after(time) < lasts)
    case 'step':
      return (time) => Number(after(time) >= 0)
    case 'ramp':
      return (time) => Math.min(1, Math.max(0, after(time) / lasts))
    case 'recurring':
      return (time) => Number(after(time) >= 0 && after(time) % everySeconds < lasts)
  }
}

const lengths: Readonly<Record<Shape, readonly [minutes: number, minutes: number]>> = {
  spike: [8, 35],
  step: [0, 0],
  ramp: [40, 55],
  drop: [15, 40],
  recurring: [5, 9],
}
const strengths: Readonly<Record<Shape, readonly [number, number]>> = {
  spike: [0.5, 1.6],
  step: [0.4, 1.2],
  ramp: [0.6, 1.5],
  drop: [0.75, 1],
  recurring: [0.6, 1.6],
}

/** The values whose loss is seen in the sum of all: what is rare can vanish unnoticed. */
const common: Readonly<Partial<Record<Pool, number>>> = { vhost: 2, countrycode: 2, agent: 2, content_type: 2 }

function causesOf(shape: Shape, count: number, random: Random): Cause[] {
  const open = shape === 'drop' ? (Object.keys(common) as Pool[]) : [...dimensions]
  return Array.from({ length: count }, () => {
    const [dimension = 'vhost'] = open.splice(Math.floor(random() * open.length), 1)
    const values: readonly string[] = pools[dimension].slice(0, shape === 'drop' ? common[dimension] : undefined)
    return [dimension, pick(values, random)] as const
  })
}

const PARTS = [1, 0.6] as const

/** Generates a change from random numbers: with those of a seed it is always the same. */
export function generateChange(
  random: Random,
  { shape, count, hasEvent, now }: { shape: Shape; count: 1 | 2; hasEvent: boolean; now: number },
): GeneratedChange {
  const causes = causesOf(shape, count, random)
  const lasts = between(random, ...lengths[shape]) * MINUTE
  const strength = between(random, ...strengths[shape])
  const isLong = shape === 'recurring'
  const onset = Math.floor((now - between(random, isLong ? 5 : 1.2, isLong ? 5.4 : 4.5) * HOUR) / MINUTE) * MINUTE
  const course = courseOf(shape, onset, lasts)
  const requests: GeneratedRequest[] = []
  const all = PARTS.slice(0, count).reduce((sum, part) => sum + part, 0)
  for (let minute = now - logSeconds; minute < now; minute += MINUTE) {
    const usual = usualRate * (1 + 0.2 * Math.sin((minute / HOUR / 24) * 2 * Math.PI))
    const many = (mean: number) =>
      Math.max(0, Math.round(mean + Math.sqrt(mean) * (random() + random() + random() - 1.5) * 2))
    const at = () => minute + Math.floor(random() * MINUTE)
    for (let n = many(usual); n > 0; n--) {
      const one = requestAt(at(), random)
      const isLost =
        shape === 'drop' &&
        causes.some(
          ([dimension, key], place) =>
            one[dimension] === key && random() < course(one.time) * strength * (PARTS[place] ?? 1),
        )
      if (!isLost) requests.push(one)
    }
    if (shape === 'drop') continue
    for (const [place, cause] of causes.entries())
      for (let n = many((usual * strength * (PARTS[place] ?? 1)) / all); n > 0; n--) {
        const one = requestAt(at(), random, cause)
        if (random() < course(one.time)) requests.push(one)
      }
  }
  const end = shape === 'step' || shape === 'ramp' ? now : Math.ceil((onset + lasts) / MINUTE) * MINUTE
  const eventAt = hasEvent ? Math.round(onset + between(random, -8, 2) * MINUTE) : null
  const others = Array.from({ length: 3 }, () => Math.round(now - between(random, 0, 6) * HOUR)).filter(
    (time) => Math.abs(time - onset) > 45 * MINUTE,
  )
  return {
    shape,
    causes,
    onset,
    span: { from: onset, to: end },
    eventAt,
    events: [...others, ...(eventAt === null ? [] : [eventAt])].map((time) => ({ time, kind: 'deployment' })),
    requests: requests.sort((a, b) => a.time - b.time),
  }
}
