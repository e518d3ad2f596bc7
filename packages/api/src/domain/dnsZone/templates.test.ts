import { describe, expect, it } from 'vitest'
import { recordProblems } from '../dnsRecords.ts'
import { changedEntries, zoneEntries } from './changes.ts'
import {
  initialTemplate,
  type TemplateInput,
  templateFaults,
  templateRecords,
  withTemplate,
  type ZoneTemplate,
  zoneTemplates,
} from './templates.ts'
import { knownRecord, zoneRecord } from './zone.ts'

const domain = 'example.com'
const record = (name: string, type: string, value: string) => zoneRecord({ name, type, value, ttl: 3600 })
const problemsOf = (template: ZoneTemplate, over: Partial<TemplateInput>, ...old: ReturnType<typeof record>[]) => {
  const rows = old.map((one, i) => ({ id: `${i}`, record: one }))
  const entries = zoneEntries(rows, [], domain)
  const changes = withTemplate(entries, [], template, { ...initialTemplate(domain), ...over }, domain)
  return changedEntries(zoneEntries(rows, changes, domain)).map(
    ({ state, record: { name, type, value } }) => `${state.kind} ${name || '@'} ${type} ${value}`,
  )
}

describe('templates', () => {
  it.each(zoneTemplates)('of %s create valid records', (template) => {
    const input = { ...initialTemplate(domain), code: 'x', email: 'd@example.com' }
    for (const made of templateRecords(template, input)) {
      const draft = knownRecord(made)
      expect(draft && recordProblems(draft, domain)).toEqual([])
    }
  })

  it('replace mail servers and extend the existing SPF policy', () => {
    const old = [record('', 'MX_10', 'mail.example.com'), record('', 'TXT', 'v=spf1 mx -all'), record('', 'TXT', 'x')]
    expect(problemsOf('google', {}, ...old).sort()).toEqual([
      'added @ MX_1 smtp.google.com',
      'edited @ TXT v=spf1 mx include:_spf.google.com -all',
      'removed @ MX_10 mail.example.com',
    ])
    expect(problemsOf('google', { replacesMail: false }, ...old)).not.toContain('removed @ MX_10 mail.example.com')
  })

  it('change nothing the second time', () => {
    const old = templateRecords('microsoft', initialTemplate(domain))
    expect(problemsOf('microsoft', {}, ...old)).toEqual([])
  })

  it('replace the DMARC policy', () => {
    expect(problemsOf('dmarc', { policy: 'reject' }, record('_dmarc', 'TXT', 'v=DMARC1; p=none'))).toEqual([
      'edited _dmarc TXT v=DMARC1; p=reject',
    ])
  })

  it.each<[ZoneTemplate, Partial<TemplateInput>, object]>([
    ['google', {}, {}],
    ['google', { code: 'google-site-verification=abc' }, {}],
    ['google', { code: 'abc' }, { code: 'notCode' }],
    ['microsoft', { code: 'MS=ms123' }, {}],
    ['microsoft', { host: '' }, { host: 'notHost' }],
    ['dmarc', { email: 'x' }, { email: 'notEmail' }],
    ['dmarc', { email: 'a@example.com; p=none' }, { email: 'notEmail' }],
    ['dmarc', { email: 'a@example.com' }, {}],
    ['verification', { code: ' ' }, { code: 'needed' }],
  ])('%s with %j', (template, over, faults) => {
    expect(templateFaults(template, { ...initialTemplate(domain), ...over })).toEqual(faults)
  })

  it("do not guess Microsoft's name for a domain with hyphens", () => {
    expect(initialTemplate('two-parts.example').host).toBe('')
    expect(initialTemplate(domain).host).toBe('example-com.mail.protection.outlook.com')
  })
})
