import { services } from '@parapet/api'
import { checkTranslations } from '@parapet/ui'
import { expect, it } from 'vitest'
import boardEn from '../words/board.en.ts'
import boardEs from '../words/board.es.ts'
import homeEn from '../words/home.en.ts'
import homeEs from '../words/home.es.ts'
import marketingEn from '../words/marketing.en.ts'
import marketingEs from '../words/marketing.es.ts'
import profileEn from '../words/profile.en.ts'
import profileEs from '../words/profile.es.ts'
import servicesEn from '../words/services.en.ts'
import servicesEs from '../words/services.es.ts'
import shellEn from '../words/shell.en.ts'
import shellEs from '../words/shell.es.ts'

it.each([
  ['board', boardEn, boardEs],
  ['home', homeEn, homeEs],
  ['marketing', marketingEn, marketingEs],
  ['profile', profileEn, profileEs],
  ['services', servicesEn, servicesEs],
  ['shell', shellEn, shellEs],
])('has the same messages and arguments in both languages: %s', (_, en, es) => {
  expect(checkTranslations(en, es)).toEqual([])
})

it('has a name and a panel for every service, with as many features in both languages', () => {
  const lines = (text: string) => text.trim().split('\n').length
  for (const { key, label } of services) {
    // §1 writes AntiDDOS and Title Case; on screen everything has the usual spelling and sentence case.
    const name = shellEn[`service.${key}`]
    expect(name.toLowerCase()).toBe(label.replace('AntiDDOS', 'Anti-DDoS').toLowerCase())
    expect(name).not.toMatch(/ [A-Z][a-z]/)
    for (const part of ['title', 'subtitle', 'intro', 'features'] as const)
      expect(marketingEn[`${key}.${part}`]).not.toBe('')
    expect(lines(marketingEs[`${key}.features`])).toBe(lines(marketingEn[`${key}.features`]))
    expect(lines(marketingEn[`${key}.features`])).toBeGreaterThan(2)
  }
})
