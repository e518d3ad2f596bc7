import { expect, it } from 'vitest'
import { personalProblems } from './personalProblems.ts'

const draft = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' }

it.each([
  [{}, {}],
  [{ first_name: '', last_name: '' }, {}],
  [{ email: '' }, { email: 'required' }],
  [{ email: '  ' }, { email: 'required' }],
  [{ email: 'ada' }, { email: 'email' }],
  [{ email: 'ada@example' }, { email: 'email' }],
  [{ email: 'ada @example.com' }, { email: 'email' }],
  [{ email: `${'a'.repeat(250)}@b.es` }, { email: 'long' }],
  [{ first_name: 'a'.repeat(151) }, { first_name: 'long' }],
])('%o', (patch, problems) => {
  expect(personalProblems({ ...draft, ...patch })).toEqual(problems)
})
