import { afterEach, expect, it, vi } from 'vitest'
import { onRenderAll, renderAll } from './renderAll.ts'

afterEach(() => document.body.replaceChildren())

function pageDrawnAfter(looks: number) {
  const part = document.body.appendChild(document.createElement('div'))
  part.dataset.drawing = 'true'
  let looked = 0
  const sleep = vi.fn(async () => {
    if (++looked === looks) delete part.dataset.drawing
  })
  return { sleep }
}

it('notifies current and later subscribers, and waits until everything has rendered', async () => {
  const early = vi.fn()
  const gone = vi.fn()
  const late = vi.fn()
  onRenderAll(early)
  onRenderAll(gone)()
  const { sleep } = pageDrawnAfter(5)
  sleep.mockImplementationOnce(async () => void onRenderAll(late))
  await renderAll(sleep)
  expect([early, late, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  expect(sleep.mock.calls.length).toBe(8)
})

it('stops waiting after a limit, and notifies nobody afterwards', async () => {
  const { sleep } = pageDrawnAfter(1e9)
  await renderAll(sleep)
  expect(sleep.mock.calls.length).toBe(100)
  const after = vi.fn()
  onRenderAll(after)()
  expect(after).not.toHaveBeenCalled()
})
