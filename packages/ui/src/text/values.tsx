import { useSyncExternalStore } from 'react'
import type { DateStyle } from '../format/dates.ts'
import type { Maybe } from '../format/numbers.ts'
import { useFormat } from '../format/useFormat.ts'
import { figure } from './text.css.ts'

function Figure({ text, whole }: { text: string; whole?: string }) {
  return (
    <span className={figure} title={whole === text ? undefined : whole}>
      {text}
    </span>
  )
}

/** `1.23M`, with the whole number under the pointer. */
export function Count({ value }: { value: Maybe }) {
  const f = useFormat()
  return <Figure text={f.count(value)} whole={f.number(value)} />
}

/** Bytes as `1.5 GiB`, with the whole number under the pointer. */
export function Bytes({ value }: { value: Maybe }) {
  const f = useFormat()
  return <Figure text={f.bytes(value)} whole={`${f.number(value)} B`} />
}

/** A rate: requests per second, or bits per second. */
export function Rate({ value, unit = 'req/s' }: { value: Maybe; unit?: 'req/s' | 'bit/s' }) {
  const f = useFormat()
  return <Figure text={f.unit(value, unit)} whole={`${f.number(value)} ${unit}`} />
}

/** A share of 0…1. */
export function Percent({ value }: { value: Maybe }) {
  return <Figure text={useFormat().percent(value)} />
}

/** Seconds in words; none is 'forever'. */
export function Duration({ value }: { value: Maybe }) {
  return <Figure text={useFormat().duration(value)} />
}

const isoOf = (value: Maybe) =>
  typeof value === 'number' && Math.abs(value) <= 8.64e12 ? new Date(value * 1000).toISOString() : undefined

/** A moment (epoch seconds) in the reader's time zone. */
export function DateTime({ value, style = 'dateTime' }: { value: Maybe; style?: DateStyle }) {
  const f = useFormat()
  return (
    <time className={figure} dateTime={isoOf(value)} title={style === 'seconds' ? undefined : f.date(value, 'seconds')}>
      {f.date(value, style)}
    </time>
  )
}

/** The time since a moment (epoch seconds), updated every second in the first minute, then slower. */
export function Ago({ value }: { value: Maybe }) {
  const f = useFormat()
  const step = typeof value === 'number' && Date.now() / 1000 - value < 60 ? 1 : 20
  const tick = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1000 / step))
  return (
    <time className={figure} dateTime={isoOf(value)} title={f.date(value, 'seconds')}>
      {f.ago(value, Math.max(tick * step, value ?? 0) * 1000)}
    </time>
  )
}

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}
