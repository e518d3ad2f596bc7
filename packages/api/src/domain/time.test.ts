import { offsetSeconds } from '@parapet/base'
import { describe, expect, it } from 'vitest'
import { guessZone, isZone, resolveZone, zones } from './time.ts'

const at = (iso: string) => Date.parse(iso) / 1000

describe('zones', () => {
  it('go from GMT-11 to UTC+12, west to east, each once', () => {
    expect(zones[0]?.utc).toBe('UTC-11:00')
    expect(zones.at(-1)?.utc).toBe('UTC+12:00')
    expect(new Set(zones.map((entry) => entry.zone)).size).toBe(zones.length)
    expect(zones).toHaveLength(72)
    const hours = zones.map(({ utc }) => Number(utc.slice(3, 6)) + Number(`${utc[3]}${utc.slice(7)}`) / 60)
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
    expect(new Set(hours.map(Math.trunc))).toEqual(new Set(Array.from({ length: 24 }, (_, hour) => hour - 11)))
  })

  it.each(zones.map((entry) => [entry.zone, entry] as const))('%s has its standard offset', (zone, { utc }) => {
    const [january, july] = [at('2026-01-15T00:00:00Z'), at('2026-07-15T00:00:00Z')].map((s) => offsetSeconds(s, zone))
    const [, sign, hours, minutes] = /^UTC([+-])(\d\d):(\d\d)$/.exec(utc) ?? []
    const label = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1)
    expect(label).toBe(Math.min(january ?? 0, july ?? 0))
  })
})

describe('resolveZone', () => {
  it('detects the zone for "default", nothing and unknown values', () => {
    expect(resolveZone('Asia/Tokyo')).toBe('Asia/Tokyo')
    for (const preference of ['default', '', null, undefined, 'Mars/Olympus'])
      expect(resolveZone(preference)).toBe(guessZone())
    expect(isZone(guessZone())).toBe(true)
    expect(isZone('Mars/Olympus')).toBe(false)
  })
})
