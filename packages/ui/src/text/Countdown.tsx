import { useEffect, useRef, useSyncExternalStore } from 'react'
import { figure } from './text.css.ts'

const everySecond = (notify: () => void) => {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}

/** Formats seconds as `4:05`, from an hour on as `1:04:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (n: number) => `${n}`.padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** The time left until a moment (epoch seconds). Calls `onEnd` once, also if the moment has already passed. */
export function Countdown({ until, label, onEnd }: { until: number; label: string; onEnd?: () => void }) {
  const now = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1000))
  const isOver = now >= until
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isOver) end.current?.()
  }, [isOver])
  return (
    <span className={figure} role="timer" aria-label={label} aria-live="off">
      {clockText(until - now)}
    </span>
  )
}
