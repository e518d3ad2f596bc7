import { expect, it } from 'vitest'
import { unplacedErrors } from './unplacedErrors.ts'

it('lists errors for fields that a form lacks', () => {
  const values = { name: 'A', jobs: [{ label: '' }], port: null }
  expect(
    unplacedErrors({ name: 'Taken.', 'jobs.0.label': 'Needed.', port: 'Closed.', host: undefined }, values),
  ).toEqual([])
  expect(unplacedErrors({ name: 'Taken.', filters: 'Needed.', 'jobs.1.label': 'Needed.' }, values)).toEqual(['Needed.'])
})
