import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CacheServer } from '../entities/Cache.ts'
import { type PurgeResult, popProofs, proofCounts, urlProof } from './purgeProof.ts'

const purge = { at: 1_000, until: 1_001, isSoft: false }
const answeredAt = 1_010
const server = (over: Partial<CacheServer> = {}): CacheServer => ({
  name: 'mad1-edge01',
  pop: 'MAD1',
  result: 'HIT',
  ttl: null,
  grace: null,
  keep: null,
  age: 3,
  status: 200,
  stale: false,
  vary: null,
  hits: null,
  hfp: false,
  ...over,
})
const proofOf = (...servers: CacheServer[]) => urlProof('https://a.com/x', { servers }, purge, answeredAt)

describe('the proof of a URL', () => {
  it.each<[PurgeResult, Partial<CacheServer>]>([
    ['fresh', { result: 'MISS', age: null }],
    ['fresh', { result: 'PASS', age: null }],
    ['fresh', { age: 3 }],
    ['unknown', { age: null }],
    ['unknown', { age: 9 }],
    ['unknown', { age: 10 }],
    ['old', { age: 11 }],
    ['old', { age: 5_000 }],
  ])('is %s', (result, over) => {
    expect(proofOf(server(over)).result).toBe(result)
  })

  it('is that of its worst server, and unknown without an answer', () => {
    expect(proofOf(server(), server({ age: null }), server({ age: 60 })).result).toBe('old')
    expect(proofOf(server(), server({ age: null })).result).toBe('unknown')
    expect(proofOf().result).toBe('unknown')
    expect(urlProof('https://a.com/x', null, purge, answeredAt)).toMatchObject({ result: 'unknown', servers: [] })
  })
})

describe('POPs', () => {
  it('are counted by the worst of their servers, those with old objects first', () => {
    const one = proofOf(server(), server({ name: 'mad1-edge02', age: 60 }), server({ pop: 'GRU1' }))
    const two = proofOf(server(), server({ pop: 'GRU1', age: null }))
    expect(popProofs([one, two])).toEqual([
      { pop: 'MAD1', old: 1, unknown: 0, fresh: 1 },
      { pop: 'GRU1', old: 0, unknown: 1, fresh: 1 },
    ])
  })

  it('count each URL once', () => {
    const anyServer = fc
      .record({ pop: fc.constantFrom('MAD1', 'GRU1', 'LIS1'), age: fc.option(fc.nat(60)) })
      .map((over) => server(over))
    fc.assert(
      fc.property(fc.array(fc.array(anyServer, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (answers) => {
        const proofs = answers.map((servers) => proofOf(...servers))
        const counts = proofCounts(proofs)
        expect(counts.old + counts.unknown + counts.fresh).toBe(answers.length)
        for (const { pop, old, unknown, fresh } of popProofs(proofs))
          expect(old + unknown + fresh).toBe(answers.filter((servers) => servers.some((one) => one.pop === pop)).length)
      }),
    )
  })
})
