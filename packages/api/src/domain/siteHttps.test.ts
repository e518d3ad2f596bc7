import { expect, it } from 'vitest'
import { makeSite } from '../entities/Site.ts'
import type { CertificateRow, CertificateState } from './certificateRows.ts'
import { certificatesByHost, siteHttps } from './siteHttps.ts'

const row = (state: CertificateState, domains = ['www.example.com']): CertificateRow => ({
  id: `c${state.kind}`,
  kind: 'http',
  domains,
  state,
  certificate: null,
  request: null,
  dnsRequest: null,
})
const valid = (days: number) => row({ kind: 'valid', days })
const requested = row({ kind: 'requested', isLate: false })
const site = (ssl: boolean) => makeSite({ id: 7, url: 'www.example.com', ssl })

it.each<[string, boolean, CertificateRow[], number[], string]>([
  ['its best certificate', true, [valid(2), valid(80)], [], 'valid'],
  ['a wildcard', true, [row({ kind: 'valid', days: 80 }, ['*.example.com'])], [], 'valid'],
  ['a certificate beside its renewal', true, [requested, valid(2)], [], 'valid'],
  ['the open request after a reload', false, [requested], [], 'requested'],
  ['the request of this visit', false, [], [7], 'requested'],
  ['a request that waits for its DNS record', false, [row({ kind: 'waitingDns', isLate: true })], [], 'requested'],
  ['a failed request', false, [row({ kind: 'failed', text: 'No.' })], [], 'failed'],
  ['an expired certificate', true, [row({ kind: 'expired', days: 3 })], [], 'expired'],
  ['a certificate of another site', false, [row({ kind: 'valid', days: 9 }, ['shop.example.com'])], [], 'no'],
  ['what the site says', true, [], [], 'yes'],
])('shows %s', (_, ssl, rows, asked, kind) => expect(siteHttps(site(ssl), rows, asked).kind).toBe(kind))

it('shows the days left of the certificate that lasts longest', () => {
  expect(siteHttps(site(true), [valid(2)], [])).toMatchObject({ kind: 'valid', state: { days: 2 } })
  expect(siteHttps(site(true), [valid(2), valid(80)], [])).toMatchObject({ state: { days: 80 } })
})

it('finds the rows of a host by its name and its wildcard, as asking all of them does', () => {
  const rows = [
    row({ kind: 'valid', days: 9 }, ['www.example.com', 'WWW.example.com']),
    row({ kind: 'expired', days: 2 }, ['*.example.com']),
    row({ kind: 'failed', text: '' }, ['*.shop.example.com', 'example.com']),
  ]
  const find = certificatesByHost(rows)
  for (const url of ['www.example.com', 'a.example.com', 'a.shop.example.com', 'example.com', 'other.example']) {
    const site = makeSite({ url, ssl: false })
    expect(siteHttps(site, find(url), [])).toEqual(siteHttps(site, rows, []))
  }
})
