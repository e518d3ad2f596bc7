import { type FieldName, type Fields, type Habits, type Refused, requestOf } from './fields.ts'
import type { LineReader, LogFormat } from './logFormat.ts'

const fieldsOfW3c: Readonly<Record<string, FieldName>> = {
  date: 'date',
  time: 'clock',
  timestamp: 'time',
  'c-ip': 'client',
  'cs-method': 'method',
  'cs-uri-stem': 'path',
  'cs-uri-query': 'query',
  'cs-uri': 'target',
  'cs-version': 'proto',
  'cs-protocol-version': 'proto',
  'sc-status': 'status',
  'sc-bytes': 'bytes',
  'cs(user-agent)': 'agent',
  'cs(referer)': 'referer',
  'cs-host': 'host',
  'cs(host)': 'host',
  'x-host-header': 'host',
  'x-edge-result-type': 'cache',
  'sc-content-type': 'type',
  'c-country': 'country',
}

interface Layout {
  readonly fields: readonly (FieldName | 'ignored')[]
  readonly habits: Habits
  readonly separator: string
}

const isDirective = /^#(Version|Fields|Software|Date|Start-Date|End-Date|Remark)\b/i

function layoutOf(text: string): Layout {
  const names = text.trim().split(/\s+/)
  const isCloudFront = names.some((name) => name.startsWith('x-edge-'))
  const fields = names.map((name): FieldName => {
    const key = name.toLowerCase()
    if (key === 'time-taken') return isCloudFront ? 'seconds' : 'millis'
    // CloudFront's own host name is in cs(Host), what the visitor asked for in x-host-header.
    if (key === 'cs(host)' && names.includes('x-host-header')) return 'ignored'
    return fieldsOfW3c[key] ?? 'ignored'
  })
  return { fields, habits: { encoding: isCloudFront ? 'percent' : 'plus' }, separator: isCloudFront ? '\t' : ' ' }
}

function split(line: string, { fields, separator }: Layout): Fields | Refused {
  const texts: Partial<Record<FieldName, string>> = {}
  const places: Partial<Record<FieldName, number>> = {}
  const own = line.includes('\t') ? '\t' : separator
  let at = 0
  for (const [index, field] of fields.entries()) {
    const isLast = index === fields.length - 1
    const found = line.indexOf(own, at)
    if (found < 0 !== isLast) return { refused: 'shape', column: (found < 0 ? line.length : found) + 1 }
    const end = found < 0 ? line.length : found
    if (field !== 'ignored') {
      const text = line.slice(at, end)
      texts[field] = (field === 'agent' || field === 'referer') && text === '' ? '-' : text
      places[field] = at
    }
    at = end + 1
  }
  return { texts, placeOf: (field) => places[field] ?? 0 }
}

function open(): LineReader {
  let layout: Layout | undefined
  return {
    directive(line) {
      if (!isDirective.test(line)) return false
      const [, fields] = /^#Fields:\s*(.+)$/i.exec(line) ?? []
      if (fields !== undefined) layout = layoutOf(fields)
      return true
    },
    read(line, site) {
      if (!layout) return { refused: 'noFields', column: 1 }
      const fields = split(line, layout)
      return 'refused' in fields ? fields : requestOf(fields, site, layout.habits)
    },
  }
}

/** W3C extended: IIS, CloudFront and others that write a header with the names of their fields. */
export const w3cFormat: LogFormat = { key: 'w3c', name: 'W3C extended (IIS, CloudFront)', open }
