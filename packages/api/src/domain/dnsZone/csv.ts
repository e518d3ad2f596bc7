import { fullName } from '../dnsRecords.ts'
import { offeredRecord, offeredType, type ParsedZone, type ZoneLineFault, type ZoneLineNote } from './bind.ts'
import { type ZoneRecord, zoneRecord } from './zone.ts'

/** The CSV columns of records, in order; names are absolute, and `MX_10` is a separate type. */
export const zoneCsvColumns = ['name', 'type', 'ttl', 'value', 'priority', 'weight', 'port'] as const
export type ZoneCsvColumn = (typeof zoneCsvColumns)[number]

/** The cell of a record. */
export function zoneCsvCell(record: ZoneRecord, column: ZoneCsvColumn, domain: string): string | number | null {
  return column === 'name' ? fullName(record.name, domain) : record[column]
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
    const made = zoneRecord({
      name: cellOf('name'),
      type: offered.type,
      ttl: numberOf(cellOf('ttl')) ?? 3600,
      value: cellOf('value'),
      priority,
      weight: numberOf(cellOf('weight')),
      port: numberOf(cellOf('port')),
    })
    const read = Number.isNaN(made.ttl)
      ? ({ kind: 'refused', fault: 'notTtl' } as const)
      : offeredRecord(made, domain, offered.note ? [offered.note] : [])
    if (read.kind === 'refused') problems.push({ line, fault: read.fault })
    else if (read.kind === 'record') {
      records.push(read.record)
      notes.push(...read.notes.map((note) => ({ line, note })))
    }
  }
  return { records, problems, notes }
}
