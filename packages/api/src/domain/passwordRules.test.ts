import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  brokenRules,
  generatePassword,
  MIN_PASSWORD_LENGTH,
  passwordProblems,
  passwordRules,
  providerRules,
} from './passwordRules.ts'

it.each([
  ['', 'old', ['length', 'mixed', 'digit', 'different', 'name']],
  ['short', 'old', ['length', 'mixed', 'digit']],
  ['alllowercase', 'old', ['mixed', 'digit']],
  ['NoDigitsHere', 'old', ['digit']],
  ['No-Digit-But-Signs!', 'old', ['digit']],
  ['Good-Password-1', 'old', []],
  ['Ünïcode Wörter 1', 'old', []],
  ['Ada-Byron-1815', 'old', ['name']],
  ['Sandbox-2026', 'Sandbox-2026', ['different']],
])('%s breaks the expected rules', (next, current, rules) => {
  expect(brokenRules(next, current, ['ada.byron@example.com'])).toEqual(rules)
})

it('counts characters, not code units', () => {
  const keys = '🔑'.repeat(MIN_PASSWORD_LENGTH - 2)
  expect(brokenRules(`Aa1${keys.slice(2)}`, 'old', [])).toEqual([])
  expect(brokenRules(`A${keys}`, 'old', [])).toEqual(['length', 'mixed', 'digit'])
})

it('accepts a password that satisfies every rule, and rejects it without one', () => {
  const letters = (from: string) => fc.stringMatching(new RegExp(`^[${from}]{4,8}$`))
  const parts = fc.tuple(letters('a-z'), letters('A-Z'), letters('0-9'))
  fc.assert(
    fc.property(parts, ([lower, upper, digits]) => {
      expect(brokenRules(lower + upper + digits, 'old', [])).toEqual([])
      expect(brokenRules(lower + lower + digits, 'old', [])).toEqual(['mixed'])
      expect(brokenRules(lower + upper + upper, 'old', [])).toEqual(['digit'])
      expect(brokenRules(lower + upper + digits, 'old', [`${upper}@example.com`])).toEqual(['name'])
      expect(brokenRules(lower + upper + digits, lower + upper + digits, [])).toEqual(['different'])
    }),
  )
})

it('lists broken rules once each, in order, and one problem per field', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.array(fc.string()), (next, current, repeat, names) => {
      const broken = brokenRules(next, current, names)
      expect(broken).toEqual(passwordRules.filter((rule) => broken.includes(rule)))
      const fields = passwordProblems({ current, next, repeat }, names).map(({ field }) => field)
      expect(new Set(fields).size).toBe(fields.length)
      expect(fields.includes('next')).toBe(broken.length > 0)
    }),
  )
})

it('shows one error per field', () => {
  expect(passwordProblems({ current: '', next: '', repeat: '' }, [])).toEqual([
    { field: 'current', problem: 'missing' },
    { field: 'next', problem: 'missing' },
    { field: 'repeat', problem: 'missing' },
  ])
  expect(passwordProblems({ current: 'old', next: 'Good-Password-1', repeat: 'Good-Passwort-1' }, [])).toEqual([
    { field: 'repeat', problem: 'mismatch' },
  ])
  expect(passwordProblems({ current: 'old', next: 'short', repeat: 'short' }, [])).toEqual([
    { field: 'next', problem: 'length' },
  ])
  expect(passwordProblems({ current: 'old', next: 'Good-Password-1', repeat: 'Good-Password-1' }, [])).toEqual([])
})

/** Bytes of a small generator, so that a failing seed can be repeated. */
function seededBytes(seed: number): (length: number) => Uint8Array {
  let state = seed
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      return state >>> 24
    })
}

it('generates passwords that no rule of ours and of the provider refuses, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.string()), (seed, names) => {
      const password = generatePassword(names, seededBytes(seed))
      expect(brokenRules(password, '', names)).toEqual([])
      expect(providerRules(password)).toEqual([])
      expect(password).toHaveLength(20)
      expect(password).not.toMatch(/[il1o0]/i)
    }),
    { numRuns: 2000 },
  )
})

it('never lets through what the provider refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (password) => {
      if (brokenRules(password, '', []).length === 0) expect(providerRules(password)).toEqual([])
    }),
  )
})

it('generates another password each time', () => {
  expect(new Set(Array.from({ length: 200 }, () => generatePassword())).size).toBe(200)
})
