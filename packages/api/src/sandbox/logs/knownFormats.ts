import type { AccessLogFormat } from '../../domain/accessLog.ts'
import { type Fields, furtherFields, type Habits, type Refused, requestOf } from './fields.ts'
import { knownParts, type Part } from './formatString.ts'
import { jsonFormats } from './jsonLines.ts'
import type { LineReader, LogFormat } from './logFormat.ts'
import { byteScanner, type ScannedShape } from './scanBytes.ts'
import { lineScanner, namesOfFields } from './scanLine.ts'
import { addressOf } from './values.ts'
import { w3cFormat } from './w3c.ts'

type Refine = (fields: Fields) => Refused | undefined

/** A format of parts. */
export function formatOfParts(
  key: AccessLogFormat,
  name: string,
  parts: readonly Part[],
  habits: Habits = {},
  refine?: Refine,
): LogFormat {
  const scan = lineScanner(parts)
  const open = (): LineReader => {
    let unused: string | undefined
    return {
      unused: () => unused,
      read(line, site) {
        const fields = scan(line)
        if ('refused' in fields) return fields
        const refused = isClientFirst(fields) ?? refine?.(fields)
        if (refused) return refused
        const more = furtherFields(fields.texts.more)
        if (habits.hasOpenEnd && unused === undefined) unused = more.rest.trim() || undefined
        return requestOf(fields, site, habits, more)
      },
    }
  }
  return {
    key,
    name,
    isGuide: key === 'combined' || key === 'given',
    ...(habits.named === 'all' ? { share: 0.5 } : {}),
    open,
  }
}

/** A format whose lines are mostly read in their bytes. */
function scannedFormat(format: LogFormat, shape: ScannedShape): LogFormat {
  return {
    ...format,
    open() {
      const reader = format.open()
      let scan: ReturnType<typeof byteScanner> | undefined
      return {
        ...reader,
        scan(line, site) {
          scan ??= byteScanner(shape)
          return scan(line, site, reader.unused?.() !== undefined)
        },
      }
    },
  }
}

const clf = '[$time] "$request" $status $bytes'
const agents = '"$referer" "$agent"'

const isWhole =
  (name: keyof Fields['texts'], pattern: RegExp, refused: Refused['refused']): Refine =>
  (fields) =>
    pattern.test(fields.texts[name] ?? '') ? undefined : { refused, column: fields.placeOf(name) + 1 }

/** A line of the provider ends with a whole number, and its duration is one. */
const ofProvider: Refine = (fields) =>
  isWhole('micros', /^(\d+|-)$/, 'duration')(fields) ?? isWhole('more', /^ (-?\d+|-)\s*$/, 'shape')(fields)

const hasNoTail = isWhole('more', /^(?!\s*")/, 'shape')

/** Before an address stands a host, not a client; of two addresses nobody knows which is the client. */
const isClientFirst: Refine = (fields) => {
  const { ident = '-' } = fields.texts
  if (ident === '-' || addressOf(ident) === undefined) return undefined
  return { refused: 'shape', column: fields.placeOf('ident') + 1 }
}

const row = (key: AccessLogFormat, name: string, text: string, habits: Habits = {}, refine?: Refine) =>
  formatOfParts(key, name, knownParts(text, namesOfFields), habits, refine)

/** A leading host is a name or has a port, so that no client is taken for it. */
const isLeadingHost = isWhole('host', /^(?=.*[a-z]|.*:\d+$)[\w.:[\]-]+$/i, 'shape')

/** Every format that is read, the most specific first: a line is read by the first that was found in its log. */
export const knownFormats: readonly LogFormat[] = [
  row(
    'provider',
    'the provider’s 21 fields',
    `$client $ident $ignored ${clf} "$agent" $providerCache "$type" "$tier" $micros "$ignored" "$referer" $proto $country "$ignored" "$reason"$more`,
    { named: 'some' },
    ofProvider,
  ),
  row(
    'ingress',
    'ingress-nginx',
    `$client $ident $ignored ${clf} ${agents} $ignored $seconds [$ignored] [$ignored] $ignored $ignored $ignored $ignored $ignored$more`,
  ),
  row(
    'traefik',
    'Traefik',
    `$client $ident $ignored ${clf} ${agents} $ignored "$ignored" "$ignored" $millis`,
    {},
    isWhole('millis', /^\d+ms$/, 'duration'),
  ),
  row(
    'npmProxy',
    'Nginx Proxy Manager',
    `[$time] $cache $ignored $status - $method $ignored $host "$target" [Client $client] [Length $bytes] [Gzip $ignored] [Sent-to $ignored] "$agent" "$referer"$more`,
  ),
  row(
    'npm',
    'Nginx Proxy Manager (standard)',
    `[$time] $status - $method $ignored $host "$target" [Client $client] [Length $bytes] [Gzip $ignored] "$agent" "$referer"$more`,
  ),
  row(
    's3',
    'Amazon S3',
    `$ignored $host [$time] $client $ignored $ignored $ignored $ignored "$request" $status $ignored $bytes $ignored $millis $ignored ${agents}$more`,
  ),
  row(
    'haproxy',
    'HAProxy',
    '$client [$time] $ignored $ignored/$ignored $ignored/$ignored/$ignored/$ignored/$millis $status $bytes $ignored $ignored $ignored $ignored $ignored $ignored?"$request"$more',
  ),
  row(
    'alb',
    'AWS load balancer',
    '$ignored $time $ignored $client $ignored $ignored $ignored $ignored $status $ignored $ignored $bytes "$request" "$agent"$more',
    { named: 'some' },
  ),
  row(
    'vhostCombined',
    'combined with a leading host',
    `$host $client $ident $ignored ${clf} ${agents}$more`,
    { hasOpenEnd: true },
    isLeadingHost,
  ),
  row(
    'lighttpd',
    'combined with the host second',
    `$client $host $ignored ${clf} ${agents}$more`,
    { hasOpenEnd: true },
    isWhole('host', /\.[a-z]/i, 'shape'),
  ),
  row('combinedAbsolute', 'combined with whole addresses', `$client $ident $ignored ${clf} ${agents}$more`, {
    named: 'all',
    hasOpenEnd: true,
  }),
  scannedFormat(row('combined', 'combined', `$client $ident $ignored ${clf} ${agents}$more`, { hasOpenEnd: true }), {
    hasAgents: true,
  }),
  row(
    'vhostCommon',
    'common with a leading host',
    `$host $client $ident $ignored ${clf}$more`,
    { hasOpenEnd: true },
    isLeadingHost,
  ),
  row(
    'commonAbsolute',
    'common with whole addresses',
    `$client $ident $ignored ${clf}$more`,
    { named: 'all', hasOpenEnd: true },
    hasNoTail,
  ),
  scannedFormat(row('common', 'common', `$client $ident $ignored ${clf}$more`, { hasOpenEnd: true }, hasNoTail), {
    hasAgents: false,
  }),
  ...jsonFormats,
  w3cFormat,
]

/** The reader of a format string that somebody gave: with whole addresses in its request line, their host is the site. */
export function givenFormats(parts: readonly Part[]): LogFormat[] {
  return [
    formatOfParts('given', '--log-format', parts, { named: 'all' }),
    formatOfParts('given', '--log-format', parts),
  ]
}
