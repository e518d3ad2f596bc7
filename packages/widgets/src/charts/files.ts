import { twinToCsv } from './csv.ts'
import type { EvidenceSource, ExportAbout, Exportable, Picture, Twin, TwinCell, TwinColumn } from './exports.tsx'
import { xmlText } from './xml.ts'

const margin = 24
const lineHeight = 18

function shorten(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

function linesOf(parts: readonly string[], most: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${part}` : part
    if (lines.length > 0 && [...longer].length <= most) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

const mostNotes = 8

/** A self-contained svg: title, range, zone and filters above, the picture, and its legend below. Nothing in it refers to the page. */
export function composeSvg(picture: Picture, about: ExportAbout): { svg: string; width: number; height: number } {
  const width = picture.width + margin * 2
  const most = Math.floor(picture.width / 6.5)
  const range = about.range && about.subtitle?.includes(about.range) ? undefined : about.range
  const notes = [[about.company, about.who], [about.subtitle], [range, about.zone], about.filters ?? []].flatMap(
    (parts) =>
      linesOf(
        parts.filter((part): part is string => Boolean(part)),
        most,
      ),
  )
  const font = xmlText(picture.font, 200)
  const parts: string[] = []
  let y = margin + 14
  parts.push(
    `<text x="${margin}" y="${y}" font-size="16" font-weight="600" fill="${picture.ink}">${xmlText(about.title, most)}</text>`,
  )
  if (about.figure) {
    const [value, what] = about.figure
    const end = width - margin
    parts.push(
      `<text x="${end}" y="${y}" font-size="16" font-weight="600" text-anchor="end" fill="${picture.ink}">${xmlText(value, 40)}</text>`,
      `<text x="${end}" y="${y + lineHeight}" font-size="12" text-anchor="end" fill="${picture.muted}">${xmlText(what, 40)}</text>`,
    )
  }
  for (const note of notes.length > mostNotes ? [...notes.slice(0, mostNotes - 1), '…'] : notes) {
    y += lineHeight
    parts.push(`<text x="${margin}" y="${y}" font-size="12" fill="${picture.muted}">${xmlText(note, most)}</text>`)
  }
  y += 16
  parts.push(picture.svg.replace(/^<svg\b/, `<svg x="${margin}" y="${y}"`))
  y += picture.height + 8
  let x = margin
  const legend = picture.legend ?? []
  if (legend.length) y += lineHeight
  for (const entry of legend) {
    const text = entry.value ? `${shorten(entry.label, 36)}  ${entry.value}` : shorten(entry.label, 48)
    const long = text.length * 6.6 + 32
    if (x > margin && x + long > width - margin) {
      x = margin
      y += lineHeight
    }
    parts.push(
      `<rect x="${x}" y="${y - 9}" width="10" height="10" rx="3" fill="${entry.color}"/>`,
      `<text x="${x + 16}" y="${y}" font-size="12" fill="${picture.ink}">${xmlText(text, 80)}</text>`,
    )
    x += long
  }
  if (picture.notes?.length) {
    y += lineHeight + 4
    const text = xmlText(picture.notes.join(' · '), most)
    parts.push(`<text x="${margin}" y="${y}" font-size="12" fill="${picture.muted}">${text}</text>`)
  }
  const height = Math.ceil(y + margin)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${font}">` +
    `<rect width="${width}" height="${height}" fill="${picture.paper}"/>${parts.join('')}</svg>`
  return { svg, width, height }
}

const MOST_FACES = 4

/** Embeds the loaded faces of a font family: a picture cannot load them. Empty if there are none. */
async function fontStyle(font: string): Promise<string> {
  const family = nameOfFamily(font)
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    } catch {
      return [] // Of another origin.
    }
  })
  const faces = rules.filter((rule) => nameOfFamily(rule.style.getPropertyValue('font-family')) === family)
  const texts = await Promise.all(faces.slice(0, MOST_FACES).map(faceText))
  const css = texts.join('')
  return css && `<style>${css}</style>`
}

const nameOfFamily = (font: string) => font.split(',', 1)[0]?.replace(/["']/g, '').trim()

async function faceText(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
  if (!address) return ''
  try {
    const response = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href))
    const bytes = new Uint8Array(await response.arrayBuffer())
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    const range = rule.style.getPropertyValue('unicode-range')
    const weight = rule.style.getPropertyValue('font-weight')
    return `@font-face{font-family:"${nameOfFamily(rule.style.getPropertyValue('font-family'))}";src:url(data:font/woff2;base64,${btoa(binary)});${weight && `font-weight:${weight};`}${range && `unicode-range:${range}`}}`
  } catch {
    return '' // Offline: the browser's own face.
  }
}

/** Renders a self-contained svg as png at double density. Rejects if the browser cannot. */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * 2
    canvas.height = height * 2
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('this browser cannot draw a picture')
    pen.scale(2, 2)
    pen.drawImage(image, 0, 0, width, height)
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot write a png'))),
        'image/png',
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** In UTF-16 units; at most 240 bytes in UTF-8, below the 255 of file systems. */
const LONGEST_NAME = 80

