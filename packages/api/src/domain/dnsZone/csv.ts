import { fullName } from '../dnsRecords.ts'
import { asciiHost } from '../hosts.ts'
import {
  offeredRecord,
  offeredType,
  type ParsedZone,
  quotedText,
  unquotedText,
  type ZoneLineFault,
  type ZoneLineNote,
} from './bind.ts'
import { type ZoneRecord, zoneRecord } from './zone.ts'

/** The CSV columns of records, in order; names are absolute, and `MX_10` is a separate type. */
export const zoneCsvColumns = ['name', 'type', 'ttl', 'value', 'priority', 'weight', 'port'] as const
export type ZoneCsvColumn = (typeof zoneCsvColumns)[number]

/** The cell of a record. */
export function zoneCsvCell(record: ZoneRecord, column: ZoneCsvColumn, domain: string): string | number | null {
  if (column === 'name') return fullName(record.name, domain)
  // A text that is itself in quotation marks would be read without them.
  if (column === 'value' && record.type === 'TXT' && unquotedText(record.value) !== null)
    return quotedText(record.value)
  return record[column]
}

interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

function* csvRows(text: string): Generator<CsvRow> {
  const cell = /"((?:[^"]|"")*)"?|[^",;\t\n]*/y
  const separator = /[;\t,]/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? ','
  let line = 1
  let at = 0
  while (at < text.length) {
    const start = line
    const cells: string[] = []
    for (;;) {
      cell.lastIndex = at
      const [whole = '', quoted] = cell.exec(text) ?? []
      let found = quoted?.replaceAll('""', '"') ?? whole
      at += whole.length
      while (at < text.length && text[at] !== separator && text[at] !== '\n') {
        found += text[at]
        at += 1
      }
      line += whole.split('\n').length - 1
      cells.push(found.trim())
      if (text[at] !== separator) break
      at += 1
    }
    at += 1
    line += 1
    if (cells.some((one) => one !== '')) yield { line: start, cells }
  }
}

const unguarded = (text: string) => text.replace(/^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/, '')

const numberOf = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text))

/** Parses records from CSV (RFC 4180; also with semicolons or tabs) with a header line. */
export function readZoneCsv(text: string, domain: string): ParsedZone {
  const records: ZoneRecord[] = []
  const problems: { line: number; fault: ZoneLineFault }[] = []
  const notes: { line: number; note: ZoneLineNote }[] = []
  const [header, ...rows] = csvRows(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'))
  const places = new Map(header?.cells.map((name, index) => [name.toLowerCase(), index]))
  if (!places.has('name') || !places.has('type'))
    return { records, problems: header ? [{ line: header.line, fault: 'noHeader' }] : [], notes }
  for (const { line, cells } of rows) {
    const cellOf = (column: ZoneCsvColumn) => unguarded(cells[places.get(column) ?? -1] ?? '')
    const priority = numberOf(cellOf('priority'))
    const offered = offeredType(cellOf('type'), priority)
    if (typeof offered === 'string') {
      problems.push({ line, fault: offered })
      continue
    }
    const value = cellOf('value')
    const text = offered.type === 'TXT' ? unquotedText(value) : null
    const found: readonly (readonly [ZoneLineNote | undefined, boolean])[] = [
      [offered.note, true],
      ['quotes', text !== null],
      ['idn', [cellOf('name'), offered.type === 'TXT' ? '' : value].some((one) => asciiHost(one) !== one)],
    ]
    const made = zoneRecord({
      name: cellOf('name'),
      type: offered.type,
      ttl: numberOf(cellOf('ttl')) ?? 3600,
      value: text ?? value,
      priority,
      weight: numberOf(cellOf('weight')),
      port: numberOf(cellOf('port')),
    })
    const read = Number.isNaN(made.ttl)
      ? ({ kind: 'refused', fault: 'notTtl' } as const)
      : offeredRecord(
          made,
          domain,
          found.flatMap(([note, isThere]) => (note && isThere ? [note] : [])),
        )
    if (read.kind === 'refused') problems.push({ line, fault: read.fault })
    else if (read.kind === 'record') {
      records.push(read.record)
      notes.push(...read.notes.map((note) => ({ line, note })))
    }
  }
  return { records, problems, notes }
}
