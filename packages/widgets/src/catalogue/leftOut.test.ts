import { initialView } from '@parapet/api'
import { expect, it } from 'vitest'
import { unsupportedFilters } from '../rows/unsupportedFilters.ts'

const allSites = ['a.com', 'b.com']
const page = (over: object) => ({ allSites, view: { ...initialView, ...over } })

it('lists the filters that the data of a widget ignores, included or excluded', () => {
  const asked = page({ include: { agent: ['curl'] }, exclude: { response: ['404'], method: ['PUT'] } })
  expect(unsupportedFilters({ supportedFilters: ['response'] }, asked)).toEqual(['agent', 'method'])
  expect(unsupportedFilters({}, asked)).toEqual([])
})

it('lists the sites when the data covers the whole company, but only with selected or excluded sites', () => {
  const whole = { supportedFilters: [], isOfAllSites: true }
  expect(unsupportedFilters(whole, page({ sites: ['a.com'] }))).toEqual(['vhost'])
  expect(unsupportedFilters(whole, page({ exclude: { vhost: ['a.com'] } }))).toEqual(['vhost'])
  expect(unsupportedFilters(whole, page({ sites: allSites }))).toEqual([])
  expect(unsupportedFilters({ supportedFilters: [] }, page({ sites: ['a.com'] }))).toEqual([])
})
