import { number } from 'valibot'
import { describe, expect, it } from 'vitest'
import { area } from './area.ts'
import { anonymous, call, file, filteredBy, header, returns } from './call.ts'
import { defaultHosts } from './context.ts'
import { routePattern, tokenOnlyUrl, urlOf } from './route.ts'

const rows = area('x', {
  item: call('GET v2 {company}/a/{id}/{?filters,limit,flag}', filteredBy<object>(), returns(number())),
})
const tracker = area('t', { list: call('GET i.json?s=u:desc&t=*{?limit}', returns(number())) }, { host: 'tickets' })
const servers = { base: '/api', hosts: defaultHosts }

describe('urlOf', () => {
  it('fills the path, encodes it, and sends objects as JSON', () => {
    const url = urlOf(
      rows.item,
      { company: 3, id: 'a/b c', filters: { vhost: [] }, limit: 0, flag: undefined },
      servers,
    )
    expect(url).toBe('/api/v2/3/a/a%2Fb%20c/?filters=%7B%22vhost%22%3A%5B%5D%7D&limit=0')
  })

  it('appends to a fixed query and uses the path of the other host', () => {
    expect(urlOf(tracker.list, { limit: 5 }, servers)).toBe('/third/tickets/i.json?s=u:desc&t=*&limit=5')
    expect(urlOf(tracker.list, {}, servers)).toBe('/third/tickets/i.json?s=u:desc&t=*')
  })

  it('rejects a path with a missing param', () => {
    expect(() => urlOf(rows.item, { company: null, id: 1 }, servers)).toThrow(
      expect.objectContaining({
        failure: { kind: 'unexpected', path: 'company', expected: 'a value', received: 'none', call: 'x.item' },
      }),
    )
  })
})

describe('tokenOnlyUrl', () => {
  const more = area('y', {
    led: call('GET led', header('x-code', 'code'), returns(number())),
    file: call('GET file', file),
    open: call('GET open', anonymous, returns(number())),
  })
  const api = { ...servers, company: () => 7 }

  it('is the URL below the base, with the current company by default', () => {
    expect(tokenOnlyUrl(rows.item, { id: 1, limit: 5 }, api)).toBe('/v2/7/a/1/?limit=5')
    expect(tokenOnlyUrl(rows.item, { id: 1, company: 3 }, api)).toBe('/v2/3/a/1/')
  })

  it.each([
    ['another server', tracker.list],
    ['a header of its own', more.led],
    ['a file', more.file],
    ['no token', more.open],
  ])('is undefined with %s', (_, row) => {
    expect(tokenOnlyUrl(row, {}, api)).toBeNull()
  })
})

describe('routePattern', () => {
  it('converts the path to a router pattern', () => {
    expect(routePattern(rows.item)).toBe('/api/v2/:company/a/:id/')
    expect(routePattern(tracker.list)).toBe('/third/tickets/i.json')
  })
})
