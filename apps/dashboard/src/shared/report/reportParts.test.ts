import { expect, it } from 'vitest'
import { heldFile, holdFile, type ReportPart, reportText } from './reportParts.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

it('writes one line for each part, and lists below their name', () => {
  const parts: readonly ReportPart[] = [
    { id: 'page', label: 'Page', text: 'History › Error rate' },
    { id: 'rows', label: 'Rows', text: '- 1: A\n- 2: B' },
    { id: 'picture', label: 'Picture', file: holdFile(file('errors.png')) },
  ]
  expect(reportText(parts)).toBe('Page: History › Error rate\nRows:\n- 1: A\n- 2: B\nPicture: errors.png')
})

it('holds a few files only, and does not name one that is gone', () => {
  const first = holdFile(file('first.png'))
  const later = Array.from({ length: 12 }, (_, index) => holdFile(file(`${index}.png`)))
  expect(heldFile(first)).toBeUndefined()
  expect(later.map((one) => heldFile(one)?.name)).toEqual(later.map(({ name }) => name))
  expect(reportText([{ id: 'picture', label: 'Picture', file: first }])).toBe('')
})

it('travels in a history entry', () => {
  const held = holdFile(file('a.png'))
  expect(structuredClone(held)).toEqual(held)
})
