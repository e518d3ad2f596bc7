import { useSyncExternalStore } from 'react'
import type { DateStyle } from '../format/dates.ts'
import type { MaybeNumber } from '../format/numbers.ts'
import { useFormat } from '../format/useFormat.ts'
import { figure } from './text.css.ts'

function Figure({ text, full }: { text: string; full?: string }) {
  return (
    <span className={figure} title={full === text ? undefined : full}>
      {text}
    </span>
  )
}

/** A number as `1.23M`, with the full number as tooltip. */
export function Count({ value }: { value: MaybeNumber }) {
  const f = useFormat()
  return <Figure text={f.count(value)} full={f.number(value)} />
}

/** Bytes as `1.5 GiB`, with the full number as tooltip. */
export function Bytes({ value }: { value: MaybeNumber }) {
  const f = useFormat()
  return <Figure text={f.bytes(value)} full={`${f.number(value)} B`} />
}

/** A rate: requests per second, or bits per second. */
export function Rate({ value, unit = 'req/s' }: { value: MaybeNumber; unit?: 'req/s' | 'bit/s' }) {
  const f = useFormat()
  return <Figure text={f.unit(value, unit)} full={`${f.number(value)} ${unit}`} />
}

/** A share of 0…1. */
export function Percent({ value }: { value: MaybeNumber }) {
  return <Figure text={useFormat().percent(value)} />
}

/** A duration in words, from seconds; null is 'forever'. */
export function Duration({ value }: { value: MaybeNumber }) {
  return <Figure text={useFormat().duration(value)} />
}

const isoOf = (value: MaybeNumber) =>
  typeof value === 'number' && Math.abs(value) <= 8.64e12 ? new Date(value * 1000).toISOString() : undefined

/** A moment (epoch seconds) in the user's time zone. */
export function DateTime({ value, style = 'dateTime' }: { value: MaybeNumber; style?: DateStyle }) {
  const f = useFormat()
  return (
    <time className={figure} dateTime={isoOf(value)} title={style === 'seconds' ? undefined : f.date(value, 'seconds')}>
      {f.date(value, style)}
    </time>
  )
}

/** The time since a moment (epoch seconds), updated every second in the first minute, then slower. */
export function Ago({ value }: { value: MaybeNumber }) {
  const f = useFormat()
  const step = typeof value === 'number' && Date.now() / 1000 - value < 60 ? 1 : 20
  const tick = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1000 / step))
  return (
    <time className={figure} dateTime={isoOf(value)} title={f.date(value, 'seconds')}>
      {f.ago(value, Math.max(tick * step, value ?? 0) * 1000)}
    </time>
  )
}

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}
