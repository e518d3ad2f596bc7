/** A line without what a collector put before or around it. */
export interface Unwrapped {
  readonly text: string
  /** Characters of the prefix that was cut; 0 for an envelope. */
  readonly offset: number
  readonly wrappers: readonly string[]
}

const prefixes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['syslog', /^<\d{1,3}>1 \S{1,40} \S{1,255} \S{1,48} \S{1,128} \S{1,32} (?:-|\[[^\]]{0,1000}\]) ?/],
  [
    'syslog',
    /^(?:<\d{1,3}>)?[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?:\.\d{1,6})? \S{1,255} [^\s:[\]]{1,64}(?:\[\d{1,10}\])?: /,
  ],
  [
    'syslog',
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d) \S{1,255} [^\s:[\]]{1,64}(?:\[\d{1,10}\])?: /,
  ],
  ['Kubernetes', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d) std(?:out|err) [FP] /],
  ['Docker Compose', /^[a-z][\w.-]{0,62}[-_]\d{1,4} {1,40}\| /],
]

interface Envelope {
  readonly name: string
  readonly field: string
  readonly begins: RegExp
}

const envelopes: readonly Envelope[] = [
  { name: 'Docker json-file', field: 'log', begins: /^\{"log":"/ },
  {
    name: 'journald JSON',
    field: 'MESSAGE',
    begins: /^\{(?=.{0,20000}"MESSAGE"\s*:)(?=.{0,20000}"__REALTIME_TIMESTAMP")/,
  },
]

function fromEnvelope(line: string, { field }: Envelope): string | undefined {
  try {
    const value: unknown = JSON.parse(line)[field]
    return typeof value === 'string' ? value.replace(/\r?\n$/, '') : undefined
  } catch {
    return undefined
  }
}

const none: readonly string[] = []

/** Whether a line may begin with a prefix: with a day, a month, a priority, or the name of a service. */
const mayBegin = /^(?:<\d|\d{4}-\d\d-|[A-Z][a-z]{2} [ \d]\d |[a-z][\w.-]{0,67} {1,40}\|)/

/** Takes the prefix of syslog, journald, Kubernetes or Compose off a line, and the JSON envelope of Docker or journald. */
export function unwrap(line: string): Unwrapped {
  if (!line.startsWith('{') && !mayBegin.test(line)) return { text: line, offset: 0, wrappers: none }
  let text = line
  let offset = 0
  const wrappers: string[] = []
  for (let depth = 0; depth < 3; depth++) {
    const envelope = text.startsWith('{') ? envelopes.find(({ begins }) => begins.test(text)) : undefined
    const inner = envelope && fromEnvelope(text, envelope)
    if (envelope && inner !== undefined) {
      wrappers.push(envelope.name)
      text = inner
      offset = 0
      continue
    }
    const found = /^[<\dA-Za-z]/.test(text) ? prefixes.find(([, pattern]) => pattern.test(text)) : undefined
    if (!found) break
    const [name, pattern] = found
    const length = pattern.exec(text)?.[0].length ?? 0
    wrappers.push(name)
    text = text.slice(length)
    offset += length
  }
  return { text, offset, wrappers }
}
