import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { collate, collatorOf } from './collate.ts'
import type { Column } from './column.ts'
import { filterRows, prepareFilter } from './filterRows.ts'
import { isOrdered, orderOf, orderSteps } from './order.ts'
import { sortByNumber } from './radix.ts'
import { finish, finishInSlices } from './timeSlices.ts'

type Value = string | number | null
const column: Column<{ v: Value }> = { id: 'v', header: 'V', value: (row) => row.v }
const sorted = (values: readonly Value[], desc = false, locale = 'en') => {
  const rows = values.map((v) => ({ v }))
  return [...orderOf(rows, column, { id: 'v', desc }, locale)].map((at) => values[at])
}

describe('collate', () => {
  const ascii = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 12,
  })
  const alike = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', '-', '/', '.', ' ', '0', '1', '9', '_'),
    maxLength: 8,
  })

  it('orders like Intl.Collator', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(ascii, alike), { maxLength: 40 }), fc.constantFrom('en', 'es'), (texts, locale) => {
        const byIntl = texts
          .map((_, at) => at)
          .sort((a, b) => collatorOf(locale).compare(texts[a]!, texts[b]!) || a - b)
        expect([...collate(texts, locale)]).toEqual(byIntl)
      }),
    )
  })

  it('orders thousands like Intl.Collator', () => {
    const words = fc.array(alike, { minLength: 4000, maxLength: 4000 })
    fc.assert(
      fc.property(words, (tails) => {
        const texts = tails.map((tail, at) => `/assets/${tail}/${at % 97}`)
        const byIntl = texts.map((_, at) => at).sort((a, b) => collatorOf('en').compare(texts[a]!, texts[b]!) || a - b)
        expect([...collate(texts, 'en')]).toEqual(byIntl)
      }),
      { numRuns: 5 },
    )
  })

  it('leaves other alphabets to Intl.Collator', () => {
    expect(sorted(['ñu', 'nube', 'oso', 'Ávila', 'avión'], false, 'es')).toEqual([
      'Ávila',
      'avión',
      'nube',
      'ñu',
      'oso',
    ])
  })

  it('compares numbers within texts by value', () => {
    expect(sorted(['www-10', 'www-9', 'www-010b', 'WWW-9', '10.0.0.2', '9.255.0.1'])).toEqual([
      '9.255.0.1',
      '10.0.0.2',
      'www-9',
      'WWW-9',
      'www-10',
      'www-010b',
    ])
  })
})

describe('numbers', () => {
  it('are sorted stably, doubles of every kind', () => {
    const doubles = fc.array(fc.double({ noNaN: true }), { maxLength: 200 })
    fc.assert(
      fc.property(doubles, (numbers) => {
        const places = Uint32Array.from(numbers, (_, at) => at)
        const expected = [...places].sort((a, b) => {
          const [one, other] = [numbers[a]!, numbers[b]!]
          return one < other ? -1 : one > other ? 1 : a - b
        })
        expect([...finish(sortByNumber(places, Float64Array.from(numbers)))]).toEqual(expected)
      }),
    )
  })

  it('are sorted without mutating the rows', () => {
    const places = Uint32Array.of(0, 1, 2)
    finish(sortByNumber(places, Float64Array.of(70000, -1, 3.5)))
    expect([...places]).toEqual([0, 1, 2])
  })
})

describe('orderOf', () => {
  it('puts rows without a value last in both directions', () => {
    expect(sorted([3, null, 1, 2])).toEqual([1, 2, 3, null])
    expect(sorted([3, null, 1, 2], true)).toEqual([3, 2, 1, null])
    expect(sorted(['b', '', 'a', null], true)).toEqual(['b', 'a', '', null])
  })

  it('keeps equal rows in their order in both directions', () => {
    const rows = [2, 1, 2, 1, 2].map((v) => ({ v }))
    expect([...orderOf(rows, column, { id: 'v', desc: false }, 'en')]).toEqual([1, 3, 0, 2, 4])
    expect([...orderOf(rows, column, { id: 'v', desc: true }, 'en')]).toEqual([0, 2, 4, 1, 3])
  })

  it('returns the given order without a sort', () => {
    expect([...orderOf([{ v: 2 }, { v: 1 }], column, null, 'en')]).toEqual([0, 1])
  })

  it('reads each value once per list, however often it is sorted', () => {
    let reads = 0
    const counting: Column<{ v: number }> = {
      id: 'v',
      header: 'V',
      value: (row) => {
        reads += 1
        return row.v
      },
    }
    const rows = [{ v: 2 }, { v: 1 }, { v: 3 }]
    for (const desc of [false, true, false]) orderOf(rows, counting, { id: 'v', desc }, 'en')
    expect(reads).toBe(3)
  })
})

