import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, changeLayout, readingOrder, toPreferences, withoutStep } from '../board/changes.ts'
import { initialLayout, type LayoutAction, layoutOf, placeWidgets, type Tile } from './layout.ts'

const tile = (code: string, over: Partial<Tile> = {}): Tile => ({ code, size: 1, height: 2, ...over })
const tiles = [
  tile('overview', { isFixed: true, isAlwaysVisible: true, isFullSize: true, height: 1 }),
  tile('rate'),
  tile('bandwidth'),
  tile('months', { size: 2 }),
  tile('sites', { isHiddenAtFirst: true }),
]
const codes = (layout: readonly { code: string; show: boolean }[]) =>
  layout.filter((placed) => placed.show).map((placed) => placed.code)
const start = initialLayout(tiles)

describe('layoutOf', () => {
  it('is the catalogue without changes', () => {
    expect(codes(layoutOf(tiles, undefined))).toEqual(['overview', 'rate', 'bandwidth', 'months'])
    expect(layoutOf(tiles, [])).toEqual(start)
  })

  it('drops unknown and repeated codes, and inserts new widgets in catalogue order', () => {
    const layout = layoutOf(tiles, [
      { code: 'gone', show: true, size: 1, order: 0 },
      { code: 'months', show: true, size: 1, order: 1 },
      { code: 'rate', show: false, size: 2, order: 2 },
      { code: 'rate', show: true, size: 1, order: 3 },
    ])
    expect(layout.map((placed) => placed.code)).toEqual(['overview', 'months', 'bandwidth', 'rate', 'sites'])
    expect(layout.find((placed) => placed.code === 'rate')).toEqual({ code: 'rate', show: false, size: 2 })
  })

  it('ignores stored changes that a widget does not allow', () => {
    const layout = layoutOf(tiles, [
      { code: 'rate', show: true, size: 1, order: 0 },
      { code: 'overview', show: false, size: 2, order: 9 },
    ])
    expect(layout[0]).toEqual({ code: 'overview', show: true, size: 1 })
  })
})

describe('changeLayout', () => {
  const after = (...actions: LayoutAction[]) =>
    actions.reduce((layout, action) => changeLayout(tiles, layout, action), start)

  it.each<[string, LayoutAction[], string[]]>([
    ['hides', [{ type: 'hide', code: 'rate' }], ['overview', 'bandwidth', 'months']],
    [
      'does not hide what is always visible',
      [{ type: 'hide', code: 'overview' }],
      ['overview', 'rate', 'bandwidth', 'months'],
    ],
    ['shows again', [{ type: 'show', code: 'sites' }], ['overview', 'rate', 'bandwidth', 'months', 'sites']],
    ['moves later', [{ type: 'move', code: 'rate', by: 1 }], ['overview', 'bandwidth', 'rate', 'months']],
    [
      'moves no further than the end',
      [{ type: 'move', code: 'rate', by: 9 }],
      ['overview', 'bandwidth', 'months', 'rate'],
    ],
    [
      'does not move before what is fixed',
      [{ type: 'move', code: 'rate', by: -3 }],
      ['overview', 'rate', 'bandwidth', 'months'],
    ],
    [
      'does not move what is fixed',
      [{ type: 'move', code: 'overview', by: 1 }],
      ['overview', 'rate', 'bandwidth', 'months'],
    ],
    [
      'passes hidden ones without counting them',
      [
        { type: 'hide', code: 'bandwidth' },
        { type: 'move', code: 'rate', by: 1 },
      ],
      ['overview', 'months', 'rate'],
    ],
    [
      'takes a dragged order',
      [{ type: 'arrange', codes: ['months', 'rate', 'bandwidth'] }],
      ['overview', 'months', 'rate', 'bandwidth'],
    ],
    ['resets', [{ type: 'hide', code: 'rate' }, { type: 'reset' }], ['overview', 'rate', 'bandwidth', 'months']],
  ])('%s', (_, actions, shown) => {
    expect(codes(after(...actions))).toEqual(shown)
  })

  it('resizes resizable widgets', () => {
    expect(after({ type: 'resize', code: 'rate', size: 2 }).find((one) => one.code === 'rate')?.size).toBe(2)
    expect(after({ type: 'resize', code: 'overview', size: 2 })).toBe(start)
  })

  it('moves within the same column only', () => {
    const sided = [tile('a'), tile('s1', { side: 'side' }), tile('b'), tile('s2', { side: 'side' })]
    const layout = changeLayout(sided, initialLayout(sided), { type: 'move', code: 's2', by: -1 })
    expect(codes(layout)).toEqual(['a', 's2', 'b', 's1'])
  })
})

