// Freezes the clock and seeds Math.random for stories. Import it before anything else.

/** The time of stories in epoch ms, Monday 15 June 2026, 10:30 UTC, unless their scenario sets another day. */
export const frozenNowMs = Date.UTC(2026, 5, 15, 10, 30, 0)

let momentMs: number = frozenNowMs

/** Sets the frozen clock, for scenarios on another day. */
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
