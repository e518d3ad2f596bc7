import { makeApiContext } from '@parapet/api'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { useVclDrafts } from './vclDraft.ts'

beforeEach(() => sessionStorage.clear())

const drafts = () =>
  renderHook(() => useVclDrafts('production'), {
    wrapper: ({ children }) => <MockScreen api={makeApiContext({})}>{children}</MockScreen>,
  }).result.current

it('keeps one draft for each version that it began as', () => {
  const draft = (base: number, body: string) => ({ base, body, live: 4765 })
  const storage = drafts()
  storage.write(4765, draft(4765, 'of 4765'))
  storage.write(4729, draft(4729, 'of 4729'))
  storage.write(4729, draft(4729, 'of 4729, again'))
  expect(drafts().read(4729)?.body).toBe('of 4729, again')
  expect(drafts().read(4765)?.body).toBe('of 4765')
  expect(drafts().read(4700)).toBeNull()
  storage.write(4765, null)
  expect(drafts().all()).toEqual([draft(4729, 'of 4729, again')])
})
