import { number } from 'valibot'
import { describe, expect, it } from 'vitest'
import { area } from './area.ts'
import { anonymous, body, call, extension, quiet, refreshes, returns } from './call.ts'

const dns = area(
  'dns',
  {
    domains: call('GET {company}/domain/', returns(number())),
    domain: call('GET {company}/domain/{domain}', returns(number())),
    records: call('GET {company}/domain/{domain}/record/', returns(number())),
    other: call('GET {company}/zone/', returns(number())),
    addDomain: call('POST {company}/domain/', body<object>()),
    removeDomain: call('DELETE {company}/domain/{name}/'),
    addRecord: call('POST {company}/domain/{domain}/record/', body<object>()),
    saveRecord: call('PUT v2 {company}/domain/{domain}/record/{record}/', body<object>(), refreshes('dns.other')),
    check: call('POST {company}/domain/{domain}/check', anonymous, quiet, extension),
  },
  { prefix: 'zone' },
)

describe('area', () => {
  it('names its rows and puts the prefix before their paths', () => {
    expect(dns.domains).toMatchObject({
      name: 'dns.domains',
      path: 'zone/{company}/domain/',
      version: 'v1',
      host: 'api',
    })
    expect(dns.saveRecord.version).toBe('v2')
    expect(dns.check.auth).toBe('none')
    expect(dns.domains.auth).toBe('bearer')
    expect(dns.check.isExtension).toBe(true)
    expect(dns.domains.isExtension).toBe(false)
  })

  it('gives other hosts no version', () => {
    const rows = area('x', { a: call('GET a', returns(number())) }, { host: 'blog', auth: 'none' })
    expect(rows.a).toMatchObject({ version: null, auth: 'none' })
  })

  it.each([
    ['a POST the list and its items', dns.addDomain, ['dns.domains', 'dns.domain']],
    [
      'a DELETE also what hangs under the item, whatever the param is called',
      dns.removeDomain,
      ['dns.domains', 'dns.domain', 'dns.records'],
    ],
    ['a write further down only its own collection', dns.addRecord, ['dns.records']],
    ['a PUT its list, and what is written out', dns.saveRecord, ['dns.records', 'dns.other']],
    ['a quiet write nothing', dns.check, []],
  ])('%s', (_, row, names) => {
    expect(row.refreshes).toEqual(names)
  })
})
