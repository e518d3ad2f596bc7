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

/** Splits a line of the delivery log into its 21 fields; null if it has another number of them. */
export function parseLogLine(line: string): Record<LogField, string> | null {
  if (line.length > MOST_LENGTH) return null
  const tokens = [...line.trim().matchAll(token)].map(([, quoted, dated, plain]) => quoted ?? dated ?? plain ?? '')
  const request = tokens[4]?.split(' ') ?? []
  if (request.length !== 3) return null
  const values = tokens.toSpliced(4, 1, ...request)
  if (values.length !== logFields.length) return null
  return Object.fromEntries(logFields.map((field, i) => [field, values[i]])) as Record<LogField, string>
}

/** What a reason code says: how the platform ended the request. */
export type ReasonKind =
  | 'ok'
  | 'edge'
  | 'rateLimit'
  | 'underAttack'
  | 'challengeLimit'
  | 'denylist'
  | 'originError'
  | 'originUnreachable'
  | 'uncacheable'
  | 'originSick'
  | 'originShown'
  | 'unknownSite'
  | 'noOrigin'
  | 'unknownError'

/** A reason as it is explained; `status` is the code within it. */
export interface Reason {
  readonly code: string
  readonly kind: ReasonKind
  readonly status: number | null
}

const exact: Readonly<Record<string, ReasonKind>> = {
  OK: 'ok',
  'RPE-GRL-429-Too Many Requests': 'rateLimit',
  'RPE-Under Attack': 'underAttack',
  'RPE-UA-429-Too Many Requests': 'challengeLimit',
  'RPE-UA-403-Denylist': 'denylist',
  'BENG-Service unavailable': 'originUnreachable',
  SBNG: 'originSick',
  OENG: 'originShown',
  DNF: 'unknownSite',
  NBD: 'noOrigin',
  E: 'unknownError',
}
const numbered: readonly (readonly [RegExp, ReasonKind])[] = [
  [/^RPE-(\d{3})$/, 'edge'],
  [/^BENG-(\d{3})$/, 'originError'],
  [/^SBPR-(\d{3})$/, 'uncacheable'],
]

/** The known reason codes, as the provider writes them; XXX stands for a status code. */
export const reasonCodes: readonly (readonly [code: string, kind: ReasonKind])[] = [
  ...Object.entries(exact).map(([code, kind]) => [`TCDN-${code}`, kind] as const),
  ['TCDN-RPE-XXX', 'edge'],
  ['TCDN-BENG-XXX', 'originError'],
  ['TCDN-SBPR-XXX', 'uncacheable'],
]

/** Reads a reason of a log or a statistic: without `:xid`, with or without `TCDN-`; null for an unknown one. */
export function readReason(text: string): Reason | null {
  const code = text
    .trim()
    .replace(/:\d+$/, '')
    .replace(/^TCDN-/, '')
  const kind = Object.hasOwn(exact, code) ? exact[code] : undefined
  if (kind) return { code: `TCDN-${code}`, kind, status: Number(/-(\d{3})-/.exec(code)?.[1]) || null }
  for (const [pattern, found] of numbered) {
    const status = pattern.exec(code)?.[1]
    if (status) return { code: `TCDN-${code}`, kind: found, status: Number(status) }
  }
  return null
}