it('filters by every word, ignoring case and accents, and keeps the order', () => {
  const rows = ['Málaga norte', 'malaga sur', 'Bilbao'].map((v) => ({ v }))
  const columns = [column]
  const find = (query: string) => [...filterRows(rows, columns, Uint32Array.of(2, 1, 0), query)]
  expect(find('')).toEqual([2, 1, 0])
  expect(find('MALAGA')).toEqual([1, 0])
  expect(find('norte mál')).toEqual([0])
  expect(find('x')).toEqual([])
})

it('filters like a check of each row, for any rows and words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 6 })
  const rowOf = fc.record({ one: fc.option(text), other: fc.oneof(text, fc.integer({ min: 0, max: 20 })) })
  fc.assert(
    fc.property(fc.array(rowOf), fc.array(text, { maxLength: 3 }), (rows, words) => {
      const columns = [
        { id: 'one', header: 'One', value: (row: (typeof rows)[number]) => row.one },
        { id: 'other', header: 'Other', value: (row: (typeof rows)[number]) => row.other },
      ]
      const has = (row: (typeof rows)[number], word: string) =>
        [row.one ?? '', `${row.other}`].some((value) => value.includes(word))
      const order = Uint32Array.from(rows, (_, at) => rows.length - 1 - at)
      expect([...filterRows(rows, columns, order, words.join(' '))]).toEqual(
        [...order].filter((at) => words.every((word) => has(rows[at]!, word))),
      )
    }),
  )
})

it('prepares a search between frames, unless it is aborted', async () => {
  let reads = 0
  const value = (row: { v: string }) => {
    reads += 1
    return row.v
  }
  const counting = { id: 'v', header: 'V', value }
  const columns = [counting]
  const rows = Array.from({ length: 5000 }, (_, at) => ({ v: `/p/${at}` }))
  await prepareFilter(rows, columns, AbortSignal.abort())
  expect(reads).toBe(0)
  await prepareFilter(rows, columns, new AbortController().signal)
  expect(reads).toBe(5000)
  expect([...filterRows(rows, columns, Uint32Array.of(7, 4321), '4321')]).toEqual([4321])
  expect(reads).toBe(5000)
})

it('decomposes only what has other than plain letters, whatever else its row has', () => {
  const decomposed = vi.spyOn(String.prototype, 'normalize')
  const columns = [
    { id: 'host', header: 'Host', value: ({ host }: { host: string }) => host },
    { id: 'state', header: 'State', value: () => '—' },
  ]
  const rows = [{ host: 'www.plain.example' }, { host: 'málaga.example' }]
  expect([...filterRows(rows, columns, Uint32Array.of(0, 1), 'malaga')]).toEqual([1])
  expect(decomposed.mock.contexts.map(String)).toEqual(['—', 'málaga.example', '—'])
  decomposed.mockRestore()
})

describe('in time slices', () => {
  it('gives the same order, and returns a cached one at once', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => ({ v: `/p/${(at * 7919) % 30_000}` }))
    const made = await finishInSlices(orderSteps(rows, column, 'en'), new AbortController().signal)
    expect(isOrdered(rows, column, 'en')).toBe(true)
    expect([...orderOf(rows, column, { id: 'v', desc: false }, 'en')]).toEqual([...made!.rows])
    expect(rows[made!.rows[2]!]!.v).toBe('/p/2')
  })

  it('stops when aborted', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => ({ v: `/q/${at}` }))
    expect(await finishInSlices(orderSteps(rows, column, 'en'), AbortSignal.abort())).toBeUndefined()
    expect(isOrdered(rows, column, 'en')).toBe(false)
  })

  it('sorts other alphabets in runs that are merged', () => {
    const texts = Array.from({ length: 9000 }, (_, at) => `ñandú ${(at * 7919) % 9000}`)
    const byIntl = texts.map((_, at) => at).sort((a, b) => collatorOf('es').compare(texts[a]!, texts[b]!) || a - b)
    expect([...collate(texts, 'es')]).toEqual(byIntl)
  })
})
