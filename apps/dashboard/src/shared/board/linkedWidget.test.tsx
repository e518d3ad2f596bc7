import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scrollToWidget, withFragment } from './linkedWidget.ts'

const scrolled = vi.fn()
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrolled.mockReset()
  document.body.replaceChildren()
})

function addWidget(code: string) {
  const tile = document.createElement('article')
  tile.dataset.widget = code
  const title = document.createElement('h2')
  title.tabIndex = -1
  tile.append(title)
  document.body.append(tile)
  return title
}

it('focuses the title of a widget that renders late, and follows it while others load above', async () => {
  const stop = scrollToWidget('stats.delivery.errors')
  addWidget('stats.delivery.rate')
  const title = addWidget('stats.delivery.errors')
  await vi.waitFor(() => expect(document.activeElement).toBe(title))
  const before = scrolled.mock.calls.length
  addWidget('stats.delivery.bandwidth')
  await vi.waitFor(() => expect(scrolled.mock.calls.length).toBeGreaterThan(before))
  stop()
})

it('leaves the page to a user who acts', async () => {
  scrollToWidget('stats.delivery.errors')
  fireEvent.wheel(document.body)
  const title = addWidget('stats.delivery.errors')
  await new Promise((passed) => setTimeout(passed, 20))
  expect(document.activeElement).not.toBe(title)
  expect(scrolled).not.toHaveBeenCalled()
})

it('adds a fragment to an address', () => {
  expect(withFragment('/300/stats?range=24h', 'errors')).toBe('/300/stats?range=24h#errors')
  expect(withFragment('/300/stats', undefined)).toBe('/300/stats')
})
