import { makeCompany, makeRole, makeUser } from '@parapet/api'
import { expect, it } from 'vitest'
import { boardTabs, isTabOpen, tabsFor } from './boardTabs.ts'

const midtier = [{ id: 1, name: 'midtier' }]
const company = makeCompany({ services: midtier })
const user = makeUser({
  transparentprofile_set: [{ id: 1, company: { id: 300, name: 'A' }, roles: [makeRole({ services: midtier })] }],
})
const [delivery, tier] = boardTabs.stats

it('opens midtier to who has it, presents it to who has not, and keeps it from dealers', () => {
  expect(tabsFor('stats', { user, company })).toHaveLength(2)
  expect(isTabOpen(tier!, { user, company })).toBe(true)
  expect(isTabOpen(tier!, { user, company: makeCompany() })).toBe(false)
  expect(isTabOpen(delivery!, { user, company: makeCompany() })).toBe(true)
  expect(tabsFor('analytics', { user: { ...user, is_dealer: true }, company }).map(({ id }) => id)).toEqual([
    'delivery',
  ])
})
