import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeView } from './readView.ts'
import { packView, readSharedId, unpackView, writeSharedId } from './sharedView.ts'
import { encodeView, fitsLink, initialView, SHARED, type ViewState } from './viewState.ts'

const words = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 80 })
const view: fc.Arbitrary<ViewState> = fc
  .record({
    agent: words,
    request: words,
    ruleid: words,
    site: fc.array(fc.domain(), { maxLength: 10 }),
    from: fc.nat(4_000_000_000),
  })
  .map(({ agent, request, ruleid, site, from }) => ({
    ...initialView,
    range: { from, to: from + 3600 },
    sites: site,
    include: { agent, 'client.record.name': ruleid },
    exclude: { request, ruleid },
  }))
const legends = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,9}$/),
  words.map((hide) => ({ hide })),
)

describe('a stored view', () => {
  it('round-trips, however long it is', () => {
    let long = 0
    fc.assert(
      fc.property(view, legends, (state, shown) => {
        const query = encodeView(state, initialView, shown)
        if (!fitsLink(query)) long += 1
        const stored = JSON.parse(JSON.stringify(packView('stats', query)))
        expect(decodeView(unpackView('stats', stored)!, initialView)).toEqual({ state, legends: shown, ignored: [] })
      }),
      { numRuns: 300 },
    )
    expect(long).toBeGreaterThan(100)
  })

  it('belongs to one page, and contains no other stored view', () => {
    const stored = packView('stats', new URLSearchParams({ range: '7d', [SHARED]: '1-1' }))
    expect(unpackView('analytics', stored)).toBeUndefined()
    expect(unpackView('stats', stored)?.toString()).toBe('range=7d')
  })

  it.each(['', '{', 'null', '[]', '7', '{}', '{"page":"stats"}', '{"page":"stats","query":7}', '[{"code":"home"}]'])(
    'is rejected when %s is stored',
    (preferences) => {
      expect(unpackView('stats', { preferences })).toBeUndefined()
    },
  )
})

describe('the id in a link', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(fc.nat(), fc.oneof(fc.nat(), fc.uuid()), (user, id) => {
        expect(readSharedId(writeSharedId({ user, id }))).toEqual({ user, id: String(id) })
      }),
    )
  })

  it.each(['', '7', '7-', '-7', 'a-7', '7-../../logout', '7-8?x=1', '7-8/9', `7-${'x'.repeat(65)}`])(
    'is rejected: %s',
    (text) => {
      expect(readSharedId(text)).toBeUndefined()
    },
  )
})
