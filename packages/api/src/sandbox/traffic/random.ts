/** A source of numbers in [0, 1). */
export type Random = () => number

/** Mixes any number of integers into one well-spread 32-bit number: the seed of one site's day, of one company's people … */
export function mix(...parts: readonly number[]): number {
  let h = 0x9e3779b9
  for (const part of parts) {
    h ^= part | 0
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    h ^= h >>> 16
  }
  return h >>> 0
}

/** A 32-bit number of a text, so that a site's traffic depends on its name and not on its place in a list. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

const stride = 0x6d2b79f5

function numberAt(state: number): number {
  let t = state
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** A seeded random source that can skip draws without computing them. */
export class Draws {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  next(): number {
    this.#state = (this.#state + stride) >>> 0
    return numberAt(this.#state)
  }

  skip(count: number) {
    this.#state = (this.#state + Math.imul(count, stride)) >>> 0
  }
}

/** The numbers of a seed, one after the other. */
export function randomOf(seed: number): Random {
  const draws = new Draws(seed)
  return () => draws.next()
}

/** Normally distributed around 0 with deviation 1 (sum of uniforms: bounded tails are welcome here). */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.7320508
}

/** Weights → a table of 4096 indices to be picked from in constant time. Every index with a weight gets at least one place. */
export function pickTable(weights: readonly number[], places = 4096): Uint16Array {
  const total = weights.reduce((sum, w) => sum + w, 0)
  const table = new Uint16Array(places)
  let at = 0
  let passed = 0
  weights.forEach((weight, index) => {
    passed += weight
    const end = Math.min(places, Math.max(at + (weight > 0 ? 1 : 0), Math.round((passed / total) * places)))
    table.fill(index, at, end)
    at = end
  })
  if (at < places) table.fill(weights.length - 1, at)
  return table
}

/** One of a list, which must not be empty; `lean` above 1 favours the front. */
export function oneOf<T>(random: Random, list: readonly T[], lean = 1): T {
  const index = Math.min(list.length - 1, Math.floor(random() ** lean * list.length))
  if (index < 0) throw new RangeError('Nothing to choose from')
  return list[index] as T
}
