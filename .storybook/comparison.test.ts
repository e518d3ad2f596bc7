import { defaultTheme } from '@parapet/ui'
import { themeLink } from '@parapet/ui/theme-link'
import { expect, it } from 'vitest'
import { comparisonGlobals, comparisonOf, comparisonTypes } from './comparison.ts'

it('reads a shipped theme or a draft, a story and a width from the address', () => {
  const against = themeLink({ ...defaultTheme, name: 'harbour', primary: '#e4572e' })
  expect(comparisonOf({ against, compared: 'screens-login--empty', width: 390 })).toMatchObject({
    against: { name: 'harbour', primary: '#e4572e' },
    story: 'screens-login--empty',
    width: '390',
  })
  expect(comparisonOf({ against: 'slate' }).against.name).toBe('slate')
})

it('falls back to the initial comparison, also for an address that is none', () => {
  const initial = comparisonOf(comparisonGlobals)
  expect(initial).toMatchObject({ against: { name: 'ember' }, story: 'screens-home--admin', width: '1440' })
  expect(comparisonOf({ against: 'draft-x', compared: '"><script>', width: '9' })).toEqual(initial)
  expect(Object.keys(comparisonTypes)).toEqual(Object.keys(comparisonGlobals))
})
