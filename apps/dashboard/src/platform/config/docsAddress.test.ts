import { expect, it } from 'vitest'
import { docsAddress } from './docsAddress.ts'
import { readConfig } from './RuntimeConfig.ts'

const third = {
  docs: 'https://docs.example/en',
  docsOfTheme: { ember: 'https://help.ember.example/' },
  docsPages: { stats: 'history.html#months', users: '/people', out: '../../secret', away: 'https://evil.example/' },
}

it.each([
  ['parapet', 'stats', 'https://docs.example/en/history.html#months', true],
  ['parapet', 'users', 'https://docs.example/en/people', true],
  ['ember', 'users', 'https://help.ember.example/people', true],
  ['parapet', 'home', 'https://docs.example/en', false],
  ['parapet', undefined, 'https://docs.example/en', false],
  ['parapet', 'out', 'https://docs.example/en', false],
  ['parapet', 'away', 'https://docs.example/en', false],
] as const)('%s, %s: %s', (theme, page, href, isOfPage) => {
  expect(docsAddress(third, { theme, page })).toEqual({ href, isOfPage })
})

it('has no address without documentation, and keeps a path of this origin', () => {
  const none = { ...third, docs: null }
  expect(docsAddress(none, { theme: 'parapet', page: 'users' }).href).toBeNull()
  expect(docsAddress({ ...third, docs: '/docs' }, { theme: 'parapet', page: 'users' }).href).toBe('/docs/people')
})

it('is read from the configuration, without what is no address', () => {
  const { docsOfTheme, docsPages } = readConfig({
    third: {
      docsOfTheme: { ember: 'javascript:alert(1)', slate: 'https://slate.example' },
      docsPages: { users: 7, stats: 'a' },
    },
  }).third
  expect({ docsOfTheme, docsPages }).toEqual({
    docsOfTheme: { slate: 'https://slate.example' },
    docsPages: { stats: 'a' },
  })
})