describe('placement', () => {
  it('fills rows from the left and puts double sizes where they fit', () => {
    expect(placeWidgets(tiles, start, 2)).toEqual([
      { code: 'overview', x: 0, y: 0, w: 2, h: 1 },
      { code: 'rate', x: 0, y: 1, w: 1, h: 2 },
      { code: 'bandwidth', x: 1, y: 1, w: 1, h: 2 },
      { code: 'months', x: 0, y: 3, w: 2, h: 2 },
    ])
  })

  it('puts only small widgets side by side on a narrow board', () => {
    const some = [tile('k1', { isSmall: true }), tile('k2', { isSmall: true }), tile('chart')]
    expect(placeWidgets(some, initialLayout(some), 2, { isNarrow: true }).map(({ x, w }) => [x, w])).toEqual([
      [0, 1],
      [1, 1],
      [0, 2],
    ])
  })

  const anyTiles = fc.uniqueArray(
    fc.record({
      code: fc.string({ minLength: 1, maxLength: 4 }),
      size: fc.constantFrom<1 | 2>(1, 2),
      height: fc.integer({ min: 1, max: 4 }),
      isFullSize: fc.boolean(),
    }),
    { selector: (one) => one.code, maxLength: 12 },
  )

  it('never overlaps, stays inside the grid, and keeps the reading order after a drag without change', () => {
    fc.assert(
      fc.property(anyTiles, fc.integer({ min: 1, max: 4 }), (some, columns) => {
        const cells = placeWidgets(some, initialLayout(some), columns)
        const taken = new Set<string>()
        for (const { x, y, w, h } of cells) {
          expect(x + w).toBeLessThanOrEqual(columns)
          for (let column = x; column < x + w; column++)
            for (let row = y; row < y + h; row++) {
              expect(taken.has(`${column}:${row}`)).toBe(false)
              taken.add(`${column}:${row}`)
            }
        }
        const again = placeWidgets(
          some,
          changeLayout(some, initialLayout(some), { type: 'arrange', codes: readingOrder(cells) }),
          columns,
        )
        expect(again.length).toBe(cells.length)
      }),
    )
  })
})

describe('undo history', () => {
  it('undoes one action at a time, without entries for actions that change nothing', () => {
    const first = { layout: start, past: [] }
    const hidden = changed(tiles, first, { type: 'hide', code: 'rate' })
    const same = changed(tiles, hidden, { type: 'hide', code: 'overview' })
    expect(same).toBe(hidden)
    const moved = changed(tiles, hidden, { type: 'move', code: 'months', by: -1 })
    const once = withoutStep(tiles, moved, moved.past[1]!)
    expect(once).toEqual(hidden)
    expect(withoutStep(tiles, once, once.past[0]!)).toEqual(first)
    expect(withoutStep(tiles, first, moved.past[0]!)).toBe(first)
  })

  it('undoes an earlier action and keeps later ones', () => {
    const hidden = changed(tiles, { layout: start, past: [] }, { type: 'hide', code: 'rate' })
    const step = hidden.past[0]!
    const later = changed(tiles, hidden, { type: 'resize', code: 'bandwidth', size: 2 })
    const back = withoutStep(tiles, later, step).layout
    expect(codes(back)).toContain('rate')
    expect(back.find((placed) => placed.code === 'bandwidth')?.size).toBe(2)
    expect(withoutStep(tiles, hidden, step).layout).toBe(start)
  })

  it.each<[string, LayoutAction]>([
    ['a reset', { type: 'reset' }],
    ['another order', { type: 'arrange', codes: ['months', 'bandwidth', 'rate'] }],
    ['a width', { type: 'resize', code: 'bandwidth', size: 1 }],
    ['a widget that was hidden', { type: 'hide', code: 'months' }],
    ['a move', { type: 'move', code: 'months', by: -1 }],
  ])('undoes %s but no later action', (_, action) => {
    const wide = changed(tiles, { layout: start, past: [] }, { type: 'resize', code: 'bandwidth', size: 2 })
    const acted = changed(tiles, wide, action)
    const later: LayoutAction[] = [
      { type: 'hide', code: 'rate' },
      { type: 'show', code: 'rate' },
      { type: 'resize', code: 'rate', size: 2 },
      { type: 'hide', code: 'rate' },
    ]
    const after = later.reduce((so, next) => changed(tiles, so, next), acted)
    const back = withoutStep(tiles, after, acted.past.at(-1)!)
    expect(back.layout).toEqual(later.reduce((so, next) => changed(tiles, so, next), wide).layout)
    expect(back.past.map((step) => step.action)).toEqual([wide.past[0]!.action, ...later])
  })
})

