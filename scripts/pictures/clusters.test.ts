import { describe, expect, it } from 'vitest'
import type { Reason, Reviewed } from './causes.ts'
import { type Cluster, clustersOf, noVerdicts, readVerdicts, settle, shortFiles, summaryOf } from './clusters.ts'
import type { Facet } from './facets.ts'

const area = { x: 1, y: 2, width: 3, height: 4 }
const corners: Facet = { kind: 'corners', area }
const good: Facet = { kind: 'color', from: '#111111', to: '#222222', area }
const mixed: Facet = { kind: 'color', from: '#111111', to: '#333333', area }
const tokens = new Map([['#222222', 'good']])

const picture = (name: string, facets: readonly Facet[], reason: Partial<Reason> = {}, isCanary = false): Reviewed => ({
  name,
  story: name,
  title: name,
  theme: 'parapet',
  mode: 'light',
  width: null,
  isCanary,
  pixels: 9,
  facets,
  reason: { cause: 'token', uncommitted: [], committed: [], ...reason },
})

const namesIn = (clusters: readonly Cluster[]) =>
  clusters.map(({ key, members }) => [key, members.map((member) => member.picture.name)])

describe('clusters', () => {
  it('are by what changed: a radius and a colour apart, canaries first, new and removed pictures last', () => {
    const clusters = clustersOf(
      [
        picture('both', [corners, good]),
        picture('round', [corners]),
        picture('zebra', [corners, mixed], {}, true),
        picture('fresh', [], { cause: 'new' }),
        picture('odd', []),
      ],
      tokens,
    )
    expect(namesIn(clusters)).toEqual([
      ['corners', ['zebra', 'both', 'round']],
      ['color good', ['both']],
      ['color', ['zebra']],
      ['unknown', ['odd']],
      ['new', ['fresh']],
    ])
    expect(clusters[1]).toMatchObject({ title: 'Colour good', about: '#111111 became #222222.' })
  })

  it('name the files that most of their pictures share, in short', () => {
    const uncommitted = ['packages/ui/src/themes/derive.ts', 'packages/ui/src/themes/meanings.ts']
    const [cluster] = clustersOf([
      picture('one', [corners], { uncommitted: [...uncommitted, 'apps/rare.ts'], committed: ['old.ts'] }),
      picture('two', [corners], { uncommitted }),
    ])
    expect(cluster?.files).toEqual(['packages/ui/src/themes/{derive.ts, meanings.ts}'])
    expect(shortFiles(['a.ts', 'b/c.ts'])).toEqual(['a.ts', 'b/c.ts'])
  })
})

describe('verdicts', () => {
  const [both, round] = [picture('both', [corners, good]), picture('round', [corners])]
  const clusters = clustersOf([both, round], tokens)
  const yes = { verdict: 'accept', comment: '' } as const
  const no = { verdict: 'reject', comment: 'Too square' } as const
  const verdictsOf = (verdicts: Parameters<typeof settle>[1]) =>
    Object.fromEntries(settle(clusters, verdicts).map(({ picture, verdict }) => [picture.name, verdict]))

  it('leave a picture open until all of its clusters are accepted', () => {
    expect(verdictsOf({ ...noVerdicts, clusters: { corners: yes } })).toEqual({ both: null, round: 'accept' })
    expect(verdictsOf({ ...noVerdicts, clusters: { corners: yes, 'color good': yes } })).toEqual({
      both: 'accept',
      round: 'accept',
    })
  })

  it('reject a picture with one of its clusters, and a picture for itself', () => {
    expect(verdictsOf({ ...noVerdicts, clusters: { corners: yes, 'color good': no } }).both).toBe('reject')
    expect(verdictsOf({ clusters: { corners: no }, pictures: { round: yes } })).toEqual({
      both: 'reject',
      round: 'accept',
    })
  })

  it('are refused with the part that is wrong', () => {
    expect(readVerdicts('{"pictures":{"a":{"verdict":"reject"}}}').pictures).toEqual({
      a: { verdict: 'reject', comment: '' },
    })
    expect(() => readVerdicts('{"clusters":{"corners":{"verdict":"maybe"}}}')).toThrow('The verdict of corners')
    expect(() => readVerdicts('[1')).toThrow()
    expect(() => readVerdicts('{"clusters":3}')).toThrow('has "clusters"')
  })

  it('are in the summary, where a comment is text and no markup', () => {
    const comment = '<img src=x> @all | **no**'
    const said = { ...noVerdicts, clusters: { 'color good': { verdict: 'reject', comment } as const } }
    const text = summaryOf(clusters, settle(clusters, said))
    expect(text).toContain('2 differ from the accepted ones: 1 to review, 1 rejected, 0 accepted.')
    expect(text).toContain(String.raw`- both: \<img src=x\> \@all \| \*\*no\*\*`)
    expect(text).toContain('| Corners | 2 |')
    expect(summaryOf([], [])).toContain('Every picture is as accepted.')
  })
})
