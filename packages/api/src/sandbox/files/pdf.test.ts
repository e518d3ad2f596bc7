import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PdfLine, pdfOf } from './pdf.ts'

const read = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

function objectsOf(text: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = text.slice(start)
  expect(table.startsWith('xref\n0 ')).toBe(true)
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(table).toContain(`/Size ${offsets.length + 1} `)
  return offsets.map((offset, i) => {
    const object = text.slice(offset)
    expect(object.startsWith(`${i + 1} 0 obj\n`)).toBe(true)
    return object.slice(0, object.indexOf('\nendobj\n'))
  })
}

describe('pdfOf', () => {
  it('returns a document with a correct cross-reference table', () => {
    const objects = objectsOf(read(pdfOf('Invoice 2026-05', [{ text: 'Total 1.210,00 €' }])))
    expect(objects[0]).toContain('/Type /Catalog')
    expect(objects[1]).toContain('/Count 1')
    expect(objects[7]).toContain('2080>')
  })

  it('wraps long lines and full pages', () => {
    const lines = Array.from({ length: 120 }, (_, i): PdfLine => ({ text: `Line ${i} ${'word '.repeat(30)}` }))
    const objects = objectsOf(read(pdfOf('Long', lines)))
    expect(objects[1]).toContain('/Count 5')
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string({ unit: 'binary', maxLength: 300 })),
        (title, texts) => {
          const text = read(
            pdfOf(
              title,
              texts.map((line) => ({ text: line, looks: 'table' as const })),
            ),
          )
          const streams = objectsOf(text).filter((object) => object.includes('\nstream\n'))
          for (const object of streams) {
            const length = Number(/\/Length (\d+)/.exec(object)?.[1])
            const content = object.slice(object.indexOf('\nstream\n') + 8, object.lastIndexOf('\nendstream'))
            expect(content).toHaveLength(length)
          }
          expect(streams.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
