import { describe, expect, it } from 'vitest'
import { readNotation } from './notation.ts'

describe('readNotation', () => {
  it.each([
    ['GET    {company}/domain/', { method: 'GET', version: null, path: '{company}/domain/', query: [] }],
    ['GET v2 a/{b}/c{?d,e}', { method: 'GET', version: 'v2', path: 'a/{b}/c', query: ['d', 'e'] }],
    [
      'GET i.json?s=u:desc&t=*{?limit}',
      { method: 'GET', version: null, path: 'i.json?s=u:desc&t=*', query: ['limit'] },
    ],
    ['DELETE a/{b}', { method: 'DELETE', version: null, path: 'a/{b}', query: [] }],
  ])('parses %s', (notation, parts) => {
    expect(readNotation(notation)).toEqual(parts)
  })

  it.each(['domain/', 'FETCH domain/', 'GET a b', 'GET a/{b', 'GET a{?}'])('rejects %s', (notation) => {
    expect(() => readNotation(notation)).toThrow('Not a call')
  })
})
