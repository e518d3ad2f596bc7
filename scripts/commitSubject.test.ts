import { expect, it } from 'vitest'
import { subjectProblem } from './commitSubject.mjs'

it.each([
  'Add DNS change-set',
  'Keep what was typed',
  'Pass the zone to the picker',
  'Need a name for each row',
  'Revert "Add a row"',
  `Add ${'x'.repeat(68)}`,
])('accepts "%s"', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined()
})

it.each([
  ['Added a row', 'not "Added"'],
  ['Adds a row', 'not "Adds"'],
  ['Adding a row', 'not "Adding"'],
  ['add a row', 'capitalised verb'],
  ['Add a row.', 'full stop'],
  [`Add ${'x'.repeat(69)}`, 'has 73 characters'],
  ['', 'capitalised verb'],
])('rejects "%s"', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem)
})
