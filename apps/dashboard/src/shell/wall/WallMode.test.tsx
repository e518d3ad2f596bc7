import { AnnouncerProvider, LocaleProvider } from '@parapet/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { WallMode } from './WallMode.tsx'
import { wallWords } from './wall.words.ts'

beforeAll(() => wallWords.load('en'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-06-15T21:30:00Z')
})
afterEach(() => void vi.useRealTimers())

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

function open(search: string) {
  const stay = vi.fn()
  const element = (
    <>
      {search.includes('wall=1') && <WallMode />}
      <Address />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/300/stats?${search}`] })
  render(
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <SessionContext value={mockSession({ stay })}>
          <RouterProvider router={router} />
        </SessionContext>
      </AnnouncerProvider>
    </LocaleProvider>,
  )
  return { stay, router }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const address = () => document.querySelector('output')?.textContent
const night = () => screen.queryByRole('dialog', { name: 'Asleep until 07:00' })

it('hides the rest of the page, keeps the session, and exits on Escape with the view unchanged', async () => {
  const { stay } = open('range=24h&wall=1&sleep=22-7')
  expect(document.documentElement.dataset.wall).toBe('true')
  await pass(60_000)
  expect(stay).toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await pass(0)
  expect(address()).toBe('/300/stats?range=24h')
})

it('leaves Escape to an open menu', async () => {
  open('wall=1')
  const menu = document.body.appendChild(document.createElement('div'))
  menu.setAttribute('role', 'menu')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await pass(0)
  expect(address()).toBe('/300/stats?wall=1')
  menu.remove()
})

it('turns dark during its sleep hours, and wakes for ten minutes on a key', async () => {
  open('wall=1&sleep=22-7')
  expect(night()).toBeNull()
  await pass(30 * 60_000 + 15_000)
  expect(night()).not.toBeNull()
  fireEvent.keyDown(night()!, { key: 'Escape' })
  await pass(100)
  expect(night()).toBeNull()
  expect(address()).toContain('wall=1')
  await pass(10 * 60_000 + 15_000)
  expect(night()).not.toBeNull()
})

it('never sleeps without sleep hours', async () => {
  open('wall=1')
  await pass(3 * 3600_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
