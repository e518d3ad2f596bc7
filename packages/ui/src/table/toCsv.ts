import type { CellValue, Column } from './column.ts'

/** Formats rows as CSV (RFC 4180); an apostrophe stops texts that a spreadsheet would run as a formula. */
export function toCsv<Row>(columns: readonly Pick<Column<Row>, 'header' | 'value'>[], rows: Iterable<Row>): string {
  const lines = [columns.map((column) => csvCell(column.header)).join(',')]
  for (const row of rows) lines.push(columns.map((column) => csvCell(column.value(row))).join(','))
  return `${lines.join('\r\n')}\r\n`
}

export function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = /^(?!-$)\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Downloads a text as a file; CSV with the byte order mark by which spreadsheets detect UTF-8. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  saveBlob(name, new Blob([type === 'text/csv' ? '\ufeff' : '', text], { type: `${type};charset=utf-8` }))
}

/** Downloads a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
