import fc from 'fast-check'
import { expect, it } from 'vitest'
import { themes } from '../themes.ts'
import { draftOf, seedOf } from './draft.ts'
import { isLinkCut, seedOfLink, themeLink } from './themeLink.ts'

it.each(themes)('gives $name back from an address, whatever its title', (seed) => {
  for (const title of [seed.title, 'Ñandú – محتوى 🏰']) {
    const link = themeLink({ ...seed, title })
    expect(link).toMatch(/^draft-[A-Za-z0-9_-]+$/)
    expect(seedOfLink(link)).toEqual(seedOf(draftOf({ ...seed, title })))
  }
})

it('leaves embedded files out of an address that would be too long, and says so', () => {
  const [seed] = themes
  if (!seed) throw new Error('no theme')
  const font = {
    family: 'House',
    src: `data:font/woff2;base64,d09GMgAB${'A'.repeat(9000)}`,
    weight: '400',
    style: 'normal',
    kind: 'sans-serif',
    fallback: { sizeAdjust: '100%', ascentOverride: '90%', descentOverride: '20%' },
  } as const
  const logo = { src: '/brand/logo.svg', width: 120, height: 28 }
  const whole = { ...seed, logo, favicon: 'data:image/png;base64,AAAA', fonts: { body: 'House' }, fontFiles: [font] }
  expect([isLinkCut(seed), isLinkCut(whole)]).toEqual([false, true])
  expect(seedOfLink(themeLink(whole))).toEqual(seedOf(draftOf({ ...seed, logo, fonts: { body: 'Inter' } })))
})

it('gives no theme for anything else', () => {
  const [seed] = themes
  if (!seed) throw new Error('no theme')
  expect(seedOfLink(themeLink({ ...seed, pin: '<svg onload=alert(1)>' }))).toBeUndefined()
  expect(seedOfLink(themeLink({ ...seed, primary: 'red' }))).toBeUndefined()
  fc.assert(fc.property(fc.anything(), (word) => seedOfLink(word) === undefined))
  fc.assert(fc.property(fc.string(), (word) => seedOfLink(`draft-${word}`) === undefined))
})
