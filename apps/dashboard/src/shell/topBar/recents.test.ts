import { expect, it } from 'vitest'
import { createRecents } from './recents.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

it('keeps the last five companies per user, latest first', () => {
  const storage = memory()
  const recents = createRecents(1, () => storage)
  for (const company of [1, 2, 3, 4, 5, 6, 3]) recents.visit(company)
  expect(recents.list()).toEqual([3, 6, 5, 4, 2])
  expect(createRecents(2, () => storage).list()).toEqual([])
})

it('ignores invalid or unavailable storage', () => {
  const storage = memory()
  storage.setItem('parapet.recent.1', '{broken')
  expect(createRecents(1, () => storage).list()).toEqual([])
  storage.setItem('parapet.recent.1', '[1,"2",3.5,null]')
  expect(createRecents(1, () => storage).list()).toEqual([1])
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => createRecents(1, () => refusing).visit(4)).not.toThrow()
  const unnamed = createRecents(1, () => {
    throw new DOMException('no', 'SecurityError')
  })
  unnamed.visit(4)
  expect(unnamed.list()).toEqual([])
})
