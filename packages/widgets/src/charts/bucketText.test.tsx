import { bucketsOf } from '@parapet/api'
import { instantOf } from '@parapet/base'
import { LocaleProvider, useFormat } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { bucketTimeText } from './model.ts'
import { type KindT, summaryOf } from './summary.ts'

const zone = 'Europe/Madrid'
const wrapper = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="en" zone={zone}>
    {children}
  </LocaleProvider>
)
const format = () => renderHook(() => useFormat(), { wrapper }).result.current
const t = ((_: string, given: { to?: string; time?: string }) => given?.to ?? given?.time ?? '') as KindT

const day = (month: number, of: number) => instantOf(Date.UTC(2026, month - 1, of) / 1000, zone)

test('a bucket cut off at midnight on a day of 23 hours ends at midnight', () => {
  const f = format()
  const times = bucketsOf({ from: day(3, 29), to: day(3, 30) }, 7200, zone)
  expect(bucketTimeText(times.at(-1) as number, 7200, f)).toMatch(/23:00 – 00:00$/)
  expect(bucketTimeText(times[0] as number, 7200, f)).toMatch(/00:00 CET – 03:00 CEST$/)
})

test('the spoken bucket names the times shown on the clock', () => {
  const f = format()
  const spoken = (step: number, from: number, to: number) => {
    const times = bucketsOf({ from, to }, step, zone)
    const values = times.map((_, index) => index)
    const series = [{ key: 'a', label: 'a', color: 'c1', values }] as const
    return summaryOf({ label: '', shape: 'line', unit: 'requests', times, step, series }, t, f, zone)
  }
  expect(spoken(7200, day(3, 29), day(3, 30))).toMatch(/^30.* 00:00 .*23:00 – 00:00/)
  expect(spoken(86_400, day(3, 20), day(3, 30))).toMatch(/^30.* 00:00 /)
  expect(spoken(86_400, day(10, 20), day(10, 26))).toMatch(/^26.* 00:00 /)
})
