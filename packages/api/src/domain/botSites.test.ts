import { expect, it } from 'vitest'
import type { BotConfiguration } from '../entities/BotSettings.ts'
import { botSites } from './botSites.ts'

const settings = (over: Partial<BotConfiguration>): BotConfiguration => ({
  site: 1,
  site_url: 'a.example',
  enabled: true,
  action: 'block',
  score: 80,
  flag_score: 60,
  flags: ['vpn'],
  ...over,
})
const sites = [
  { id: 1, url: 'a.example' },
  { id: 2, url: 'b.example' },
]

it('lists every site of the company, those without settings as not acting', () => {
  const [first, second] = botSites(sites, [settings({ site_url: '' })])
  expect(first).toEqual({ ...settings({}), isConfigured: true })
  expect(second).toMatchObject({ site: 2, site_url: 'b.example', enabled: false, isConfigured: false })
})

it('keeps settings of a site that the company does not list', () => {
  const found = botSites(sites, [settings({ site: 9, site_url: 'gone.example' })])
  expect(found.map(({ site_url, isConfigured }) => `${site_url} ${isConfigured}`)).toEqual([
    'a.example false',
    'b.example false',
    'gone.example true',
  ])
})
