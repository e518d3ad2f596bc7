import { is, parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../call/call.ts'
import * as api from '../index.ts'
import { Company, CompanyUser, makeCompany, makeCompanyUser, makeSubscription, Subscription } from '../index.ts'

const makers = Object.entries(api).flatMap(([name, make]) => {
  const schema = (api as Record<string, unknown>)[name.replace(/^make/, '')]
  const isMaker = /^make[A-Z]/.test(name) && typeof schema === 'object'
  return isMaker ? [[name, make as () => unknown, schema as Schema] as const] : []
})

describe('makers', () => {
  it('are found', () => {
    expect(makers.length).toBeGreaterThan(18)
  })

  it.each(makers)('%s creates data that its schema accepts unchanged', (_, make, schema) => {
    const made = make()
    expect(parse(schema, made)).toEqual(made)
    expect(parse(schema, JSON.parse(JSON.stringify(made)))).toEqual(made)
  })

  it.each(makers)('%s: its schema rejects null and an empty object', (_, _make, schema) => {
    expect(is(schema, null)).toBe(false)
    if (schema !== api.ServiceConfig) expect(is(schema, {})).toBe(false)
  })
})

describe('schemas', () => {
  it('accept a user with null names, flags, client profiles or zone', () => {
    const sent = {
      ...api.makeUser(),
      first_name: null,
      last_name: null,
      is_staff: null,
      is_dealer: null,
      clientprofile_set: null,
      user_preferences: { id: 1, preferences: '{}', version: '4.4.6', timezone: null },
    }
    expect(parse(api.User, sent)).toMatchObject({
      first_name: '',
      last_name: '',
      is_staff: false,
      is_dealer: false,
      clientprofile_set: [],
      user_preferences: { timezone: 'default' },
    })
  })

  it('drop secrets, alone, in lists and in pages, without mutating the response', () => {
    const sent = { ...api.makeSslConfig(), key: '-----BEGIN PRIVATE KEY-----', more: 1 }
    const { key: _, ...kept } = sent
    expect(parse(api.SslConfig, sent)).toEqual(kept)
    expect(parse(api.listOf(api.SslConfig), [sent])).toEqual([kept])
    expect(api.itemsOf(parse(api.listOf(api.SslConfig), { count: 1, results: [sent] })).items).toEqual([kept])
    expect(sent.key).toContain('PRIVATE')
    const log = { ...api.makeLogConfig(), password: 'a', secret_access_key: 'b', access_key: 'c' }
    expect(parse(api.LogConfig, log)).toEqual({ ...api.makeLogConfig(), access_key: 'c' })
    const credential = { id: 1, alias: 'a', creds: [{ provider: 'p', dns_key_name: 'n', dns_key_value: 'v' }] }
    expect(parse(api.DnsCredentialEntry, credential).creds).toEqual([{ provider: 'p', dns_key_name: 'n' }])
    expect(parse(CompanyUser, { ...makeCompanyUser(), api_key: 'x' })).toEqual(makeCompanyUser())
    expect(parse(api.TokenRequest, { ...api.makeTokenRequest(), token: 'x' })).toEqual(api.makeTokenRequest())
    expect(is(api.SslConfig, { ...sent, key: 7 })).toBe(false)
  })

  it('sort the sites of a company by URL, whatever order the provider sends (§3)', () => {
    const urls = ['www.b.example', 'a.example', 'www.a.example', 'a.example.net']
    const sent = { ...makeCompany(), sites: urls.map((url, at) => api.makeSite({ id: at + 1, url })) }
    expect(parse(Company, sent).sites.map(({ url }) => url)).toEqual([
      'a.example',
      'a.example.net',
      'www.a.example',
      'www.b.example',
    ])
    expect(sent.sites.map(({ url }) => url)).toEqual(urls)
  })

  it('keep unknown fields', () => {
    expect(parse(Company, { ...makeCompany(), tier: 'gold' })).toHaveProperty('tier', 'gold')
    expect(is(CompanyUser, { ...makeCompanyUser(), x: 1 })).toBe(true)
    expect(is(Subscription, makeSubscription())).toBe(true)
  })

  it('fill in missing optional fields', () => {
    const user = parse(api.User, { id: 1, username: 'a', email: 'a@b.c', transparentprofile_set: [] })
    expect(user).toEqual(api.makeUser({ username: 'a', email: 'a@b.c', first_name: '', last_name: '' }))
    expect(parse(api.HistogramEntry, { timestamp: 1, requests: 2, bytes: 3, hits: null })).toMatchObject({
      hits: 0,
      response_time: null,
    })
  })

  it('accept histograms with and without sites, and rankings with and without a total', () => {
    const step = api.makeHistogramEntry({ timestamp: 60 })
    const earlier = api.makeHistogramEntry({ timestamp: 0 })
    expect(api.stepsOf(parse(api.Histogram, [step]))).toEqual([step])
    const detailed = parse(api.Histogram, { 'a.com': [step], 'b.com': [earlier] })
    expect(api.stepsOf(detailed)).toEqual([earlier, step])
    expect(api.stepsBySite(detailed)).toEqual({ 'a.com': [step], 'b.com': [earlier] })
    const row = api.makeTableEntry()
    expect(api.rowsOf(parse(api.Table, [row]))).toEqual({ rows: [row], totalCount: null })
    expect(api.rowsOf(parse(api.Table, { total_count: 9, results: [row] }))).toEqual({ rows: [row], totalCount: 9 })
  })

  it('reject a status page that reports failure with a 200', () => {
    expect(safeParse(api.StatusIssues, { status: 'error', data: [] }).success).toBe(false)
  })
})
