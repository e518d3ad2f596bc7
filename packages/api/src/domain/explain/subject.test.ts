import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSubject, type Subject } from './subject.ts'

const sites = ['www.example.com', 'shop.example.com']

describe('inspected subject', () => {
  it.each<[string, Subject]>([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['TCDN-OK:782763138', { kind: 'reason', code: 'TCDN-OK', meaning: { kind: 'delivered' } }],
    ['OENG', { kind: 'reason', code: 'TCDN-OENG', meaning: { kind: 'passedError' } }],
    ['TCDN-BENG-502', { kind: 'reason', code: 'TCDN-BENG-502', meaning: { kind: 'originError', status: 502 } }],
    [
      'TCDN-RPE-UA-403-Denylist',
      { kind: 'reason', code: 'TCDN-RPE-UA-403-Denylist', meaning: { kind: 'denylist', status: 403 } },
    ],
    ['TCDN-NEW', { kind: 'reason', code: 'TCDN-NEW', meaning: { kind: 'other', text: 'TCDN-NEW' } }],
    ['https://www.example.com/a?b=c#d', { kind: 'url', host: 'www.example.com', path: '/a?b=c' }],
    ['HTTP://SHOP.example.com', { kind: 'url', host: 'shop.example.com', path: '/' }],
    ['shop.example.com/basket', { kind: 'url', host: 'shop.example.com', path: '/basket' }],
    ['/a/../v2/año#top', { kind: 'path', path: '/v2/a%C3%B1o' }],
    ['/v2/session', { kind: 'path', path: '/v2/session' }],
    ['https://elsewhere.example/a', { kind: 'foreign', host: 'elsewhere.example' }],
    ['//www.example.com/a', { kind: 'url', host: 'www.example.com', path: '/a' }],
    ['javascript:alert(1)', { kind: 'unreadable' }],
    ['ftp://www.example.com/a', { kind: 'unreadable' }],
    ['some words', { kind: 'unreadable' }],
  ])('%s', (text, subject) => {
    expect(readSubject(text, sites)).toEqual(subject)
  })

  it('rejects a very long path', () => {
    expect(readSubject(`/${'a'.repeat(4000)}`, sites)).toEqual({ kind: 'unreadable' })
  })

  it('parses any text without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => readSubject(text, sites).kind !== undefined))
  })
})
