import { spawnSync } from 'node:child_process'
import { curlOf, makeApiContext, security } from '@parapet/api'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftStorage } from '../form/draft.ts'
import { readAllRows } from './readAllRows.ts'
import { pageParams } from './resource.ts'

const query = { search: '', page: 3, pageSize: 15, sort: null, filters: {} }

describe('page params', () => {
  it('compute the offset from the page', () => {
    expect(pageParams(query)).toEqual({ limit: 15, offset: 30 })
    expect(pageParams({ ...query, page: 1, search: 'a b' })).toEqual({ limit: 15, offset: 0, search: 'a b' })
  })
})

describe('all rows of a query', () => {
  const served = (count: number) => (page: { page: number; pageSize: number }) => {
    const from = (page.page - 1) * page.pageSize
    const items = Array.from({ length: Math.max(0, Math.min(page.pageSize, count - from)) }, (_, i) => from + i)
    return Promise.resolve({ items, count, unreadable: 0 })
  }

  it.each([
    [0, 0, false],
    [1, 1, false],
    [1000, 1000, false],
    [1001, 1001, false],
    [10_000, 10_000, false],
    [10_001, 10_000, true],
  ])('of %i is %i, truncated: %s', async (count, length, isCut) => {
    const told: number[] = []
    const { rows, ...rest } = await readAllRows(query, served(count), (done) => told.push(done))
    expect(rows).toEqual(Array.from({ length }, (_, i) => i))
    expect(rest).toEqual({ isCut, unreadable: 0 })
    expect(told.at(-1)).toBe(length)
  })

  it('ends when the provider sends fewer rows than its total', async () => {
    const readPage = vi.fn(async () => ({ items: [] as number[], count: 50, unreadable: 0 }))
    expect(await readAllRows(query, readPage, () => undefined)).toEqual({ rows: [], isCut: false, unreadable: 0 })
    expect(readPage).toHaveBeenCalledOnce()
  })
})

describe('copy as curl', () => {
  const api = makeApiContext({ company: () => 300 })
  const commandOf = (name: string) =>
    curlOf(
      security.addSafeRoute,
      { body: { name, description: '', site: 1, url: '/', duration: 60, expires_at: null, active: true } },
      api,
      'https://dash.example',
    )

  it('contains method, URL and company, never the token', () => {
    const text = commandOf('Load')
    expect(text).toMatch(/^curl -X POST 'https:\/\/dash\.example\/api\/.*\/300\/safe_route\/'/)
    expect(text).toContain('"Authorization: Bearer $TOKEN"')
  })

  it('quotes every text for the shell', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (name) => {
        const script = `curl() { while [ $# -gt 0 ]; do [ "$1" = --data-raw ] && printf %s "$2"; shift; done; }\n${commandOf(name)}`
        const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: {} })
        expect(JSON.parse(stdout)).toMatchObject({ name })
      }),
      { numRuns: 25, examples: [["it's"], ['$(id)'], ['`id`'], ['a\nb'], ['"; id #']] },
    )
  })
})

const initial = { name: '', addresses: [{ address: '', until: null as number | null }] }
const storage = draftStorage('list.new', 7, initial, () => sessionStorage)

describe('drafts', () => {
  beforeEach(() => sessionStorage.clear())
  const typed = {
    name: 'office',
    addresses: [
      { address: '203.0.113.9', until: 5 },
      { address: '', until: null },
    ],
  }

  it('are restored only for their user, until everything is saved', () => {
    storage.write(typed)
    expect(storage.read()).toEqual(typed)
    expect(draftStorage('list.new', 8, initial, () => sessionStorage).read()).toBeNull()
    expect(draftStorage('list.5', 7, initial, () => sessionStorage).read()).toBeNull()
    storage.write(null)
    expect(storage.read()).toBeNull()
  })

  it('survive a render of their form after logout', () => {
    storage.write(typed)
    for (const draft of [null, typed]) draftStorage('list.new', undefined, initial, () => sessionStorage).write(draft)
    expect(storage.read()).toEqual(typed)
    expect(draftStorage('list.new', undefined, initial, () => sessionStorage).read()).toBeNull()
  })

  it.each([
    ['torn', '{"user":7,"draft":{"name"'],
    ['of another shape', '{"user":7,"draft":{"name":5,"addresses":[]}}'],
    ['with items of another shape', '{"user":7,"draft":{"name":"a","addresses":["b"]}}'],
    ['without a field', '{"user":7,"draft":{"name":"a"}}'],
  ])('are ignored when %s', (_, text) => {
    sessionStorage.setItem('parapet.draft.list.new', text)
    expect(storage.read()).toBeNull()
  })
})