/** The least length of a part that is cut because the name is too long. */
const SHORTEST_PART = 12

/** A name that every file system takes. A long company is cut before the title and the range: files must differ. */
export function fileNameOf(about: ExportAbout): string {
  const parts = about.fileName === undefined ? [about.company, about.title, about.range] : [about.fileName]
  return joinParts(parts.map((part) => safePart(part ?? '')).filter(Boolean), LONGEST_NAME) || 'chart'
}

/** Joins parts by hyphens; the first ones are cut so that the later ones fit. */
function joinParts([first = '', ...rest]: readonly string[], most: number): string {
  if (rest.length === 0) return startOf(first, most).replace(/-$/, '')
  const room = Math.max(SHORTEST_PART, most - rest.join('-').length - 1)
  const start = startOf(first, room).replace(/-$/, '')
  return [start, joinParts(rest, most - start.length - 1)].filter(Boolean).join('-')
}

const safePart = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function startOf(text: string, most: number): string {
  if (text.length <= most) return text
  let start = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (start.length + segment.length > most) break
    start += segment
  }
  return start
}

/** Hands a file to the browser as a download. */
export function offer(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

export interface WidgetFile {
  readonly name: string
  readonly data: Uint8Array<ArrayBuffer>
}

function twinToHtml(twin: Twin, about: ExportAbout, textOf: (cell: TwinCell, column: TwinColumn) => string): string {
  const text = (raw: string) => xmlText(raw, 2000)
  const heads = twin.columns.map(({ label }) => `<th scope="col">${text(label)}</th>`).join('')
  const rows = twin.rows.map(
    (row) =>
      `<tr>${row.map((cell, index) => `<td>${text(textOf(cell, twin.columns[index] ?? { label: '' }))}</td>`).join('')}</tr>`,
  )
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${text(about.title)}</title>
<style>body{font:14px system-ui,sans-serif;margin:24px}table{border-collapse:collapse}caption{text-align:start;padding:8px 0}th,td{text-align:start;padding:4px 12px 4px 0;border-bottom:1px solid #ddd}</style>
</head><body><h1>${text(about.title)}</h1>
<p>${[about.company, about.who, about.subtitle, about.range, about.zone, ...(about.filters ?? [])].flatMap((part) => (part ? [text(part)] : [])).join('<br>')}</p>
<table><caption>${text(twin.caption)}</caption><thead><tr>${heads}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></body></html>
`
}

/** The files of a table: as on screen, and its numbers. */
export function twinFiles(
  twin: Twin,
  about: ExportAbout,
  textOf: (cell: TwinCell, column: TwinColumn) => string,
): WidgetFile[] {
  const bytes = (text: string) => new TextEncoder().encode(text)
  return [
    { name: 'data.csv', data: bytes(`\ufeff${twinToCsv(twin)}`) },
    { name: 'table.html', data: bytes(twinToHtml(twin, about, textOf)) },
  ]
}

/** All files of a widget: its picture, the table as on screen, and the numbers. */
export async function filesOf(
  { exportable, about, longer }: Pick<EvidenceSource, 'exportable' | 'about' | 'longer'>,
  textOf: (cell: TwinCell, column: TwinColumn) => string,
): Promise<WidgetFile[]> {
  if (!exportable) return []
  const twin = exportable.twinOf && longer ? exportable.twinOf(await longer()) : exportable.twin()
  const files = twinFiles(twin, about, textOf)
  if (!exportable.picture) return files
  const { svg, width, height } = await wholeSvg(await exportable.picture(), about)
  const png = await svgToPng(svg, width, height)
  return [
    { name: 'picture.png', data: new Uint8Array(await png.arrayBuffer()) },
    { name: 'picture.svg', data: new TextEncoder().encode(svg) },
    ...files,
  ]
}

async function wholeSvg(picture: Picture, about: ExportAbout): Promise<ReturnType<typeof composeSvg>> {
  const plain = composeSvg(picture, about)
  return { ...plain, svg: plain.svg.replace('<rect', `${await fontStyle(picture.font)}<rect`) }
}

/** Writes what a kind exports and hands it to the browser as a download. */
export async function save(exportable: Exportable, about: ExportAbout, format: 'png' | 'svg' | 'csv'): Promise<void> {
  const name = `${fileNameOf(about)}.${format}`
  if (format === 'csv') {
    // The byte order mark lets spreadsheets detect UTF-8.
    offer(new Blob(['\ufeff', twinToCsv(exportable.twin())], { type: 'text/csv;charset=utf-8' }), name)
    return
  }
  if (!exportable.picture) throw new Error('this kind has no picture')
  const whole = await wholeSvg(await exportable.picture(), about)
  const blob =
    format === 'svg'
      ? new Blob([whole.svg], { type: 'image/svg+xml;charset=utf-8' })
      : await svgToPng(whole.svg, whole.width, whole.height)
  offer(blob, name)
}
