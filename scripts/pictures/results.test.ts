import { describe, expect, it } from 'vitest'
import type { StoryEntry } from './plan.ts'
import { reportOf, type ShotResult, toRepeat } from './results.ts'

const story = (id: string, tags: string[] = []): StoryEntry => ({
  id,
  title: id,
  name: id,
  importPath: '',
  tags,
  type: 'story',
})
const result = (id: string, kind: ShotResult['kind'], isOnNewPage = false): ShotResult => ({
  name: `${id}--parapet-light`,
  theme: 'parapet',
  mode: 'light',
  hasPicture: true,
  kind,
  isOnNewPage,
})

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

describe('what is visited again', () => {
  const stories = Array.from({ length: 20 }, (_, at) => story(`s${at}`))
  const all = (kind: ShotResult['kind'], isOnNewPage = false) =>
    new Map(stories.map(({ id }) => [id, [result(id, kind, isOnNewPage)]]))

  it('is everything that one page for all stories drew differently or for the first time', () => {
    expect(toRepeat(stories, new Set(), all('changed'), true)).toHaveLength(20)
    expect(toRepeat(stories, new Set(), all('new'), true)).toHaveLength(20)
    expect(toRepeat(stories, new Set(['s3']), all('same'), true).map(({ id }) => id)).toEqual(['s3'])
  })

  it('is not what differs on a page that was new', () => {
    expect(toRepeat(stories, new Set(), all('changed', true), true)).toEqual([])
    expect(toRepeat(stories, new Set(['s3']), all('new', true), true).map(({ id }) => id)).toEqual(['s3'])
  })

  it('is otherwise only a few: many differences are no accident', () => {
    expect(toRepeat(stories, new Set(), all('changed'), false)).toEqual([])
    expect(toRepeat(stories, new Set(['s1', 's2']), all('same'), false)).toHaveLength(2)
    expect(toRepeat(stories, new Set(), all('new'), false)).toEqual([])
  })
})
