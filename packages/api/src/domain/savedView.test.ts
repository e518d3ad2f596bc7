import { describe, expect, it } from 'vitest'
import {
  filtersOf,
  isExpired,
  packSaved,
  readSaved,
  type SavedBoard,
  type SavedMode,
  type SavedNote,
  type SavedView,
} from './savedView.ts'
import { packView } from './sharedView.ts'

const base = { name: 'Spain', author: 'Ada Byron', company: 300, expiresAt: null }
const view: SavedView = {
  ...base,
  kind: 'view',
  page: 'stats',
  query: 'range=7d&is.countrycode=ES',
  board: 'stats.delivery',
  layout: [{ code: 'stats.delivery.rate', show: false, size: 1, order: 0, table: false }],
}
const note: SavedNote = { ...base, kind: 'note', from: 10, to: 20, sites: ['a.com'] }
const mode: SavedMode = { ...base, kind: 'mode', site: 7, host: 'a.com', from: 10, until: 20, made: 11 }
const board: SavedBoard = { ...base, kind: 'board', query: 'range=24h', tiles: view.layout }

describe('a saved view', () => {
  it.each([view, note, board, mode, { ...base, kind: 'filters', query: 'is.countrycode=ES' } as const])(
    'round-trips: $kind',
    (saved) => {
      expect(readSaved(packSaved(saved, ''))).toEqual(saved)
    },
  )

  it("is rejected from a shortened link, from another program's data, and without a name or company", () => {
    expect(readSaved(packView('stats', new URLSearchParams('range=7d')))).toBeUndefined()
    for (const preferences of ['', 'null', '[]', '{"kind":"view"}', '{"kind":"dashboard","name":"a","company":1}'])
      expect(readSaved({ preferences })).toBeUndefined()
  })

  it('is parsed with a partly invalid layout, without parameters of the page', () => {
    const preferences = JSON.stringify({ ...view, query: 'range=7d&shared=1-2&wall=1', layout: [null, ...view.layout] })
    expect(readSaved({ preferences })).toMatchObject({ query: 'range=7d', layout: view.layout })
  })

  it('is a board without the tiles that cannot be read, and empty if none can', () => {
    const read = (tiles: unknown) => readSaved({ preferences: JSON.stringify({ ...board, tiles }) })
    expect(read([7, ...board.tiles, { size: 2 }])).toEqual(board)
    expect(read('none')).toEqual({ ...board, tiles: [] })
  })

  it('expires at its time', () => {
    expect([isExpired(view, 5), isExpired({ expiresAt: 5 }, 4), isExpired({ expiresAt: 5 }, 5)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('has only filters in a filter set', () => {
    const query = new URLSearchParams(
      'range=7d&site=a.com&is.countrycode=ES&not.vhost=a.com&not.method=GET&off.is.agent=x',
    )
    expect(filtersOf(query).toString()).toBe('is.countrycode=ES&not.method=GET&off.is.agent=x')
  })
})
