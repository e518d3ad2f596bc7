import { describe, expect, it } from 'vitest'
import type { StoryEntry } from './plan.ts'
import { type Found, reportOf } from './results.ts'

const story = (id: string, tags: string[] = []): StoryEntry => ({
  id,
  title: id,
  name: id,
  importPath: '',
  tags,
  type: 'story',
})
const shot = (id: string, is: 'same' | 'new' | 'changed'): Found => {
  const look = { name: `${id}--parapet-light`, theme: 'parapet', mode: 'light', isKept: true } as const
  return is === 'changed' ? { ...look, is, pixels: 3 } : { ...look, is }
}

describe('the report', () => {
  it('is one line when everything is as accepted', () => {
    const report = reportOf([story('a')], new Map([['a', [shot('a', 'same')]]]), [])
    expect(report).toEqual({
      stories: 0,
      failures: 0,
      lines: ['pictures: 1 as accepted, 0 changed, 0 new, 0 without a story'],
    })
  })

  it('names stories with changed or missing pictures, the canary set first, and files without a story', () => {
    const found = new Map([
      ['a', [shot('a', 'changed')]],
      ['b', [shot('b', 'new')]],
      ['c', [shot('c', 'same')]],
    ])
    const report = reportOf([story('a'), story('b', ['canary']), story('c')], found, ['old--parapet-dark'])
    expect(report.failures).toBe(3)
    expect(report.stories).toBe(2)
    expect(report.lines.slice(1, 5)).toEqual([
      '  * is of the canary set, which stands for all: look at it first',
      '  * b (new: parapet-light)',
      '    a (changed: parapet-light)',
      '    old--parapet-dark.webp has no story',
    ])
  })

  it('stays short when everything changed', () => {
    const many = Array.from({ length: 100 }, (_, place) => story(`s${place}`))
    const report = reportOf(many, new Map(many.map(({ id }) => [id, [shot(id, 'changed')]])), [])
    expect(report.failures).toBe(100)
    expect(report.lines.length).toBeLessThan(30)
    expect(report.lines).toContain('    … and 80 more stories')
  })
})
