import { botLists, type PublicBotList } from '@parapet/api'
import { catalogue } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { allRows, derivedRows, resource, write } from './resource.ts'
import { useResource } from './useResource.ts'

const texts = { title: '', sentence: '', 'empty.title': '', 'empty.text': '', 'column.name': '' }
const load = () => Promise.resolve({ default: texts })
const words = catalogue({ en: load, es: load })
const fixed = { code: 'bots', words, getId: (row: PublicBotList) => String(row.id) }

it('resolves a resource when the values of its tools change, not with each object', () => {
  const of = vi.fn()
  const tools = { prefix: 'a' }
  const bots = resource({
    ...fixed,
    list: allRows(botLists.publicAllow, () => ({})),
    use: () => ({ ...tools }),
    of: ({ prefix }) => {
      of(prefix)
      return { getTitle: (row) => prefix + row.name, columns: () => [] }
    },
  })
  const { result, rerender } = renderHook(() => useResource(bots))
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
  tools.prefix = 'b'
  rerender()
  expect(of.mock.calls).toEqual([['a'], ['b']])
  expect(result.current).toMatchObject({ code: 'bots' })
  expect(result.current).not.toHaveProperty('use')
})

it('gives the tools to the params and the rows of the list', () => {
  const bots = resource({
    ...fixed,
    list: derivedRows(
      allRows(botLists.publicAllow, (_query, _params, tools: { isRead: boolean }) => (tools.isRead ? {} : null)),
      (rows, _count, tools: { isRead: boolean }) => rows.filter(() => tools.isRead),
    ),
    use: () => ({ isRead: true }),
    of: () => ({ getTitle: (row) => row.name, columns: (make) => [make.text('name', (row) => row.name)] }),
  })
  const query = { search: '', page: 1, pageSize: 15, sort: null, filters: {} }
  const answer = [{ id: 1 }]
  const { list } = bots.of({ isRead: true })
  expect([list.params(query, {}), list.itemsOf(answer).count]).toEqual([{}, 1])
  expect(list.itemsOf({ count: 7, results: answer }).madeOf).toEqual({ n: 1, count: 7 })
  const unread = bots.of({ isRead: false }).list
  expect([unread.params(query, {}), unread.itemsOf(answer).count]).toEqual([null, 0])
})

it('needs the messages of its writes', () => {
  const rows = { ...fixed, list: allRows(botLists.publicAllow, () => ({})), getTitle: fixed.getId, columns: () => [] }
  const remove = write(botLists.switchPublicAllow, (row: PublicBotList) => ({
    list: row.id,
    site: 1,
    body: { enabled: false },
  }))
  // @ts-expect-error the words have no message 'remove.text'
  resource({ ...rows, remove })
  const create = write(botLists.switchPublicAllow, () => ({ list: 1, site: 1, body: { enabled: true } }))
  // @ts-expect-error the words have no message 'new'
  resource({ ...rows, create })
  expect(resource(rows)).toEqual(rows)
  const told = { ...texts, new: '', 'remove.text': '' }
  const loadTold = () => Promise.resolve({ default: told })
  expect(resource({ ...rows, words: catalogue({ en: loadTold, es: loadTold }), remove, create })).toMatchObject({
    remove,
  })
})
