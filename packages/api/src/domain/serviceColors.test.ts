import { expect, it } from 'vitest'
import { serviceColor } from './serviceColors.ts'
import { services } from './services.ts'

const named = ['analytics', 'waf', 'botmitigation', 'anomalydetection', 'uam'] as const

it('the five services of §9 have distinct colours, shared by their variants', () => {
  expect(new Set(named.map(serviceColor)).size).toBe(named.length)
  expect(named.map(serviceColor)).not.toContain('other')
  expect(serviceColor('dedicatedanalytics')).toBe(serviceColor('analytics'))
  expect(serviceColor('freeanomalydetection')).toBe(serviceColor('anomalydetection'))
})

it('the others have no colour', () => {
  const others = services.filter(({ key }) => !/analytics$|^waf$|^botmitigation$|anomalydetection$|^uam$/.test(key))
  expect(new Set(others.map(({ key }) => serviceColor(key)))).toEqual(new Set(['other']))
  expect(serviceColor('backendanalytics')).toBe('other')
})
