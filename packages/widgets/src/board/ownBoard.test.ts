import { describe, expect, it } from 'vitest'
import { boards } from '../catalogue/index.ts'
import { boardCodeOf, boardCodesOf, isHole, ownBoard } from './ownBoard.tsx'

const all = new Map(Object.entries(boards)) as unknown as Parameters<typeof ownBoard>[1]
const tiles = (...codes: string[]) => codes.map((code) => ({ code }))

describe('a board of one’s own', () => {
  it('finds the board of every widget by its code', () => {
    for (const [code, { rows }] of Object.entries(boards))
      for (const row of rows) expect(boardCodeOf(row.code)).toBe(code)
    expect(boardCodeOf('nothing.of.ours')).toBeUndefined()
  })

  it('names the boards it needs once, in a fixed order', () => {
    const mixed = tiles('stats.waf.rate', 'home.attention', 'stats.waf.months', 'gone')
    expect(boardCodesOf(mixed)).toEqual(['home', 'stats.waf'])
  })

  it('has widgets of any board in their order, all of them movable', () => {
    const { rows } = ownBoard(
      tiles('analytics.waf.rules', 'home.attention', 'stats.delivery.months'),
      all,
      () => undefined,
    )
    expect(rows.map(({ code }) => code)).toEqual(['analytics.waf.rules', 'home.attention', 'stats.delivery.months'])
    for (const row of rows) {
      expect(row.isFixed).toBeUndefined()
      expect(row.side).toBeUndefined()
      expect(row.isAlwaysVisible).toBeUndefined()
    }
  })

  it('keeps the place of what its reader may not see, and of what no longer exists', () => {
    const { rows } = ownBoard(tiles('analytics.waf.rules', 'old.widget', 'stats.delivery.months'), all, (board) =>
      board === 'analytics.waf' ? { reason: 'forbidden' } : undefined,
    )
    expect(rows.map(({ code }) => code)).toEqual(['analytics.waf.rules', 'old.widget', 'stats.delivery.months'])
    expect(rows.map(isHole)).toEqual([true, true, false])
  })

  it('has the same rows until something changes, so that no tile is drawn again', () => {
    const make = () => ownBoard(tiles('home.attention', 'old.widget'), all, () => undefined).rows
    expect(make().every((row, index) => row === make()[index])).toBe(true)
  })
})
