import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('notifies its subscribers after a change, and not for the same value', () => {
  const store = createStore<readonly string[]>([])
  const listener = vi.fn(() => store.get())
  const unsubscribe = store.subscribe(listener)
  const next = ['a']
  store.set(next)
  store.set(next)
  expect(listener).toHaveBeenCalledOnce()
  expect(listener).toHaveLastReturnedWith(next)
  unsubscribe()
  store.set([])
  expect(listener).toHaveBeenCalledOnce()
})
