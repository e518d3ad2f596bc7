// Sample data for stories and tests; the same seed gives the same data.

/** The time of all stories: Monday 15 June 2026, 10:30 UTC, epoch seconds. */
export const sampleNow = 1_781_519_400

/** Chance that repeats (mulberry32): 0 ≤ n < 1. */
export function random(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Bucket starts that end at (and include) the one before now. */
export function sampleTimes(count: number, step: number, end = sampleNow): number[] {
  return Array.from({ length: count }, (_, index) => end - (count - index) * step)
}

/** Traffic that breathes with the day and is never quite still, around `level`. */
export function sampleValues(seed: number, count: number, level: number, roughness = 0.12): number[] {
  const next = random(seed)
  const phase = next() * 6.28
  let drift = 0
  return Array.from({ length: count }, (_, index) => {
    drift = drift * 0.86 + (next() - 0.5) * roughness
    const tide = 1 + 0.32 * Math.sin((index / count) * 6.28 * 1.5 + phase) + 0.1 * Math.sin(index / 7 + phase * 2)
    return Math.max(0, Math.round(level * (tide + drift)))
  })
}

/** Strings that a hostile or careless client may send. */
export const hostile = {
  script: '<script>alert(1)</script><img src=x onerror=alert(2)>',
  rightToLeft: 'مرحبا‮gnp.exe',
  emoji: '/party/🎉👩‍👩‍👧‍👦/café?q=ñandú',
  formula: '=HYPERLINK("http://evil.example","click")',
  long: `/search?q=${'very-long-query-'.repeat(125)}`,
  quotes: `/a"b'c,d;e\\f`,
}
