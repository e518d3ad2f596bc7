import type { Clock } from './context.ts'

export interface FakeClock extends Clock {
  /** Advances the time and runs due timers in order; promises settle in between. */
  advance(ms: number): Promise<void>
  pending(): number
}

/** A fake clock that starts at 2026-06-15T10:30:00Z. */
export function fakeClock(startMs = 1_781_519_400_000): FakeClock {
  let now = startMs
  const timers = new Map<object, { at: number; run: () => void }>()
  const next = (until: number) =>
    [...timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    now: () => now,
    setTimeout(run, ms) {
      const handle = {}
      timers.set(handle, { at: now + ms, run })
      return handle
    },
    clearTimeout(handle) {
      timers.delete(handle as object)
    },
    async advance(ms) {
      const until = now + ms
      await settle()
      for (let due = next(until); due; due = next(until)) {
        const [handle, timer] = due
        timers.delete(handle)
        now = Math.max(now, timer.at)
        timer.run()
        await settle()
      }
      now = until
    },
    pending: () => timers.size,
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}
