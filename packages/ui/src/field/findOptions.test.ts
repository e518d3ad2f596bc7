import { describe, expect, it } from 'vitest'
import { findOptions, matchIn, type Option, searchable } from './findOptions.ts'

const cities: Option[] = ['Bilbao', 'Málaga', 'La Malagueta', 'San Sebastián', 'Sanlúcar'].map((label) => ({
  value: label,
  label,
}))
const search = (query: string) => findOptions(searchable(cities), query).map((option) => option.label)

describe('findOptions', () => {
  it.each([
    ['', ['Bilbao', 'Málaga', 'La Malagueta', 'San Sebastián', 'Sanlúcar']],
    ['malag', ['Málaga', 'La Malagueta']],
    ['  SAN ', ['San Sebastián', 'Sanlúcar']],
    ['seb san', ['San Sebastián']],
    ['x', []],
  ])('finds options for %j', (query, expected) => {
    expect(search(query)).toEqual(expected)
  })

  it('searches the detail', () => {
    const list = searchable([{ value: '300', label: 'Aurora Media', detail: '#300' }])
    expect(findOptions(list, '#300')).toHaveLength(1)
  })

  it('searches ten thousand options', () => {
    const list = searchable(
      Array.from({ length: 10_000 }, (_, n) => ({ value: `${n}`, label: `www-${n}.example.com` })),
    )
    expect(findOptions(list, '9999')).toHaveLength(1)
  })
})

describe('matchIn', () => {
  it('splits the label at the match and keeps its accents', () => {
    expect(matchIn('Málaga', 'alag')).toEqual(['M', 'álag', 'a'])
    expect(matchIn('Málaga', 'x')).toBeNull()
    expect(matchIn('Málaga', 'mal')).toEqual(['', 'Mál', 'aga'])
    expect(matchIn('www.aurora.tv', 'AUR')).toEqual(['www.', 'aur', 'ora.tv'])
    expect(matchIn('www', '')).toBeNull()
  })
})
