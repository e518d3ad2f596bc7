import { expect, it } from 'vitest'
import type { Cause, Reviewed } from './causes.ts'
import { limitProblem, mostPictures } from './limit.ts'

const pictures = (count: number, cause: Cause = 'token'): Reviewed[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `picture-${index}`,
    story: 'story',
    title: 'Story',
    theme: 'parapet',
    mode: 'light',
    width: null,
    isCanary: false,
    pixels: 1,
    facets: [],
    reason: { cause, uncommitted: [], committed: [] },
  }))

it('refuses a change of more pictures than the limit, with their number', () => {
  expect(limitProblem(pictures(mostPictures), [])).toBeUndefined()
  expect(limitProblem(pictures(mostPictures + 1), [])).toContain('takes 151 pictures anew')
})

it('counts pictures that were accepted before and are not committed, each once', () => {
  expect(
    limitProblem(
      pictures(1),
      pictures(mostPictures).map(({ name }) => name),
    ),
  ).toBeUndefined()
  expect(limitProblem(pictures(mostPictures), ['another'])).toContain('takes 151 pictures anew')
})

it('does not count pictures that are deleted', () => {
  expect(limitProblem(pictures(mostPictures + 1, 'removed'), [])).toBeUndefined()
})
