import fc from 'fast-check'
import { expect, it } from 'vitest'
import { themes } from '../themes.ts'
import { draftOf, seedOf } from './draft.ts'
import { seedOfLink, themeLink } from './themeLink.ts'

it.each(themes)('gives $name back from an address, whatever its title', (seed) => {
  for (const title of [seed.title, 'Ñandú – محتوى 🏰']) {
    const link = themeLink({ ...seed, title })
    expect(link).toMatch(/^draft-[A-Za-z0-9_-]+$/)
    expect(seedOfLink(link)).toEqual(seedOf(draftOf({ ...seed, title })))
  }
})

it('gives no theme for anything else', () => {
  const [seed] = themes
  if (!seed) throw new Error('no theme')
  expect(seedOfLink(themeLink({ ...seed, pin: '<svg onload=alert(1)>' }))).toBeUndefined()
  expect(seedOfLink(themeLink({ ...seed, primary: 'red' }))).toBeUndefined()
  fc.assert(fc.property(fc.anything(), (word) => seedOfLink(word) === undefined))
  fc.assert(fc.property(fc.string(), (word) => seedOfLink(`draft-${word}`) === undefined))
})
