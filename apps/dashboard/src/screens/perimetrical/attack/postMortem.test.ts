import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markdownText, postMortemMarkdown } from './postMortem.ts'

it('writes title, remarks, tables and what people have yet to write', () => {
  const text = postMortemMarkdown({
    title: 'Attack on www.example.com',
    remarks: ['Aurora'],
    sections: [
      {
        title: 'Summary',
        lines: ['96 % is stopped'],
        tables: [{ title: 'Figures', columns: ['Requests', 'Now'], rows: [['Blocked', '12']] }],
        toWrite: ['What visitors noticed'],
      },
    ],
  })
  expect(text).toBe(`# Attack on www.example.com

- Aurora

## Summary

- 96 % is stopped

**Figures**

| Requests | Now |
| --- | --- |
| Blocked | 12 |
- [ ] What visitors noticed
`)
})

it.each([
  ['a|b', 'a\\|b'],
  ['[x](javascript:alert(1))', '\\[x\\]\\(javascript:alert\\(1\\)\\)'],
  ['<img src=x>', '\\<img src=x\\>'],
  ['two\nlines', 'two lines'],
  ['# no title', '\\# no title'],
  ['https://evil.example', 'https:\\/\\/evil.example'],
  ['&lt;', '&amp;lt;'],
])('shows %j letter by letter', (text, written) => {
  expect(markdownText(text)).toBe(written)
})

it('keeps each row of a table on one line with its own cells', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
      const lines = postMortemMarkdown({
        title: 't',
        remarks: [],
        sections: [{ title: 's', lines: [], tables: [{ title: 'x', columns: ['a', 'b'], rows }] }],
      }).split('\n')
      const table = lines.filter((line) => line.startsWith('|'))
      expect(table).toHaveLength(rows.length + 2)
      for (const line of table) expect(line.match(/(?<!\\)(?:\\\\)*\|/g)).toHaveLength(3)
    }),
  )
})
