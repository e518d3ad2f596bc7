import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenRules, generatePassword, MIN_PASSWORD_LENGTH, passwordProblems, passwordRules } from './passwordRules.ts'

it.each([
  ['', 'old', ['length', 'mixed', 'digit', 'different', 'name']],
  ['short', 'old', ['length', 'mixed', 'digit']],
  ['alllowercase', 'old', ['mixed', 'digit']],
  ['NoDigitsHere', 'old', ['digit']],
  ['Good-Password', 'old', []],
  ['Ünïcode Wörter 1', 'old', []],
  ['Ada-Byron-1815', 'old', ['name']],
  ['Sandbox-2026', 'Sandbox-2026', ['different']],
])('%s breaks the expected rules', (next, current, rules) => {
  expect(brokenRules(next, current, ['ada.byron@example.com'])).toEqual(rules)
})

it('counts characters, not code units', () => {
  const keys = '🔑'.repeat(MIN_PASSWORD_LENGTH - 2)
  expect(brokenRules(`Aa${keys}`, 'old', [])).toEqual([])
  expect(brokenRules(`A${keys}`, 'old', [])).toEqual(['length', 'mixed'])
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
  expect(passwordProblems({ current: 'old', next: 'Good-Password', repeat: 'Good-Passwort' }, [])).toEqual([
    { field: 'repeat', problem: 'mismatch' },
  ])
  expect(passwordProblems({ current: 'old', next: 'short', repeat: 'short' }, [])).toEqual([
    { field: 'next', problem: 'length' },
  ])
  expect(passwordProblems({ current: 'old', next: 'Good-Password', repeat: 'Good-Password' }, [])).toEqual([])
})

it('generates different passwords that break no rule and have no characters that look alike', () => {
  const passwords = Array.from({ length: 200 }, generatePassword)
  expect(new Set(passwords).size).toBe(200)
  expect(passwords.filter((password) => brokenRules(password, '', []).length > 0)).toEqual([])
  expect(passwords.filter((password) => password.length !== 20 || /[il1o0]/i.test(password))).toEqual([])
})
