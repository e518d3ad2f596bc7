import { expect, it } from 'vitest'
import { makeSslConfig } from '../entities/SslConfig.ts'
import { expiryTimeline } from './expiryTimeline.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const day = 86_400
const row = (name: string, after: number | null) => ({
  domains: [name],
  certificate: after === null ? null : makeSslConfig({ expiration: `${now + after}` }),
})

it('has a day for each end, in order, with its urgency', () => {
  const rows = [row('c', 40 * day), row('a', 6.5 * day), row('b', 6.2 * day), row('old', -day), row('d', 20 * day)]
  expect(expiryTimeline(rows, now, 90).map(({ days, urgency, names }) => [days, urgency, names])).toEqual([
    [-1, 'high', ['old']],
    [6, 'high', ['b', 'a']],
    [20, 'low', ['d']],
    [40, 'none', ['c']],
  ])
})

it('leaves out what ends later, requests, and an end that is not known', () => {
  const unknown = { domains: ['x'], certificate: makeSslConfig({ expiration: 'soon' }) }
  expect(expiryTimeline([row('far', 91 * day), row('open', null), unknown], now, 90)).toEqual([])
})
