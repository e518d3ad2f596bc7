import { makeCompany, makeRole, makeUser, type ServiceKey, services } from '@parapet/api'
import { expect, it } from 'vitest'
import { closedBy, widgetsOf } from './whatStops.ts'

const refs = services.map(({ key }, index) => ({ id: index + 1, name: key }))
const visitorOf = (names: readonly ServiceKey[]) => {
  const held = refs.filter(({ name }) => names.includes(name))
  const company = makeCompany({ services: held })
  const roles = [makeRole({ name: 'CompanyAdmin', services: refs })]
  return {
    company,
    user: makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] }),
  }
}

it.each([
  ['iplists', ['iplists'], { pages: ['iplists'], tabs: [] }],
  ['waf', ['waf', 'stats', 'analytics'], { pages: ['blocked'], tabs: ['stats', 'analytics'] }],
  // Dedicated analytics opens the page as well.
  ['analytics', ['analytics', 'dedicatedanalytics'], { pages: [], tabs: [] }],
  ['uam', ['stats'], { pages: [], tabs: [] }],
] as const)('%s closes pages and tabs that nothing else keeps open', (key, names, expected) => {
  const { pages, tabs } = closedBy(key, visitorOf(names))
  expect(pages).toEqual(expect.arrayContaining([...expected.pages]))
  expect(tabs).toEqual(expected.tabs)
  if (expected.pages.length === 0) expect(pages).toEqual([])
})

it('counts all widgets of the boards that close, and those of others that need the service', () => {
  const row = (service?: ServiceKey) => ({ ...(service && { service }) })
  const boards = {
    home: { rows: [row('waf'), row(), row('stats')] },
    'stats.waf': { rows: [row(), row('waf')] },
    'stats.delivery': { rows: [row()] },
  }
  expect(closedBy('waf', visitorOf(['waf', 'stats'])).boards).toEqual(['stats.waf'])
  expect(widgetsOf(boards, 'waf', ['stats.waf'])).toBe(3)
})
