import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RouterContext } from './RouterContext.ts'
import { choiceParam, idParam, pageParam, textParam, type UrlParam, useUrlState } from './useUrlState.ts'

const schema = { q: textParam, page: pageParam, show: choiceParam(['all', 'some'], 'all') }

async function start(path: string) {
  let child: ReactNode = null
  const router = createMemoryRouter([{ path: '*', Component: () => child }], { initialEntries: [path] })
  const wrapper = ({ children }: { children: ReactNode }) => {
    child = children
    return (
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    )
  }
  const { result } = await act(async () => renderHook(() => useUrlState(schema), { wrapper }))
  return { result, router }
}

it.each<[string, UrlParam<unknown>, string | null, unknown]>([
  ['a text', textParam, 'a b', 'a b'],
  ['no text', textParam, null, ''],
  ['an id', idParam, '5', '5'],
  ['no id', idParam, '', null],
  ['a page', pageParam, '12', 12],
  ['a page of zero', pageParam, '0', 1],
  ['a page that is none', pageParam, '1e9', 1],
  ['a choice', choiceParam([5, 15], 15), '5', 5],
  ['another choice', choiceParam([5, 15], 15), '7', 15],
])('reads %s', (_, param, text, value) => {
  expect(param.read(text)).toEqual(value)
})

it('keeps defaults and unknown params out of changes', async () => {
  const { result, router } = await start('/list?page=3&range=7d')
  expect(result.current[0]).toEqual({ q: '', page: 3, show: 'all' })
  await act(async () => result.current[1]({ page: 1, show: 'some' }))
  expect(result.current[0]).toEqual({ q: '', page: 1, show: 'some' })
  await waitFor(() => expect(router.state.location.search).toBe('?range=7d&show=some'))
})

it('shows typed text at once and writes it after a pause, without a history entry', async () => {
  const { result, router } = await start('/list')
  await act(async () => result.current[1]({ q: 'a' }))
  await act(async () => result.current[1]({ q: 'ab' }))
  expect(result.current[0].q).toBe('ab')
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(router.state.location.search).toBe('?q=ab'), { timeout: 2000 })
  expect(router.state.historyAction).toBe('REPLACE')
})

it('writes typed text after a pause also where it resets the page', async () => {
  const { result, router } = await start('/list?page=3')
  await act(async () => result.current[1]({ q: 'a', page: 1 }))
  await act(async () => result.current[1]({ q: 'ab', page: 1 }))
  expect(result.current[0]).toMatchObject({ q: 'ab', page: 1 })
  expect(router.state.location.search).toBe('?page=3')
  await waitFor(() => expect(router.state.location.search).toBe('?q=ab'), { timeout: 2000 })
})

it('keeps a change reverted before it was written', async () => {
  const { result, router } = await start('/list')
  act(() => result.current[1]({ show: 'some' }))
  await waitFor(() => expect(router.state.location.search).toBe('?show=some'))
  act(() => result.current[1]({ show: 'all' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(result.current[0].show).toBe('all')
})

it('follows Back', async () => {
  const { result, router } = await start('/list?show=some')
  await act(() => router.navigate('/list?q=x'))
  expect(result.current[0]).toEqual({ q: 'x', page: 1, show: 'all' })
  await act(() => router.navigate(-1))
  expect(result.current[0].show).toBe('some')
})
