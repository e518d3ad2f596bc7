import { expect, it } from 'vitest'
import { jittered } from './useMoment.ts'

it('spreads refreshes by a tenth', () => {
  expect(jittered(60_000, 0)).toBe(54_000)
  expect(jittered(60_000, 0.5)).toBe(60_000)
  expect(jittered(60_000, 1)).toBe(66_000)
})
