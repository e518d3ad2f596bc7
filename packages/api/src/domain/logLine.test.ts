import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logFields, logLineTime, parseLogLine } from './logLine.ts'

const line =
  '203.0.113.9 - ada [15/Jun/2026:09:59:59 +0000] "GET /a%20b?q="x HTTP/1.1" 200 512 "Mozilla/5.0 (X \\"Y\\")" hit "text/html" "L1" 1834 "c300" "https://www.example.com/" https ES "OK" "TCDN-OK:782763138" 599'.replace(
    '?q="x',
    '?q=x',
  )

describe('a log line', () => {
  it('has 21 fields, three of them from the request', () => {
    expect(logFields).toHaveLength(21)
    expect(parseLogLine(line)).toMatchObject({
      clientIp: '203.0.113.9',
      user: 'ada',
      date: '15/Jun/2026:09:59:59 +0000',
      method: 'GET',
      url: '/a%20b?q=x',
      protocol: 'HTTP/1.1',
      status: '200',
      agent: 'Mozilla/5.0 (X \\"Y\\")',
      tier: 'L1',
      reason: 'TCDN-OK:782763138',
      ttl: '599',
    })
  })

  it.each(['', 'a b c', line.slice(0, 60), `${line} more`, line.replace(' HTTP/1.1', '')])('rejects %j', (text) => {
    expect(parseLogLine(text)).toBeNull()
  })

  it('is parsed or rejected, never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const read = parseLogLine(text)
        expect(read === null || Object.keys(read).length === 21).toBe(true)
      }),
    )
  })
})

it.each([
  ['15/Jun/2026:09:59:59 +0000', Date.parse('2026-06-15T09:59:59Z') / 1000],
  ['01/Jan/2026:00:30:00 +0200', Date.parse('2025-12-31T22:30:00Z') / 1000],
  ['15/Tau/2026:09:59:59 +0000', null],
  ['32/Jun/2026:09:59:59 +0000', null],
  ['-', null],
])('parses the time of %s', (date, moment) => {
  expect(logLineTime(date)).toBe(moment)
})
