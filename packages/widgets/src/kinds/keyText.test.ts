import type { T } from '@parapet/ui'
import { expect, it } from 'vitest'
import type en from '../words/kinds.en.ts'
import { keyText } from './KeyLabel.tsx'

const t = ((key: string) => key) as T<typeof en>

it.each([
  ['xn--and-6ma2c.example', 'ñandú.example (xn--and-6ma2c.example)'],
  ['www.example.com', 'www.example.com'],
  ['xn--99999999.example', 'xn--99999999.example'],
  ['', ''],
])('names the site %j', (site, name) => {
  expect(keyText(site, 'site', t, 'en', undefined)).toBe(name)
})
