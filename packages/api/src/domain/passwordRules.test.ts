import { expect, it } from 'vitest'
import { brokenRules, passwordProblems } from './passwordRules.ts'

it.each([
  ['', 'old', ['length', 'mixed', 'digit', 'different', 'name']],
  ['short', 'old', ['length', 'mixed', 'digit']],
  ['alllowercase', 'old', ['mixed', 'digit']],
  ['NoDigitsHere', 'old', ['digit']],
  ['Good-Password', 'old', []],
  ['Ünïcode Wörter 1', 'old', []],
  ['Ada-Byron-1815', 'old', ['name']],
  ['Sandbox-2026', 'Sandbox-2026', ['different']],
])('%s breaks what it breaks', (next, current, rules) => {
  expect(brokenRules(next, current, ['ada.byron@example.com'])).toEqual(rules)
})

it('says one thing a field', () => {
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
