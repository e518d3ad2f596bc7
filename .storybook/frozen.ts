// Freezes the clock and seeds Math.random for stories. Import it before anything else.

/** The moment that stories show (epoch ms) unless their scenario is another day: Monday 15 June 2026, 10:30 UTC. */
export const frozenNowMs = Date.UTC(2026, 5, 15, 10, 30, 0)

let momentMs: number = frozenNowMs

/** Moves the frozen clock, for scenarios of another day. */
export function standAt(epochMs: number) {
  momentMs = epochMs
}

const RealDate = Date

class FrozenDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(momentMs)
    else super(...(given as [number]))
  }
  static override now(): number {
    return momentMs
  }
}

globalThis.Date = FrozenDate as DateConstructor

let state = 446
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
