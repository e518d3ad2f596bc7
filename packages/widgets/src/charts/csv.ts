import type { Unit } from '@parapet/ui'
import type { Twin, TwinCell, TwinColumn } from './exports.tsx'

// A cell that begins like this, also after spaces or in full width, could run as a formula in a spreadsheet; a
// leading quote keeps it text. A lone dash is safe. The same rule as ui/table/toCsv.ts.
const formulaStart = /^(?!-$)\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/

function cellText(cell: TwinCell, column: TwinColumn | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return ''
    return column?.kind === 'time' ? new Date(cell * 1000).toISOString() : String(cell)
  }
  const safe = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rawUnit: Readonly<Partial<Record<Unit, string>>> = {
  'req/s': 'req/s',
  'q/s': 'queries/s',
  'lookups/s': 'look-ups/s',
  'images/s': 'images/s',
  'bit/s': 'bit/s',
  bytes: 'B',
  percent: '0…1',
  micros: 'µs',
  minutes: 'min',
}

/** A twin as csv (RFC 4180): raw numbers, ISO times in UTC, text that no spreadsheet takes for a formula. */
export function twinToCsv(twin: Twin): string {
  const heads = twin.columns.map(({ label, unit }) => {
    const raw = unit && rawUnit[unit]
    return raw ? `${label} (${raw})` : label
  })
  const lines = [heads.map((head) => cellText(head, undefined)).join(',')]
  for (const row of twin.rows) lines.push(row.map((cell, index) => cellText(cell, twin.columns[index])).join(','))
  return `${lines.join('\r\n')}\r\n`
}
