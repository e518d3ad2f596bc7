import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffLine, diffLines, diffPairs, foldSame } from './diffLines.ts'

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 14 }).map((lines) => lines.join('\n'))
const written = (lines: readonly DiffLine[], without: 'added' | 'removed') =>
  lines.filter((line) => line.kind !== without).map((line) => line.text)
const linesOf = (whole: string) => (whole === '' ? [] : whole.split('\n'))
const changes = (lines: readonly DiffLine[]) => lines.filter((line) => line.kind !== 'same').length

function common(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const a of one) {
    const next = [0]
    for (const [at, b] of other.entries()) {
      next.push(a === b ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

describe('diffLines', () => {
  it('contains both texts, numbered in order', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after)
        expect(written(lines, 'added')).toEqual(linesOf(before))
        expect(written(lines, 'removed')).toEqual(linesOf(after))
        const numbers = lines.flatMap((line) => ('before' in line ? [line.before] : []))
        expect(numbers).toEqual(numbers.map((_, at) => at + 1))
      }),
    )
  })

  it('is the shortest difference', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [one, other] = [linesOf(before), linesOf(after)]
        expect(changes(diffLines(before, after))).toBe(one.length + other.length - 2 * common(one, other))
      }),
    )
  })

  it('falls back to a longer difference for very different texts, and still contains both', () => {
    const before = Array.from({ length: 4000 }, (_, at) => `old ${at}`).join('\n')
    const after = Array.from({ length: 4000 }, (_, at) => `new ${at}`).join('\n')
    const lines = diffLines(`same\n${before}\nend`, `same\n${after}\nend`)
    expect(lines).toHaveLength(8002)
    expect(changes(lines)).toBe(8000)
  })
})

describe('diffPairs', () => {
  it('has each text whole on its side, and equal lines beside each other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pairs = diffPairs(diffLines(before, after))
        expect(pairs.flatMap((pair) => pair.before?.text ?? [])).toEqual(linesOf(before))
        expect(pairs.flatMap((pair) => pair.after?.text ?? [])).toEqual(linesOf(after))
        for (const pair of pairs)
          if (pair.before?.kind === 'same' || pair.after?.kind === 'same') expect(pair.before).toBe(pair.after)
      }),
    )
  })
})

describe('foldSame', () => {
  it('folds lines far from every change, and loses none', () => {
    const before = Array.from({ length: 30 }, (_, at) => `${at}`).join('\n')
    const lines = diffLines(before, before.replace('\n15\n', '\nfifteen\n'))
    const runs = foldSame(lines)
    expect(runs.map((run) => [run.isFolded, run.lines.length])).toEqual([
      [true, 12],
      [false, 8],
      [true, 11],
    ])
    expect(runs.flatMap((run) => run.lines)).toEqual(lines)
  })

  it('shows one or two lines instead of folding them', () => {
    const runs = foldSame(diffLines('a\nb\nc\nd\ne', 'a\nb\nc\nd\nE'))
    expect(runs.every((run) => !run.isFolded)).toBe(true)
  })
})
