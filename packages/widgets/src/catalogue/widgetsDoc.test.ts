import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { boards } from './index.ts'

const [counts = '', ...sections] = readFileSync(join(import.meta.dirname, '../../../../docs/widgets.md'), 'utf8').split(
  '\n## ',
)
const codesIn = (text: string) => [...text.matchAll(/`([\w.-]+)`/g)].map(([, code = '']) => code)
const documented = sections.map((section) => {
  const [board = '', ...codes] = codesIn(section)
  const onlyOurs = section.split('\n').filter((line) => line.startsWith('| only ours'))
  return { board, codes, named: codes.length - codesIn(onlyOurs.join()).length }
})

it('docs/widgets.md lists each row of the catalogue once, under its board', () => {
  expect(documented.map(({ board, codes }) => [board, codes.map((code) => `${board}.${code}`).toSorted()])).toEqual(
    Object.entries(boards).map(([board, { rows }]) => [board, rows.map(({ code }) => code).toSorted()]),
  )
})

it('docs/widgets.md counts them', () => {
  const lines = [...counts.matchAll(/^\| `?([\w.]+)`? +\| +(\d+) \| +(\d+) \|$/gm)].map(([, ...cells]) => cells)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
  const all = [sum(documented.map(({ codes }) => codes.length)), sum(documented.map(({ named }) => named))]
  expect(lines).toEqual([
    ...documented.map(({ board, named, codes }) => [board, `${codes.length}`, `${named}`]),
    ['all', ...all.map(String)],
  ])
})
