import { expect, it } from 'vitest'
import { type DnsCertRequest, makeSslConfig, type SslRequest } from '../entities/SslConfig.ts'
import { certificateRows, coveredSites } from './certificateRows.ts'
import { expiryUrgency } from './certificates.ts'

const now = Date.parse('2026-06-15T10:00:00Z') / 1000
const day = 86_400
const iso = (secondsAgo: number) => new Date((now - secondsAgo) * 1000).toISOString()
const http = (over: Partial<SslRequest>): SslRequest => ({
  id: 451,
  cn: 'www.example.com',
  san: 'www.example.com static.example.com',
  standalone: false,
  created_at: iso(60),
  last_modified_at: iso(60),
  certificate: null,
  error_text: null,
  ...over,
})
const dns = (over: Partial<DnsCertRequest>): DnsCertRequest => ({
  id: 17,
  credential: 16,
  domains: 'example.com\n*.example.com',
  created_at: iso(60),
  updated_at: iso(60),
  certificate: null,
  certificate_authority: 1,
  log: null,
  ...over,
})
const states = (...given: Parameters<typeof certificateRows>) =>
  certificateRows(...given).map(({ id, state }) => [id, state.kind])

it('lists open requests first, then certificates by their expiry', () => {
  const late = makeSslConfig({ id: 1, expiration: `${now + 61 * day}.0` })
  const near = makeSslConfig({ id: 2, expiration: `${now + 9 * day}.0` })
  const over = makeSslConfig({ id: 3, expiration: `${now - day}.0` })
  const strange = makeSslConfig({ id: 4, expiration: 'soon' })
  expect(states([late, strange, near, over], [http({})], [dns({})], now)).toEqual([
    ['h451', 'requested'],
    ['d17', 'waitingDns'],
    ['c3', 'expired'],
    ['c2', 'valid'],
    ['c1', 'valid'],
    ['c4', 'unknown'],
  ])
})

it('reads the names of both kinds of requests, each once', () => {
  const [first, second] = certificateRows([], [http({})], [dns({})], now)
  expect(first?.domains).toEqual(['www.example.com', 'static.example.com'])
  expect(second?.domains).toEqual(['example.com', '*.example.com'])
})

it('joins a certificate with the request that renews it', () => {
  const [row] = certificateRows([makeSslConfig({ id: 9 })], [], [dns({ certificate: 9 })], now)
  expect(row).toMatchObject({ id: 'c9', dnsRequest: { id: 17 } })
})

it('gives the reason of a failure, and takes an empty text for none', () => {
  const log = JSON.stringify({ status: 'ERROR', en: 'No record was found' })
  const rows = certificateRows([], [http({ error_text: '' })], [dns({ log })], now)
  expect(rows.map(({ state }) => state)).toEqual([
    { kind: 'requested', isLate: false },
    { kind: 'failed', text: 'No record was found' },
  ])
})

it('says that a request takes longer than usual', () => {
  const rows = certificateRows([], [http({ last_modified_at: iso(601) })], [dns({ updated_at: iso(601) })], now)
  expect(rows.map(({ state }) => 'isLate' in state && state.isLate)).toEqual([true, false])
})

it('keeps a finished request until its certificate is listed, and drops it when the certificate was deleted', () => {
  expect(states([], [http({ certificate: 7 })], [], now)).toEqual([['h451', 'requested']])
  expect(states([], [http({ certificate: 7, last_modified_at: iso(day) })], [], now)).toEqual([])
})

it.each([
  [31, 'none'],
  [30, 'low'],
  [14, 'medium'],
  [7, 'high'],
  [0, 'high'],
] as const)('%i days left: %s', (days, urgency) => expect(expiryUrgency(days)).toBe(urgency))

it('names the sites that lose HTTPS with a certificate, and those that another one covers', () => {
  const rows = certificateRows(
    [
      makeSslConfig({ id: 1, domains: ['*.example.com'], expiration: `${now + day}` }),
      makeSslConfig({ id: 2, domains: ['www.example.com'], expiration: `${now + day}` }),
      makeSslConfig({ id: 3, domains: ['shop.example.com'], expiration: `${now - day}` }),
    ],
    [],
    [],
    now,
  )
  const row = rows.find(({ id }) => id === 'c1')
  expect(row && coveredSites(row, rows, ['www.example.com', 'shop.example.com', 'other.example'])).toEqual([
    { site: 'www.example.com', isKept: true },
    { site: 'shop.example.com', isKept: false },
  ])
})
