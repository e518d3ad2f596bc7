import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchesIn, containing, foldersOf, pathsOfType, typeOf, typesIn } from './pathTree.ts'

const rows = [
  { key: '/', requests: 10, bytes: 100 },
  { key: '/img/a.png', requests: 5, bytes: 500 },
  { key: '/img/2024/b.PNG?w=3', requests: 3, bytes: 300 },
  { key: '/img/2024/c.webp', requests: 2, bytes: null },
  { key: '/imgs', requests: 1, bytes: 1 },
]

describe('the folders of paths', () => {
  it('have the sums of what is in them', () => {
    expect(branchesIn(rows, '/')).toEqual([
      { key: '/', kind: 'path', paths: 1, requests: 10, bytes: 100 },
      { key: '/img/', kind: 'folder', paths: 3, requests: 10, bytes: 800 },
      { key: '/imgs', kind: 'path', paths: 1, requests: 1, bytes: 1 },
    ])
    expect(branchesIn(rows, '/img/').map(({ key, paths }) => [key, paths])).toEqual([
      ['/img/a.png', 1],
      ['/img/2024/', 2],
    ])
  })

  it('lead back to the outermost', () => {
    expect(foldersOf('/img/2024/')).toEqual(['/', '/img/', '/img/2024/'])
    expect(foldersOf('/')).toEqual(['/'])
  })
})

const paths = fc.array(
  fc.record({
    key: fc
      .array(fc.constantFrom('a', 'b.png', 'c.js', ''), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`),
    requests: fc.nat(1000),
    bytes: fc.nat(1e6),
  }),
)
const added = (of: readonly { requests: number | null; bytes: number | null }[]) => ({
  requests: of.reduce((sum, { requests }) => sum + (requests ?? 0), 0),
  bytes: of.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
})

it('at every level, folders and types add up to the paths in them', () => {
  fc.assert(
    fc.property(paths, (some) => {
      const check = (folder: string) => {
        const within = some.filter(({ key }) => key.startsWith(folder))
        const branches = branchesIn(some, folder)
        expect(added(branches)).toEqual(added(within))
        for (const { key, kind } of branches) if (kind === 'folder') check(key)
      }
      check('/')
      const types = typesIn(some)
      expect(added(types)).toEqual(added(some))
      for (const type of types) {
        const { requests, bytes } = type
        expect(added(pathsOfType(some, type.key))).toEqual({ requests, bytes })
      }
    }),
    { seed: 67 },
  )
})

it.each([
  ['/img/a.PNG', '.png'],
  ['/a.tar.gz?x=1.js', '.gz'],
  ['/', ''],
  ['/.well-known/x', ''],
  ['/.env', ''],
  ['/v1.2/list', ''],
  ['/a.toolongending', ''],
])('the type of %s is %o', (path, type) => {
  expect(typeOf(path)).toBe(type)
})

it('finds paths by a part of their text', () => {
  expect(containing(rows, ' PNG ').map(({ key }) => key)).toEqual(['/img/a.png', '/img/2024/b.PNG?w=3'])
  expect(containing(rows, '')).toBe(rows)
})
