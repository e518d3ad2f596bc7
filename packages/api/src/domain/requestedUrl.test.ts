import { expect, it } from 'vitest'
import { requestedPath } from './requestedUrl.ts'

it.each([
  ['/checkout', '/checkout'],
  ['/news#top', '/news'],
  ['/a/../b?q=ñ', '/b?q=%C3%B1'],
  ['/artículo\u200b', '/art%C3%ADculo'],
  ['//evil.example/a', '//evil.example/a'],
  ['checkout', 'checkout'],
  ['/a b', '/a b'],
  ['/\\evil', '/\\evil'],
])('a browser requests %s as %s', (typed, path) => {
  expect(requestedPath(typed)).toBe(path)
})
