import { expect, it } from 'vitest'
import { filledIn, withFilledIn } from './filledIn.ts'

const initial = { subject: '', watchers: [] as string[] }

it('fills the fields that a form has, and no others', () => {
  const state = withFilledIn({ subject: 'Path /a', role: 'admin' })
  expect(filledIn({ state }, initial)).toEqual({ subject: 'Path /a' })
})

it.each([null, undefined, 'text', { filled: null }, { filled: 'text' }, { inspect: '' }])(
  'fills nothing from the state %j',
  (state) => {
    expect(filledIn({ state }, initial)).toEqual({})
  },
)
