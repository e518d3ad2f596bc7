import { expect, it, vi } from 'vitest'
import { createPrefetchGate } from './prefetchGate.ts'

function make() {
  const jobs: (() => void)[] = []
  let isDrawing = false
  const ahead = createPrefetchGate(
    (run) => {
      jobs.push(run)
      return () => void jobs.splice(0, jobs.length, ...jobs.filter((job) => job !== run))
    },
    () => isDrawing,
  )
  const told = vi.fn()
  ahead.subscribe(told)
  const draw = (next: boolean) => {
    isDrawing = next
  }
  return { ahead, told, draw, rest: () => jobs.splice(0).forEach((job) => void job()) }
}

it('opens once everything in view has loaded', () => {
  const { ahead, told, rest } = make()
  ahead.begin('a')
  ahead.begin('b')
  ahead.check()
  ahead.end('a')
  rest()
  expect(ahead.isOn()).toBe(false)
  ahead.end('b')
  expect(ahead.isOn()).toBe(false)
  rest()
  expect(ahead.isOn()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})

it('opens at once when everything is loaded', () => {
  const { ahead, rest } = make()
  ahead.check()
  rest()
  expect(ahead.isOn()).toBe(true)
})

it('stays closed when a load starts before the browser is idle', () => {
  const { ahead, rest } = make()
  ahead.check()
  ahead.begin('a')
  rest()
  expect(ahead.isOn()).toBe(false)
  ahead.end('a')
  rest()
  expect(ahead.isOn()).toBe(true)
})

it('stays open, and notifies once', () => {
  const { ahead, told, rest } = make()
  ahead.check()
  rest()
  ahead.begin('late')
  ahead.end('late')
  rest()
  expect(ahead.isOn()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})

it('opens only after received responses have rendered', () => {
  const { ahead, draw, rest } = make()
  draw(true)
  ahead.check()
  rest()
  rest()
  expect(ahead.isOn()).toBe(false)
  draw(false)
  rest()
  expect(ahead.isOn()).toBe(true)
})

it('stays closed after its board unmounts', () => {
  const { ahead, rest } = make()
  ahead.begin('a')
  ahead.check()
  ahead.stop()
  ahead.end('a')
  rest()
  expect(ahead.isOn()).toBe(false)
})
