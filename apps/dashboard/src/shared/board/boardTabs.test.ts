import { makeCompany, makeRole, makeUser, type Viewer } from '@parapet/api'
import { expect, it } from 'vitest'
import { boardTabs, isTabOpen, tabsFor } from './boardTabs.ts'

const midtier = [{ id: 1, name: 'midtier' }]
const company = makeCompany({ services: midtier })
const user = makeUser({
  transparentprofile_set: [{ id: 1, company: { id: 300, name: 'A' }, roles: [makeRole({ services: midtier })] }],
})
const [delivery, tier] = boardTabs.stats
const names = (screen: 'stats' | 'analytics', viewer: Viewer) => tabsFor(screen, viewer).map(({ id }) => id)

it('opens midtier to users who have it, offers it to those who do not, and hides it from dealers', () => {
  expect(names('stats', { user, company })).toEqual(['delivery', 'midtier', 'botmitigation', 'dns', 'ipinfo', 'waf'])
  expect(isTabOpen(tier!, { user, company })).toBe(true)
  expect(isTabOpen(tier!, { user, company: makeCompany() })).toBe(false)
  expect(isTabOpen(delivery!, { user, company: makeCompany() })).toBe(true)
  expect(names('analytics', { user: { ...user, is_dealer: true }, company })).not.toContain('midtier')
})

it('lists the tabs of §2 with the ranges of §9', () => {
  const sections = (screen: 'stats' | 'analytics') =>
    boardTabs[screen].flatMap((tab) => (tab.isOnlyWhereHired ? [] : `${tab.id}: ${tab.section}`))
  expect(sections('stats')).toEqual(
    ['delivery', 'midtier', 'botmitigation', 'dns', 'ipinfo', 'waf'].map((id) => `${id}: stats`),
  )
  expect(sections('analytics')).toEqual(
    ['delivery', 'midtier', 'backendsdelivery', 'antiddos', 'waf', 'botmitigation', 'dns'].map(
      (id) => `${id}: analytics.${id}`,
    ),
  )
})

it('lists the image optimisation and storage tabs only where hired', () => {
  const held = [{ id: 2, name: 'storage' }]
  const holder = makeUser({
    transparentprofile_set: [{ id: 1, company: { id: 300, name: 'A' }, roles: [makeRole({ services: held })] }],
  })
  expect(names('stats', { user: holder, company: makeCompany({ services: held }) })).toContain('storage')
  expect(names('stats', { user: holder, company: makeCompany() })).not.toContain('storage')
  expect(names('stats', { user: holder, company: makeCompany({ services: held }) })).not.toContain('i3')
})