describe('toPreferences', () => {
  it('keeps stored settings of widgets that this company lacks', () => {
    const stored = toPreferences(tiles, changeLayout(tiles, start, { type: 'hide', code: 'bandwidth' }))
    const here = tiles.filter(({ code }) => code !== 'bandwidth')
    const layout = changeLayout(here, layoutOf(here, stored), { type: 'hide', code: 'rate' })
    const back = layoutOf(tiles, toPreferences(here, layout, stored))
    expect(codes(back)).toEqual(['overview', 'months'])
    expect(back.map(({ code }) => code)).toEqual(start.map(({ code }) => code))
  })

  it('drops stored settings of removed widgets', () => {
    const stored = ['gone', 'rate', 'elsewhere'].map((code, order) => ({ code, show: true, size: 1 as const, order }))
    const codes = new Set([...tiles.map(({ code }) => code), 'elsewhere'])
    const next = toPreferences(tiles, layoutOf(tiles, stored), stored, codes).map(({ code }) => code)
    expect(next).not.toContain('gone')
    expect(next).toContain('elsewhere')
  })

  it('keeps stored fields of a widget besides its position: a height, a field of a later version', () => {
    const stored = [
      { code: 'rate', show: true, size: 1, order: 0, height: 2, pinned: { until: 5 } } as const,
      { code: 'months', show: true, size: 2, order: 1, note: 'kept' } as const,
    ]
    const layout = changeLayout(tiles, layoutOf(tiles, stored), { type: 'resize', code: 'rate', size: 2 })
    const next = toPreferences(tiles, layout, stored)
    expect(next.find(({ code }) => code === 'rate')).toMatchObject({ size: 2, height: 2, pinned: { until: 5 } })
    expect(next.find(({ code }) => code === 'months')).toMatchObject({ size: 2, note: 'kept' })
  })

  it('keeps every unknown field after any action', () => {
    const actions = fc.array(
      fc.oneof(
        fc.record({ type: fc.constantFrom('hide' as const, 'show' as const), code: fc.constantFrom('rate', 'months') }),
        fc.record({
          type: fc.constant('move' as const),
          code: fc.constantFrom('rate', 'months'),
          by: fc.integer({ min: -3, max: 3 }),
        }),
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(actions, fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), fc.jsonValue()), (done, extra) => {
        const stored = ['rate', 'months'].map((code, order) => ({
          ...extra,
          code,
          show: true,
          size: 1 as const,
          order,
        }))
        const layout = done.reduce((so, action) => changeLayout(tiles, so, action), layoutOf(tiles, stored))
        for (const one of toPreferences(tiles, layout, stored))
          if (one.code === 'rate' || one.code === 'months') expect(one).toMatchObject(extra)
      }),
    )
  })

  it('round-trips', () => {
    const layout = changeLayout(tiles, changeLayout(tiles, start, { type: 'hide', code: 'rate' }), {
      type: 'move',
      code: 'months',
      by: -1,
    })
    expect(layoutOf(tiles, toPreferences(tiles, layout))).toEqual(layout)
  })
})
