import { number } from 'valibot'
import { describe, expect, it } from 'vitest'
import { area } from './area.ts'
import { call, filteredBy, gives } from './call.ts'
import { defaultHosts } from './context.ts'
import { routeOf, urlOf } from './route.ts'

const rows = area('x', {
  item: call('GET v2 {company}/a/{id}/{?filters,limit,flag}', filteredBy<object>(), gives(number())),
})
const tracker = area('t', { list: call('GET i.json?s=u:desc&t=*{?limit}', gives(number())) }, { host: 'tickets' })
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

  it('adds to a fixed query and uses the path of the other host', () => {
    expect(urlOf(tracker.list, { limit: 5 }, servers)).toBe('/third/tickets/i.json?s=u:desc&t=*&limit=5')
    expect(urlOf(tracker.list, {}, servers)).toBe('/third/tickets/i.json?s=u:desc&t=*')
  })

  it('refuses a path with a hole', () => {
    expect(() => urlOf(rows.item, { company: null, id: 1 }, servers)).toThrow(
      expect.objectContaining({
        failure: { kind: 'unexpected', path: 'company', expected: 'a value', received: 'none', call: 'x.item' },
      }),
    )
  })
})

describe('routeOf', () => {
  it('is the pattern for a router', () => {
    expect(routeOf(rows.item)).toBe('/api/v2/:company/a/:id/')
    expect(routeOf(tracker.list)).toBe('/third/tickets/i.json')
  })
})
