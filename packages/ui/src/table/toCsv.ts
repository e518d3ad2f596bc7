import type { CellValue, Column } from './column.ts'

/**
 * Comma-separated text of rows (RFC 4180, CRLF): raw numbers, one header line. A text that a spreadsheet would take for a formula
 * (=, +, -, @, tab or return in front, also after spaces) gets an apostrophe in front, since what a visitor sent as user agent must
 * not run on the machine of whoever opens the file. A dash alone, which is what a log has for nothing, is no formula and stays.
 */
export function toCsv<Row>(columns: readonly Pick<Column<Row>, 'header' | 'value'>[], rows: Iterable<Row>): string {
  const lines = [columns.map((column) => csvCell(column.header)).join(',')]
  for (const row of rows) lines.push(columns.map((column) => csvCell(column.value(row))).join(','))
  return `${lines.join('\r\n')}\r\n`
}

/** One cell. */
export function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const safe = /^(?!-$)\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a text to the browser as a file; CSV with the mark by which spreadsheets know UTF-8. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(
    new Blob([type === 'text/csv' ? '\ufeff' : '', text], { type: `${type};charset=utf-8` }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by the next turn; kept longer it would stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
