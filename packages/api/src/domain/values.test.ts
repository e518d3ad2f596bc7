import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfText } from './kindOfText.ts'
import { filterOfKind, kindOfFilter, urlsOf, type ValueKind, valueKinds } from './values.ts'

const sites = ['www.example.com', 'shop.example.com']

describe('values', () => {
  it.each<[string, ValueKind | undefined]>([
    ['203.0.113.7', 'address'],
    ['2001:db8::1', 'address'],
    ['::ffff:203.0.113.7', 'address'],
    ['203.0.113.0/24', 'network'],
    ['2001:db8::/32', 'network'],
    ['/app.css?v=2', 'path'],
    ['https://www.example.com/a', 'path'],
    ['https://elsewhere.example/a', undefined],
    ['shop.example.com', 'host'],
    ['elsewhere.example', undefined],
    ['TCDN-OENG', 'reason'],
    ['TCDN-OK:782763138', 'reason'],
    ['invoices', undefined],
    ['', undefined],
  ])('a typed %s is of its kind', (text, kind) => {
    expect(kindOfText(text, sites)).toBe(kind)
  })

  it('knows each filter by its kind, and back', () => {
    for (const kind of valueKinds) {
      const key = filterOfKind(kind)
      if (key) expect(kindOfFilter(key)).toBe(kind)
    }
    expect(kindOfFilter('method')).toBe('other')
    expect(kindOfFilter('tcdn.varnish.backend-name')).toBe('backend')
    expect(kindOfFilter('client.ip')).toBe('address')
  })

  it('makes a path a URL of each site it was seen on', () => {
    expect(urlsOf({ kind: 'path', value: '/a', sites })).toEqual([
      'https://www.example.com/a',
      'https://shop.example.com/a',
    ])
    expect(urlsOf({ kind: 'path', value: 'https://www.example.com/a', sites })).toEqual(['https://www.example.com/a'])
    expect(urlsOf({ kind: 'path', value: '(other)', sites })).toEqual([])
    expect(urlsOf({ kind: 'folder', value: '/img/', sites: ['www.example.com'] })).toEqual([
      'https://www.example.com/img/*',
    ])
    expect(urlsOf({ kind: 'address', value: '/a', sites })).toEqual([])
  })

  it('reads any text without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => [undefined, ...valueKinds].includes(kindOfText(text, sites))))
  })
})
