import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, toCsv } from './toCsv.ts'

interface Row {
  name: string | null
  n: number | null
}
const columns = [
  { header: 'Name', value: (row: Row) => row.name },
  { header: 'Requests, total', value: (row: Row) => row.n },
]

describe('toCsv', () => {
  it('writes a header and raw numbers', () => {
    expect(
      toCsv(columns, [
        { name: 'a', n: 1234567.5 },
        { name: null, n: null },
      ]),
    ).toBe('Name,"Requests, total"\r\na,1234567.5\r\n,\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+34 600', "'+34 600"],
    ['-1', "'-1"],
    ['-', '-'],
    [' -', "' -"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['  =1', "'  =1"],
    ['\n@x', '"\'\n@x"'],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['say "hi"', '"say ""hi"""'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    [' padded ', '" padded "'],
    [-12, '-12'],
    [Number.NaN, ''],
  ])('writes %j as %j', (value, expected) => {
    expect(csvCell(value)).toBe(expected)
  })

  it('never starts a cell as a formula, and is parsed back unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ' ', 'a', '1') }),
        (text) => {
          const cell = csvCell(text)
          const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
          expect(plain).not.toMatch(/^(?!-$)\s*[=+\-@]|^[\t\r]/)
          expect(plain === text || plain === `'${text}`).toBe(true)
        },
      ),
    )
  })
})
