import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
    const [held = '', wait] = after.split(' · waits: ')
    const decisions = held.split(' · decision ')[1]?.split(', ') ?? []
    return { clause, files, tests: files.filter(isTest), waits: wait === undefined ? [] : wait.split(', '), decisions }
  })

function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file)
}

function pathOf(file: string): string {
  const [room = '', ...rest] = file.split('/')
  return join(root, rooms[room] ?? room, ...rest)
}

describe('docs/specification.md', () => {
  it('names for each clause its implementation, and a test or a reason to wait', () => {
    expect(clauses).toHaveLength(304)
    const unplaced = clauses.filter(({ files, tests }) => files.length === tests.length)
    const unheld = clauses.filter(({ tests, waits }) => tests.length + waits.length === 0)
    expect([...unplaced, ...unheld].map(({ clause }) => clause)).toEqual([])
  })

  it('names only files that exist, and test files with tests', () => {
    const names = [...new Set(clauses.flatMap(({ files }) => files))]
    expect(names.filter((file) => !existsSync(pathOf(file)))).toEqual([])
    const empty = names.filter((file) => isTest(file) && !/\b(?:it|test)\b/.test(readFileSync(pathOf(file), 'utf8')))
    expect(empty).toEqual([])
  })

  it('names only decisions that exist', () => {
    const written = readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4))
    const missing = clauses.flatMap(({ decisions }) => decisions.filter((number) => !written.includes(number)))
    expect(missing).toEqual([])
  })

  it('waits only for unscheduled work', () => {
    const settled = clauses.flatMap(({ clause, waits }) =>
      waits.filter((wait) => wait !== 'unscheduled').map((wait) => `${clause}: ${wait}`),
    )
    expect(settled).toEqual([])
  })
})
