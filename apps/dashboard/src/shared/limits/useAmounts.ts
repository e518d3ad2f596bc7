import { limitBytes } from '@parapet/api'
import { type Format, isVolumeUnit, type T, useFormat, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import type en from './limits.en.ts'
import { limitsWords } from './limits.words.ts'

const units = ['requests', 'images', 'minutes'] as const
const services = ['delivery', 'waf', 'i3', 'storage', 'transcoding', 'botmitigation'] as const

/** Functions that name a measured service, and format its amounts in the provider's units. */
export function amountsOf(t: T<typeof en>, f: Format) {
  const amount = (value: number, unit: string): string => {
    const bytes = limitBytes({ limit: value, unit })
    const counted = units.find((one) => one === unit)
    if (counted) return t(`unit.${counted}`, { n: f.number(value) })
    return bytes === null ? `${f.number(value)} ${unit}`.trim() : f.bytes(bytes)
  }
  const entered = (value: number, unit: string): string =>
    isVolumeUnit(unit) ? f.volume(value, unit) : amount(value, unit)
  return {
    amount,
    /** A limit in the unit in which it was entered: 2,000 GiB, not 1.95 TiB. */
    entered,
    unitName: (unit: string): string => (isVolumeUnit(unit) ? f.volumeUnit(unit) : unit),
    /** What is used of a limit, in the unit of the limit. */
    usedOfLimit: (consumed: number, limit: number, unit: string): string =>
      t('used', { consumed: f.number(consumed), limit: entered(limit, unit) }),
    /** The unit once: 1,250 of 5,000 requests. */
    used: (consumed: number, limit: number, unit: string): string =>
      t('used', {
        consumed: limitBytes({ limit: consumed, unit }) === null ? f.number(consumed) : amount(consumed, unit),
        limit: amount(limit, unit),
      }),
    serviceName: (service: string): string => {
      const known = services.find((one) => one === service)
      return known ? t(`service.${known}`) : service
    },
  }
}

/** Returns functions that name a measured service, and format its amounts in the provider's units. */
export function useAmounts() {
  const t = useWords(limitsWords)
  const f = useFormat()
  return useMemo(() => amountsOf(t, f), [t, f])
}
