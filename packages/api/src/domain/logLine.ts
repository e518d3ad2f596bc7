/** The fields of a line of the delivery log, in their order. */
export const logFields = [
  'clientIp',
  'ident',
  'user',
  'date',
  'method',
  'url',
  'protocol',
  'status',
  'bytes',
  'agent',
  'cache',
  'contentType',
  'tier',
  'time',
  'client',
  'referer',
  'scheme',
  'country',
  'bot',
  'reason',
  'ttl',
] as const
export type LogField = (typeof logFields)[number]

const MOST_LENGTH = 20_000
const token = /"((?:[^"\\]|\\.)*)"|\[([^\]]*)\]|(\S+)/g

/** Splits a line of the delivery log into its 21 fields; null if the number of fields differs. */
export function parseLogLine(line: string): Record<LogField, string> | null {
  if (line.length > MOST_LENGTH) return null
  const tokens = [...line.trim().matchAll(token)].map(([, quoted, dated, plain]) => quoted ?? dated ?? plain ?? '')
  const request = tokens[4]?.split(' ') ?? []
  if (request.length !== 3) return null
  const values = tokens.toSpliced(4, 1, ...request)
  if (values.length !== logFields.length) return null
  return Object.fromEntries(logFields.map((field, i) => [field, values[i]])) as Record<LogField, string>
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The moment of the date of a line, `15/Jun/2026:09:59:59 +0000`, in epoch seconds; null if it is none. */
export function logLineTime(date: string): number | null {
  const [, day, name = '', year, time, sign, hours, minutes] =
    /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-])(\d{2})(\d{2})$/.exec(date) ?? []
  const month = String(months.indexOf(name) + 1).padStart(2, '0')
  const ms = Date.parse(`${year}-${month}-${day}T${time}${sign}${hours}:${minutes}`)
  return Number.isNaN(ms) ? null : ms / 1000
}
