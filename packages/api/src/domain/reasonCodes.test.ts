import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ddosReasonOf,
  ddosReasons,
  plainReason,
  type ReasonMeaning,
  reasonCodes,
  reasonMeaning,
} from './reasonCodes.ts'

const table: readonly (readonly [string, ReasonMeaning])[] = [
  ['TCDN-OK', { kind: 'delivered' }],
  ['TCDN-RPE-301', { kind: 'answeredAtEdge', status: 301 }],
  ['TCDN-RPE-403', { kind: 'answeredAtEdge', status: 403 }],
  ['TCDN-RPE-GRL-429-Too Many Requests', { kind: 'globalRateLimit', status: 429 }],
  ['TCDN-RPE-Under Attack', { kind: 'underAttack' }],
  ['TCDN-RPE-UA-429-Too Many Requests', { kind: 'challengeFailures', status: 429 }],
  ['TCDN-RPE-UA-403-Denylist', { kind: 'denylist', status: 403 }],
  ['TCDN-BENG-503', { kind: 'originError', status: 503 }],
  ['TCDN-BENG-Service unavailable', { kind: 'originUnreachable' }],
  ['TCDN-SBPR-502', { kind: 'failedUpload', status: 502 }],
  ['TCDN-SBNG', { kind: 'sickBackend' }],
  ['TCDN-OENG', { kind: 'passedError' }],
  ['TCDN-DNF', { kind: 'unknownDomain' }],
  ['TCDN-NBD', { kind: 'noBackend' }],
  ['TCDN-E', { kind: 'unknownError' }],
]

describe('reasonMeaning', () => {
  it.each(table)('%s', (code, meaning) => {
    expect(reasonMeaning(code)).toEqual(meaning)
    expect(reasonMeaning(code.replace('TCDN-', ''))).toEqual(meaning)
  })

  it.each([
    ['TCDN-RPE-', 'TCDN-RPE-'],
    ['TCDN-RPE-4033', 'TCDN-RPE-4033'],
    ['TCDN-XYZ-403', 'TCDN-XYZ-403'],
    ['__proto__', '__proto__'],
    ['-', '-'],
    ['', ''],
  ])('%j is unknown', (code, text) => {
    expect(reasonMeaning(code)).toEqual({ kind: 'other', text })
  })
})

describe('plainReason', () => {
  it.each([
    ['TCDN-OK:782763138', 'TCDN-OK'],
    ['OK:782763138', 'TCDN-OK'],
    ['TCDN-RPE-GRL-429-Too Many Requests:1', 'TCDN-RPE-GRL-429-Too Many Requests'],
    ['TCDN-OK:', 'TCDN-OK:'],
    ['TCDN-OK:12a', 'TCDN-OK:12a'],
    ['Other:7', 'Other'],
  ])('%s is grouped as %s', (logged, plain) => {
    expect(plainReason(logged)).toBe(plain)
  })

  it('removes the request number, and is idempotent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...table.map(([code]) => code)), fc.nat(), (code, xid) => {
        expect(plainReason(`${code}:${xid}`)).toBe(code)
        expect(plainReason(code)).toBe(code)
      }),
    )
  })
})

it('anti-DDoS has exactly three reasons (§9)', () => {
  expect(Object.values(ddosReasons)).toHaveLength(3)
  const found = table.flatMap(([code]) => ddosReasonOf(`${code}:5`) ?? [])
  expect(found).toEqual(['global', 'address', 'denylist'])
})

it('lists each meaning of the provider once', () => {
  const kinds = reasonCodes.map(([, kind]) => kind)
  expect(new Set(kinds).size).toBe(14)
  for (const [code, kind] of reasonCodes) expect(reasonMeaning(code.replace('XXX', '503')).kind).toBe(kind)
})
