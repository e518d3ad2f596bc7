import { expect, it } from 'vitest'
import { withThemeChecks } from '../../vite/themed.ts'

it('adds the check to the exported components of a module, and only to those', () => {
  const code = `export function Button({ a }: { a: string }) { return a }
function Inner() { return null }
export function useThing() { return 1 }
export const size = 3`
  expect(withThemeChecks(code, 'Button.tsx', './check.ts')).toBe(`import { complainWithoutTheme } from './check.ts'
export function Button({ a }: { a: string }) { if (process.env.NODE_ENV !== 'production') complainWithoutTheme('Button'); return a }
function Inner() { return null }
export function useThing() { return 1 }
export const size = 3`)
})

it('leaves a module without components alone', () => {
  expect(withThemeChecks('export const a = 1', 'a.tsx', './check.ts')).toBeUndefined()
})
