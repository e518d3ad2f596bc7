import fc from 'fast-check'
import { number, safeParse, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { listOf } from './List.ts'
import { loose } from './loose.ts'
import { isUnreadableRow, parts, rows } from './rows.ts'

const Row = loose({ id: number(), parts: parts(loose({ name: string() })) })
const good = (id: number) => ({ id, parts: [] })

describe('rows', () => {
  it.each([
    ['no row', [], [], 0],
    ['good rows', [good(1), good(2)], [1, 2], 0],
    ['a bad row between good ones', [good(1), { id: '2', parts: [] }, good(3)], [1, 3], 1],
    ['null', [null, good(2)], [2], 1],
    ['a good row with a bad part', [{ id: 1, parts: [{ name: 7 }, { name: 'a' }] }, good(2)], [1, 2], 1],
    ['a row whose only part is bad', [{ id: 1, parts: [null] }], [1], 1],
  ])('read %s', (_, sent, ids, unreadable) => {
    for (const schema of [rows(Row), listOf(Row)]) {
      const { typed, output, issues = [] } = safeParse(schema, sent)
      expect(typed).toBe(true)
      expect(Array.isArray(output) && output.map(({ id }) => id)).toEqual(ids)
      expect(issues.filter(isUnreadableRow)).toHaveLength(unreadable)
      expect(issues).toHaveLength(unreadable)
    }
  })

  it('count those of a page', () => {
    const { typed, output, issues } = safeParse(listOf(Row), { count: 9, results: [good(1), null] })
    expect({ typed, output, unreadable: issues?.length }).toMatchObject({
      typed: true,
      unreadable: 1,
      output: { count: 9, results: [{ id: 1 }] },
    })
  })

  it.each([
    ['a list without a readable row', [{ id: '1' }, null]],
    ['no list', { detail: 'no' }],
    ['a text', 'x'],
    ['nothing', null],
  ])('fail for %s', (_, sent) => {
    for (const schema of [rows(Row), listOf(Row)]) expect(safeParse(schema, sent).typed).toBe(false)
  })

  it('keep every good row, whatever stands beside it', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 2 })), fc.nat(20), (others, at) => {
        const sent = [...others.slice(0, at), good(4711), ...others.slice(at)]
        const { output } = safeParse(rows(Row), sent)
        expect(Array.isArray(output) && output.some(({ id }) => id === 4711)).toBe(true)
      }),
    )
  })
})
