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
  isLive: true,
  files: [{ name: 'shop.log', lines: 14, requests: 12, formats: [{ format: 'combined', lines: 12 }], unused: '' }],
  refused: [{ reason: 'status', lines: 2, examples: [{ file: 'shop.log', line: 3, column: 57, text: '<b>' }] }],
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
  expect(
    readAccessLog({
      ...log,
      files: [{ name: 7, formats: [{ format: 'ours', lines: 1 }] }, 'x'],
      refused: [{ reason: 'mood' }],
    }),
  ).toMatchObject({ files: [{ name: '', lines: 0, formats: [] }], refused: [] })
  for (const wrong of [undefined, null, 'log', [], {}, { ...log, from: 'x' }, { ...log, file: 7 }])
    expect(readAccessLog(wrong)).toBeNull()
})
