import { describe, expect, it } from 'vitest'
import { type CodeLanguage, positionAt } from './language.ts'
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
const tokensOf = (line: string, from = 'start') => {
  const { runs, state } = readLine(states, from, line)
  return [...runs.map(({ at, ink }) => `${at} ${ink}`), state]
}

describe('readLine', () => {
  it('uses the first rule that matches at a position, and the type of the state between matches', () => {
    expect(tokensOf('set a = "b";')).toEqual([
      '0 keyword',
      '3 plain',
      '4 name',
      '5 plain',
      '8 string',
      '11 plain',
      'start',
    ])
  })

  it('continues in the state where the previous line ended', () => {
    expect(tokensOf('a /* b')).toEqual(['0 name', '1 plain', '2 comment', 'comment'])
    expect(tokensOf('b */ set', 'comment')).toEqual(['0 comment', '4 plain', '5 keyword', 'start'])
  })

  it('uses the start state for an unknown state, and moves past text that no rule matches', () => {
    expect(tokensOf('set', 'gone')).toEqual(['0 keyword', 'gone'])
    expect(tokensOf('€€')).toEqual(['0 plain', 'start'])
  })
})

describe('positionAt', () => {
  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [3, 2, 1],
    [5, 3, 2],
    [99, 3, 3],
  ])('converts offset %i to line %i, column %i', (at, line, column) => {
    expect(positionAt('ab\n\ncd', at)).toEqual({ line, column })
  })
})
