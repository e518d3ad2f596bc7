import { expect, it } from 'vitest'
import { distinguishAgents } from './distinguishAgents.ts'

it.each<[string, readonly string[], readonly string[]]>([
  [
    'by the build of a system',
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:27.0) Firefox/27.0',
      'Mozilla/5.0 (X11; Ubuntu; Linux i686; rv:27.0) Firefox/27.0',
    ],
    ['x86_64', 'Ubuntu'],
  ],
  ['by a product', ['Googlebot/2.1', 'Googlebot-Image/1.0'], ['Googlebot/2.1', 'Googlebot-Image/1.0']],
  ['by place where one has nothing of its own', ['a b', 'a b c'], ['1', 'c']],
  ['cut where it is long', ['a', 'x'.repeat(400)], ['a', `${'x'.repeat(23)}…`]],
])('%s', (_, raws, expected) => {
  expect(distinguishAgents(raws)).toEqual(expected)
})
