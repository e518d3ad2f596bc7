import { expect, it } from 'vitest'
import { findCompanies } from './findCompanies.ts'

const companies = [
  { id: 300, name: 'Aurora Media' },
  { id: 301, name: 'Boreal' },
  { id: 3, name: 'Café Boréal' },
]
const names = (query: string) => findCompanies(companies, query).shown.map(({ name }) => name)

it('matches any part of the name, prefixes first, ignoring accents', () => {
  expect(names('')).toEqual(['Aurora Media', 'Boreal', 'Café Boréal'])
  expect(names('bor')).toEqual(['Boreal', 'Café Boréal'])
  expect(names('CAFE')).toEqual(['Café Boréal'])
  expect(names('nowhere')).toEqual([])
})

it('matches the id', () => {
  expect(names('301')).toEqual(['Boreal'])
})

it('returns the first hundred and the total', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id: 1000 + id, name: `Company ${id}` }))
  const { shown, total } = findCompanies(many, 'company')
  expect([shown.length, total]).toEqual([100, 10_000])
})
