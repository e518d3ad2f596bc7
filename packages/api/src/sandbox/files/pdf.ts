/** A line of a document; running text by default, `table` uses a monospace font. */
export interface PdfLine {
  readonly text: string
  readonly looks?: 'title' | 'heading' | 'text' | 'table'
}

const looks = {
  title: { font: 'F2', size: 18, height: 30, width: 60 },
  heading: { font: 'F2', size: 12, height: 24, width: 90 },
  text: { font: 'F1', size: 10, height: 14, width: 100 },
  table: { font: 'F3', size: 9, height: 13, width: 92 },
} as const

const page = { width: 595, height: 842, margin: 56 }

const beyondLatin1: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

function hexOf(text: string): string {
  const codes = Array.from(text.normalize('NFC'), (letter) => {
    const code = letter.codePointAt(0) ?? 63
    const isLatin1 = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
    return isLatin1 ? code : (beyondLatin1[letter] ?? 63)
  })
  return `<${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}>`
}

function wrapped({ text, looks: kind = 'text' }: PdfLine): { text: string; kind: keyof typeof looks }[] {
  const { width } = looks[kind]
  const lines: string[] = []
  let rest = text
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > 0 ? space : width
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest].map((line) => ({ text: line, kind }))
}

function contentsOf(lines: readonly PdfLine[]): string[] {
  const pages: string[][] = [[]]
  let y = page.height - page.margin
  for (const { text, kind } of lines.flatMap(wrapped)) {
    const { font, size, height } = looks[kind]
    if (y - height < page.margin) {
      pages.push([])
      y = page.height - page.margin
    }
    y -= height
    pages.at(-1)?.push(`BT /${font} ${size} Tf ${page.margin} ${y} Td ${hexOf(text)} Tj ET`)
  }
  return pages.map((parts) => parts.join('\n'))
}

/** Writes plain lines as a PDF on A4 with the standard fonts, for bills and reports. */
export function pdfOf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const contents = contentsOf([{ text: title, looks: 'title' }, ...lines])
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  // Object numbers: 1 catalogue, 2 page tree, 3–5 fonts, 6 information, then each page and its content.
  const kids = contents.map((_, i) => `${7 + 2 * i} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Courier'),
    `<< /Title ${hexOf(title)} /Producer ${hexOf('Sandbox')} >>`,
    ...contents.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${8 + 2 * i} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const whole =
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(whole)
}
