import { services } from '@parapet/api'
import { checkTranslations } from '@parapet/ui'
import { expect, it } from 'vitest'
import shellEn from '../platform/words/shell.en.ts'
import shellEs from '../platform/words/shell.es.ts'
import homeEn from '../screens/home/home.en.ts'
import homeEs from '../screens/home/home.es.ts'
import profileEn from '../screens/profile/profile.en.ts'
import profileEs from '../screens/profile/profile.es.ts'
import boardEn from '../shared/board/board.en.ts'
import boardEs from '../shared/board/board.es.ts'
import marketingEn from '../shared/services/marketing.en.ts'
import marketingEs from '../shared/services/marketing.es.ts'
import servicesEn from '../shared/services/services.en.ts'
import servicesEs from '../shared/services/services.es.ts'

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
