import { describe, expect, it } from 'vitest'
import type { StoryEntry } from './plan.ts'
import { reportOf, type ShotResult } from './results.ts'

const story = (id: string, tags: string[] = []): StoryEntry => ({
  id,
  title: id,
  name: id,
  importPath: '',
  tags,
  type: 'story',
})
const result = (id: string, kind: ShotResult['kind']): ShotResult => {
  const look = { name: `${id}--parapet-light`, theme: 'parapet', mode: 'light', hasPicture: true } as const
  return kind === 'changed' ? { ...look, kind, pixels: 3, facets: [] } : { ...look, kind }
}

describe('the report', () => {
  it('is one line if everything is as accepted', () => {
    const report = reportOf([story('a')], new Map([['a', [result('a', 'same')]]]), [])
    expect(report).toEqual({
      stories: 0,
      failures: 0,
      lines: ['pictures: 1 as accepted, 0 changed, 0 new, 0 without a story'],
    })
  })

  it('names stories with changed or missing pictures, the canary set first, and files without a story', () => {
    const results = new Map([
      ['a', [result('a', 'changed')]],
      ['b', [result('b', 'new')]],
      ['c', [result('c', 'same')]],
    ])
    const report = reportOf([story('a'), story('b', ['canary']), story('c')], results, ['old--parapet-dark'])
    expect(report.failures).toBe(3)
    expect(report.stories).toBe(2)
    expect(report.lines.slice(1, 5)).toEqual([
      '  * canary set: look at these first',
      '  * b (new: parapet-light)',
      '    a (changed: parapet-light)',
      '    old--parapet-dark.webp has no story',
    ])
  })

  it('is short even if everything changed', () => {
    const many = Array.from({ length: 100 }, (_, index) => story(`s${index}`))
    const report = reportOf(many, new Map(many.map(({ id }) => [id, [result(id, 'changed')]])), [])
    expect(report.failures).toBe(100)
    expect(report.lines.length).toBeLessThan(30)
    expect(report.lines).toContain('    … and 80 more stories')
  })
})
