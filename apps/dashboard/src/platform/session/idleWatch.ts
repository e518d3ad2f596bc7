import type { Clock } from '@parapet/api'
import { idleOf } from './idle.ts'
import { KEYS, type SafeStorage } from './storage.ts'

const WRITE_EVERY_MS = 5_000

interface IdleWatchOptions {
  readonly clock: Clock
  readonly local: SafeStorage
  readonly isIn: () => boolean
  /** Called with the end of the session (epoch ms) from two minutes before; null otherwise. */
  readonly onChange: (endsAtMs: number | null) => void
  readonly onOver: () => void
}

export interface IdleWatch {
  look(): void
  /** Records user activity. While the warning is shown only `stay` counts. */
  touch(): void
  stay(): void
  stop(): void
}

/** Ends a session after an hour without activity in any tab (§4, §9), with a warning before. */
export function createIdleWatch({ clock, local, isIn, onChange, onOver }: IdleWatchOptions): IdleWatch {
  let lastMs = stored() ?? clock.now()
  let isWarning = false
  let timer: unknown

  function stored(): number | null {
    const time = Number(local.read(KEYS.activity))
    // A time in the future comes from a clock that was set back and must not extend the session.
    return time > 0 && time <= clock.now() ? time : null
  }
  const stop = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
    isWarning = false
  }
  const look = () => {
    stop()
    if (!isIn()) return
    const now = clock.now()
    lastMs = Math.max(lastMs, stored() ?? 0)
    // The clock was set back: counting from the later time might never end the session.
    if (lastMs > now) {
      stay()
      return
    }
    const idle = idleOf(lastMs, now)
    if (idle.phase === 'over') {
      onOver()
      return
    }
    isWarning = idle.phase === 'warning'
    const next = idle.phase === 'warning' ? idle.endsAtMs : idle.warnsAtMs
    onChange(isWarning ? next : null)
    timer = clock.setTimeout(look, next - now)
  }
  const stay = () => {
    if (!isIn()) return
    lastMs = clock.now()
    local.write(KEYS.activity, String(lastMs))
    look()
  }
  return {
    look,
    touch() {
      if (isWarning || !isIn() || Math.abs(clock.now() - lastMs) < WRITE_EVERY_MS) return
      // After a sleep no timer has run: the first movement must find out, not revive.
      look()
      if (isIn() && !isWarning) stay()
    },
    stay,
    stop,
  }
}
