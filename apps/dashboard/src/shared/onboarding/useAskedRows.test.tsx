import {
  sites as calls,
  certificates,
  makeApiContext,
  makeCompany,
  makeUser,
  provisioning,
  useSendWrite,
} from '@parapet/api'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { usePolling } from '../../kit/read/usePolling.ts'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { useAskedRows } from './useAskedRows.ts'

const keys = ['a', 'b']

function setup(use: () => unknown) {
  const api = makeApiContext({
    fetch: async () => Response.json({ detail: 'ok' }, { status: 202 }),
    token: () => 'token',
    company: () => 300,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MockScreen api={api} session={mockSession({ user: makeUser(), company: makeCompany() })}>
      {children}
    </MockScreen>
  )
  return renderHook(() => ({ used: use(), send: useSendWrite() }), { wrapper })
}

it('asks again after a write that affects its answers, which stay meanwhile', async () => {
  let value = 1
  const ask = vi.fn(async (part: readonly string[]) => new Map(part.map((key) => [key, value] as const)))
  const use = () => useAskedRows<number>(keys, { group: 1, most: 2, reads: [certificates.requests], ask })
  const { result } = setup(use)
  const answers = () => [...(result.current.used as ReturnType<typeof use>).answers]
  await waitFor(() =>
    expect(answers()).toEqual([
      ['a', 1],
      ['b', 1],
    ]),
  )
  value = 2
  await act(() => result.current.send(provisioning.removeBackend, { backend: 1 }))
  expect(ask).toHaveBeenCalledTimes(2)
  await act(() => result.current.send(calls.enableSsl, { site: 1 }))
  expect(answers()).toHaveLength(2)
  await waitFor(() =>
    expect(answers()).toEqual([
      ['a', 2],
      ['b', 2],
    ]),
  )
  expect(ask).toHaveBeenCalledTimes(4)
})

it('asks again for what failed before the write', async () => {
  let isSick = true
  const use = () =>
    useAskedRows<number>(keys, {
      group: 2,
      most: 2,
      reads: [certificates.requests],
      ask: async (part) => {
        if (isSick) throw new Error('sick')
        return new Map(part.map((key) => [key, 1] as const))
      },
    })
  const { result } = setup(use)
  const now = () => result.current.used as ReturnType<typeof use>
  await waitFor(() => expect([...now().failed]).toEqual(keys))
  isSick = false
  await act(() => result.current.send(calls.enableSsl, { site: 1 }))
  await waitFor(() => expect([...now().answers.keys()]).toEqual(keys))
  expect(now().failed.size).toBe(0)
})

it('polls anew after a write that affects what is asked', async () => {
  const run = vi.fn(async () => run.mock.calls.length)
  const { result } = setup(() => usePolling('a', run, [], [certificates.requests]))
  await waitFor(() => expect(result.current.used).toMatchObject({ data: 1, isStopped: true }))
  await act(() => result.current.send(provisioning.removeBackend, { backend: 1 }))
  expect(run).toHaveBeenCalledTimes(1)
  await act(() => result.current.send(calls.enableSsl, { site: 1 }))
  await waitFor(() => expect(result.current.used).toMatchObject({ data: 2 }))
})
