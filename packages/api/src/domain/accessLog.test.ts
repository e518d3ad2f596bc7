import { expect, it } from 'vitest'
import { type AccessLog, readAccessLog } from './accessLog.ts'

const log: AccessLog = {
  company: 300,
  file: 'shop.log',
  requests: 12,
  from: 100,
  to: 200,
  movedBy: 0,
  lacks: ['cached', 'content_type'],
  countries: { requests: 3, day: '2026-06-17' },
  isDemo: true,
}

it('parses the sandbox’s description of its log', () => {
  expect(readAccessLog(JSON.parse(JSON.stringify(log)))).toEqual(log)
})

it('omits unknown fields, and is null without a log', () => {
  expect(readAccessLog({ ...log, lacks: ['cached', 'colour', 7], countries: { requests: 'many' } })).toEqual({
    ...log,
    lacks: ['cached'],
    countries: null,
  })
  for (const wrong of [undefined, null, 'log', [], {}, { ...log, from: 'x' }, { ...log, file: 7 }])
    expect(readAccessLog(wrong)).toBeNull()
})
