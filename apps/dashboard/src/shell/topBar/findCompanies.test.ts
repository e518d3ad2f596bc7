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

it('matches clients and sites after names, and says by what', () => {
  const all = [
    { id: 1, name: 'Radio Marea', client: { name: 'Brisa Hosting' }, sites: [{ url: 'www.marea.example' }] },
    { id: 2, name: 'Brisa', client: { name: 'Own' }, sites: [] },
    { id: 3, name: 'Astillero Luz', client: { name: 'Brisa Hosting' }, sites: [{ url: 'brisa.astillero.example' }] },
  ]
  expect(findCompanies(all, 'brisa').shown.map(({ name, foundBy }) => [name, foundBy])).toEqual([
    ['Brisa', undefined],
    ['Astillero Luz', 'Brisa Hosting'],
    ['Radio Marea', 'Brisa Hosting'],
  ])
  expect(findCompanies(all, 'marea.ex').shown.map(({ foundBy }) => foundBy)).toEqual(['www.marea.example'])
  expect(findCompanies(all, '3').shown.map(({ name, foundBy }) => [name, foundBy])).toEqual([['Astillero Luz', '3']])
})
