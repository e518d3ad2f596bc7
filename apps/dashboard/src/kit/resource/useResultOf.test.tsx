import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useResultOf } from './useResultOf.ts'

it('shows a result only beside what was tested', () => {
  const { result, rerender } = renderHook(({ origin }) => useResultOf<string>({ origin, port: 443 }), {
    initialProps: { origin: 'origin.example.com' },
  })
  const store = result.current.begin()
  act(() => store('Healthy'))
  expect(result.current.result).toBe('Healthy')
  rerender({ origin: 'down.example.com' })
  expect(result.current.result).toBeNull()
  rerender({ origin: 'origin.example.com' })
  expect(result.current.result).toBe('Healthy')
})

it('drops a result that arrives after the subject has changed', () => {
  const { result, rerender } = renderHook(({ origin }) => useResultOf<string>(origin), {
    initialProps: { origin: 'origin.example.com' },
  })
  let store: (text: string) => void = () => undefined
  act(() => {
    store = result.current.begin()
  })
  rerender({ origin: 'down.example.com' })
  act(() => store('Healthy'))
  expect(result.current.result).toBeNull()
})
