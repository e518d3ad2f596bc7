import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// docs/specification.md names, after each clause, its implementation, its tests and what it waits for.
const root = join(import.meta.dirname, '..')
const rooms: Readonly<Record<string, string>> = {
  api: 'packages/api/src',
  ui: 'packages/ui/src',
  widgets: 'packages/widgets/src',
  app: 'apps/dashboard/src',
}

const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')
const clauses = page
  .slice(page.indexOf('\n## §1'))
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => {
    const [clause = '', after = ''] = line.slice(2).split(' — ')
    const files = [...after.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    const waits = [...after.matchAll(/waits: (issue \d+|planned [\w-]+|a test|unscheduled)/g)].map(
      ([, wait = '']) => wait,
    )
    return { clause, after, files, tests: files.filter(isTest), waits }
  })

function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file)
}

function pathOf(file: string): string {
  const [room = '', ...rest] = file.split('/')
  return join(root, rooms[room] ?? room, ...rest)
}

describe('docs/specification.md', () => {
  it('says of each clause where it is, and which test holds it or what it waits for', () => {
    expect(clauses).toHaveLength(301)
    const unplaced = clauses.filter(({ files, tests }) => files.length === tests.length)
    const unheld = clauses.filter(({ tests, waits }) => tests.length + waits.length === 0)
    expect([...unplaced, ...unheld].map(({ clause }) => clause)).toEqual([])
  })

  it('names only files that exist, and tests that test', () => {
    const names = [...new Set(clauses.flatMap(({ files }) => files))]
    expect(names.filter((file) => !existsSync(pathOf(file)))).toEqual([])
    const empty = names.filter((file) => isTest(file) && !/\b(?:it|test)\b/.test(readFileSync(pathOf(file), 'utf8')))
    expect(empty).toEqual([])
  })

  it('waits for planned pages only while they are planned', () => {
    const rows = readFileSync(pathOf('app/paths.ts'), 'utf8').split(/^ {2}(?=[\w'-]+: path\()/m)
    const planned = new Set(
      rows.filter((row) => row.includes('planned: true')).map((row) => `planned ${/^'?([\w-]+)/.exec(row)?.[1]}`),
    )
    expect(planned).toContain('planned soporte')
    const built = clauses.flatMap(({ clause, waits }) =>
      waits.filter((wait) => wait.startsWith('planned ') && !planned.has(wait)).map((wait) => `${clause}: ${wait}`),
    )
    expect(built).toEqual([])
  })
})
