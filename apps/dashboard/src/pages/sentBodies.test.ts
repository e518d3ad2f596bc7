import type { FieldValues } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import type { Resource } from '../kit/resource/resource.ts'
import { backends } from '../screens/backends/backends.tsx'
import { ownLists } from '../screens/bots/ownLists.tsx'
import { domains } from '../screens/dns/domains.tsx'
import { recordOf } from '../screens/dns/recordDraft.ts'
import { ipLists } from '../screens/ipLists/ipLists.tsx'
import { logDestinations } from '../screens/logs/logDestinations.tsx'
import { safeRoutes } from '../screens/safeRoutes/safeRoutes.tsx'
import { streamingIps } from '../screens/streamingLogs/streamingIps.tsx'

/** The body of a creation with typed values over the initial ones. */
function bodyOf<Row, Draft extends FieldValues>(resource: Resource<Row, Draft>, typed: Partial<Draft>): unknown {
  const { form, create } = resource
  if (!form || !create) throw new Error('No form.')
  const input = create.input({ ...form.initial(null), ...typed })
  return 'body' in input ? input.body : undefined
}

describe('what is sent is what was shown beside the typed text', () => {
  it('for IP lists', () => {
    const addresses = '192.168.1.5/24 # office\n::ffff:203.0.113.7\n; comment\n203.0.113.7:443\n203.0.113.6'
    expect(bodyOf(ipLists, { name: 'a', addresses })).toMatchObject({
      addresses: [
        { address: '192.168.1.0/24', description: 'office', until: null },
        { address: '203.0.113.6/31', description: '', until: null },
      ],
    })
  })

  it('for IP lists, whose errors come back to their lines', () => {
    if (!ipLists.form) throw new Error('No form.')
    const { form } = ipLists
    const draft = { ...form.initial(null), addresses: '# office\n203.0.113.6\n203.0.113.7\n\n192.0.2.1 # door' }
    const toField = (path: string) => form.toField?.(path, draft)
    expect(toField('addresses.1.description')).toBe('addresses.4.description')
    expect(toField('addresses.0.address')).toBe('addresses.1.address')
    expect(toField('name')).toBe('name')
  })

  it('for lists of bots, without the answer to the question', () => {
    const body = bodyOf(ownLists.deny.of({ site: 1201 }), {
      name: 'a',
      addresses: '0.0.0.0/0 # all',
      isWideConfirmed: true,
    })
    expect(body).toEqual({ name: 'a', description: '', active: true, addresses: ['0.0.0.0/0'] })
  })

  it('for streaming logs', () => {
    expect(bodyOf(streamingIps, { ip: ' [2001:DB8::7]:9093' })).toEqual({ ip: '2001:db8::7' })
  })

  it('for log destinations', () => {
    expect(bodyOf(logDestinations, { host: 'ñandú.example:2222', user: 'a', password: 'b' })).toMatchObject({
      host: 'xn--and-6ma2c.example',
      port: 2222,
    })
  })

  it('for safe routes', () => {
    expect(bodyOf(safeRoutes, { url: '/a/../año#top' })).toMatchObject({ url: '/a%C3%B1o' })
  })

  it('for domains and their records', () => {
    expect(bodyOf(domains, { name: 'España.example\u200b' })).toEqual({ name: 'xn--espaa-rta.example' })
    const record = { type: 'TXT', name: 'ñ', ttl: '300', value: '"v=spf1 " "-all"', priority: null, weight: null }
    expect(recordOf({ ...record, port: null }, 'example.com')).toMatchObject({ name: 'xn--ida', value: 'v=spf1 -all' })
  })

  it('for backends', () => {
    const resource = backends.production.of({
      company: 300,
      sites: [],
      ranges: [],
      known: [],
      live: null,
      problems: [],
    })
    const typed = { name: 'a', origin: 'http://ñandú.example:8080/', ssl: true, port: 443, host: 'ñandú.example' }
    expect(bodyOf(resource, typed)).toMatchObject({
      origin: 'xn--and-6ma2c.example',
      ssl: false,
      port: 8080,
      host: 'xn--and-6ma2c.example',
    })
    expect(bodyOf(resource, { ...typed, origin: '[2001:db8::1]' })).toMatchObject({ origin: '2001:db8::1', port: 443 })
  })
})
