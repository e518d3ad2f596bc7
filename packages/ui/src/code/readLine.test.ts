import { describe, expect, it } from 'vitest'
import { type CodeLanguage, placeOf } from './language.ts'
import { readLine } from './readLine.ts'

const states: CodeLanguage['states'] = {
  start: {
    ink: 'plain',
    rules: [
      { match: /\/\*/, ink: 'comment', go: 'comment' },
      { match: /"[^"]*"?/g, ink: 'string' },
      { match: /[a-z]+/, ink: (word) => (word === 'set' ? 'keyword' : 'name') },
      { match: /x*/, ink: 'wrong' },
    ],
  },
  comment: { ink: 'comment', rules: [{ match: /\*\//, ink: 'comment', go: 'start' }] },
}
const inksOf = (line: string, from = 'start') => {
  const { runs, state } = readLine(states, from, line)
  return [...runs.map(({ at, ink }) => `${at} ${ink}`), state]
}

describe('reading a line', () => {
  it('takes the first rule that matches at the place, and the ink of the state between them', () => {
    expect(inksOf('set a = "b";')).toEqual([
      '0 keyword',
      '3 plain',
      '4 name',
      '5 plain',
      '8 string',
      '11 plain',
      'start',
    ])
  })

  it('carries a state over lines', () => {
    expect(inksOf('a /* b')).toEqual(['0 name', '1 plain', '2 comment', 'comment'])
    expect(inksOf('b */ set', 'comment')).toEqual(['0 comment', '4 plain', '5 keyword', 'start'])
  })

  it('goes on from a state that nobody described, and never stands still', () => {
    expect(inksOf('set', 'gone')).toEqual(['0 keyword', 'gone'])
    expect(inksOf('€€')).toEqual(['0 plain', 'start'])
  })
})

describe('places', () => {
  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [3, 2, 1],
    [5, 3, 2],
    [99, 3, 3],
  ])('character %i is line %i, column %i', (at, line, column) => {
    expect(placeOf('ab\n\ncd', at)).toEqual({ line, column })
  })
})
