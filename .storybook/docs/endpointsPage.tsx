import shapes from 'virtual:endpoint-shapes'
import { type Call, endpoints, everyCall, specificationNotation, specifiedCalls } from '@parapet/api'
import { type Fidelity, fidelity } from '@parapet/api/sandbox'
import { Badge, Heading, Select, Stack, Text, TextField } from '@parapet/ui'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { RowShape, Shape, ShapeField } from '../shapes.ts'
import { EndpointsStyles } from './endpointsStyles.tsx'
import { Surround } from './Surround.tsx'

const specified = specifiedCalls()
const sectionOf = new Map<string, string>(specified.map(({ notation, section }) => [notation, section]))

interface Entry {
  readonly row: Call
  readonly area: string
  readonly shape: RowShape
  readonly fidelity: Fidelity
  readonly section: string | null
  readonly text: string
}

const namesIn = (fields: readonly ShapeField[] = []): string[] =>
  fields.flatMap((field) => [field.name, ...namesIn(field.fields)])

function entryOf(row: Call, area: string, rowFidelity: Fidelity): Entry {
  const shape = shapes.rows[row.name]
  if (!shape) throw new Error(`Nothing is known of ${row.name}`)
  const section = sectionOf.get(specificationNotation(row)) ?? null
  const parts = [shape.filters, shape.body, shape.answer].flatMap((part) => (part ? [part] : []))
  const text = [
    ...[row.name, row.method, row.path, section ?? 'extension', shape.doc, ...row.query, ...row.refreshes],
    ...parts.flatMap((part) => [...part.entities.map((entity) => entity.name), ...namesIn(part.fields)]),
  ]
  return { row, area, shape, fidelity: rowFidelity, section, text: text.join(' ').toLowerCase() }
}

const entries = Object.entries(endpoints).flatMap(([area, rows]) => {
  const ofArea = fidelity[area as keyof typeof endpoints] as Readonly<Record<string, Fidelity>>
  return Object.entries(rows as Readonly<Record<string, Call>>).flatMap(([name, row]) => {
    const known = ofArea[name]
    return known ? [entryOf(row, area, known)] : []
  })
})
const extensions = everyCall().filter((row) => row.isExtension)

const knownWords = { exact: 'known', partly: 'known in part', ours: 'our own wording' } as const
const madeWords = {
  requests: 'computed from the sandbox’s requests, so totals agree with their parts',
  kept: 'kept: writes are seen by later reads',
  clock: 'kept, and moves on by the clock',
  fixed: 'the same for everybody',
} as const
const fidelityWords = (value: Fidelity) => {
  const [known, made] = value.split(' ') as [keyof typeof knownWords, keyof typeof madeWords]
  return { known: knownWords[known], made: madeWords[made] }
}

const encodings = { form: 'form-encoded', json: 'JSON', file: 'a file' } as const

const kinds = {
  all: ['Every call', () => true],
  specified: ['Calls of §7', ({ section }) => section !== null],
  extension: ['Extensions', ({ section }) => section === null],
  read: ['Reads', ({ row }) => row.method === 'GET'],
  write: ['Writes', ({ row }) => row.method !== 'GET'],
  file: ['Files', ({ row }) => row.isFile],
  filtered: ['With filters', ({ shape }) => shape.filters !== null],
} as const satisfies Record<string, readonly [string, (entry: Entry) => boolean]>
type Kind = keyof typeof kinds

const fidelities = {
  all: ['Any', ''],
  exact: ['Known', 'exact '],
  partly: ['Known in part', 'partly '],
  ours: ['Our own wording', 'ours '],
  requests: ['Computed from requests', ' requests'],
  clock: ['Moves by the clock', ' clock'],
} as const
type FidelityKind = keyof typeof fidelities

const optionsOf = <K extends string>(table: Readonly<Record<K, readonly [string, unknown]>>) =>
  (Object.keys(table) as K[]).map((value) => ({ value, label: table[value][0] }))

const areaNames = Object.keys(endpoints)
const areaOptions = ['all', ...areaNames].map((value) => ({ value, label: value === 'all' ? 'Every area' : value }))

/** The endpoint table with search, filters and details. */
export function EndpointsPage() {
  return (
    <>
      <EndpointsStyles />
      <Surround>
        <Endpoints />
      </Surround>
    </>
  )
}

function Endpoints() {
  const [text, setText] = useState('')
  const [area, setArea] = useState('all')
  const [kind, setKind] = useState<Kind>('all')
  const [level, setLevel] = useState<FidelityKind>('all')
  const words = useDeferredValue(text).trim().toLowerCase().split(/\s+/)
  const found = entries.filter(
    (entry) =>
      (area === 'all' || entry.area === area) &&
      kinds[kind][1](entry) &&
      entry.fidelity.includes(fidelities[level][1]) &&
      words.every((word) => entry.text.includes(word)),
  )
  return (
    <Stack gap={6}>
      <Counts />
      <search className="ep-filters" aria-label="Calls">
        <TextField
          name="text"
          label="Search"
          type="search"
          icon="search"
          help="Path, name, entity, field, refreshed read"
          value={text}
          onChange={setText}
          clearable
        />
        <Select name="area" label="Area" options={areaOptions} value={area} onChange={setArea} />
        <Select name="kind" label="Which" options={optionsOf(kinds)} value={kind} onChange={setKind} />
        <Select
          name="fidelity"
          label="In the sandbox"
          options={optionsOf(fidelities)}
          value={level}
          onChange={setLevel}
        />
      </search>
      <div role="status">
        <Text tone="muted">
          {found.length === 0
            ? 'No call fits. Try another word, or every area.'
            : `${found.length} of ${entries.length} calls`}
        </Text>
      </div>
      {areaNames.map((name) => {
        const ofArea = found.filter((entry) => entry.area === name)
        return ofArea.length > 0 ? <Area key={name} name={name} entries={ofArea} /> : null
      })}
    </Stack>
  )
}

function Counts() {
  const isThere = new Set(entries.flatMap(({ row }) => (row.isExtension ? [] : [specificationNotation(row)])))
  const sections = [...new Set(specified.map(({ section }) => section))]
  const there = specified.filter(({ notation }) => isThere.has(notation)).length
  return (
    <Stack gap={3}>
      <Text as="p">
        {`${entries.length} rows in ${areaNames.length} areas: ${there} of the ${specified.length} calls of §7, and ${extensions.length} extensions.`}
      </Text>
      <Disclosure title="§7, heading by heading">
        <ul className="ep-sections">
          {sections.map((section) => {
            const calls = specified.filter((call) => call.section === section)
            const missing = calls.filter(({ notation }) => !isThere.has(notation))
            return (
              <li key={section}>
                {`${section}: ${calls.length - missing.length} of ${calls.length}`}
                {missing.map(({ notation }) => (
                  <code key={notation} className="ep-code">{` ${notation}`}</code>
                ))}
              </li>
            )
          })}
        </ul>
      </Disclosure>
      <Disclosure title={`${extensions.length} extensions: newer public calls, which a provider may not have`}>
        <ul className="ep-sections">
          {extensions.map((row) => (
            <li key={row.name}>
              {`${row.name} `}
              <code className="ep-code">{`${row.method} ${row.path}`}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  )
}

function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="ep-summary">
        <span className="ep-title">{title}</span>
      </summary>
      {isOpen && <div className="ep-open">{children}</div>}
    </details>
  )
}

function Area({ name, entries: ofArea }: { name: string; entries: readonly Entry[] }) {
  return (
    <section className="ep-area" aria-labelledby={`area-${name}`}>
      <Stack gap={2}>
        <Heading level={2} size="l" id={`area-${name}`}>
          {`${name} (${ofArea.length})`}
        </Heading>
        <Text as="p" tone="muted">
          <InlineCode>{shapes.areas[name] ?? ''}</InlineCode>
        </Text>
        <div>
          {ofArea.map((entry) => (
            <Row key={entry.row.name} entry={entry} />
          ))}
        </div>
      </Stack>
    </section>
  )
}

const pathOf = ({ version, path, query }: Call) =>
  `${[version === 'v1' ? null : version, path].filter(Boolean).join(' ')}${query.length > 0 ? `{?${query.join(',')}}` : ''}`

function Row({ entry }: { entry: Entry }) {
  const { row } = entry
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="ep-row" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="ep-summary">
        <span className="ep-method">{row.method}</span>
        <code className="ep-path">{pathOf(row)}</code>
        <span className="ep-name">{row.name}</span>
        {row.isExtension && <Badge tone="info">extension</Badge>}
      </summary>
      {isOpen && <Details entry={entry} />}
    </details>
  )
}

const hostNames = {
  api: 'the API',
  tickets: 'ticket tracker',
  status: 'status page',
  blog: 'blog',
  static: 'static host',
  metrics: 'metrics service (Matomo)',
}
const authNames = { bearer: 'token', apiKey: 'the user’s tracker key', status: 'status page keys', none: 'nobody' }

function Details({ entry: { row, shape, fidelity: rowFidelity, section } }: { entry: Entry }) {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const { known, made } = fidelityWords(rowFidelity)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'Params',
      inPath.length > 0
        ? inPath.map((name) => (name === 'company' ? 'company (of the session)' : name)).join(', ')
        : 'none',
    ],
    ['Query', row.query.length > 0 ? `${row.query.join(', ')} (each may be left out)` : 'none'],
    [
      'Headers',
      Object.entries(row.headers)
        .map(([param, header]) => `${header}: ${param}`)
        .join(', '),
    ],
    ['Server', row.host === 'api' ? '' : hostNames[row.host]],
    ['Signed by', authNames[row.auth]],
    ['Refreshes', row.method === 'GET' ? '' : row.isQuiet ? 'nothing (quiet)' : row.refreshes.join(', ')],
    ['On 425', row.isRetried ? 'asked again (§4)' : ''],
    ['Status', row.hasStatus ? 'comes with the answer: 200 and 202 mean different things (§4)' : ''],
    ['Specification', section ? `§7, ${section}` : 'beyond §7: an extension, of the public API'],
    ['In the sandbox', `${known}; ${made}`],
    [
      'Written in',
      <code key="source" className="ep-code">
        {shape.source}
      </code>,
    ],
  ]
  return (
    <div className="ep-open">
      {shape.doc && (
        <Text as="p">
          <InlineCode>{shape.doc}</InlineCode>
        </Text>
      )}
      <dl className="ep-facts">
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {shape.filters && <ShapeOf title="Filters" detail="JSON in the query" shape={shape.filters} />}
      {shape.body && <ShapeOf title="Body" detail={encodings[row.encoding ?? 'json']} shape={shape.body} />}
      {row.isFile ? (
        <Text as="p">Answers a file.</Text>
      ) : shape.answer ? (
        <ShapeOf title="Answer" detail="JSON" shape={shape.answer} />
      ) : (
        <Text as="p">Answers nothing.</Text>
      )}
    </div>
  )
}

function InlineCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="ep-code">
        {part}
      </code>
    ),
  )
}

function Ours({ doc = '' }: { doc?: string | undefined }) {
  if (!/\bours\b|\bour own\b/i.test(doc)) return null
  return <Badge tone="watch">{/\bknown\b|\bof §/i.test(doc) ? 'partly ours' : 'ours'}</Badge>
}

function ShapeOf({ title, detail, shape }: { title: string; detail: string; shape: Shape }) {
  const rows = flat(shape.fields)
  const hasNotes = rows.some(({ field }) => field.doc !== undefined)
  return (
    <div className="ep-shape">
      <Text weight="semibold">{`${title}: ${shape.type} (${detail})`}</Text>
      {shape.entities.map(({ name, doc }) => (
        <Text key={name} as="p" size="s" tone="muted">
          <InlineCode>{`${name}. ${doc} `}</InlineCode>
          <Ours doc={doc} />
        </Text>
      ))}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section className="ep-scroller" tabIndex={0} aria-label={`Fields of the ${title.toLowerCase()}`}>
          <table className="ep-fields">
            <thead>
              <tr>
                {['Field', 'Type', 'Needed', ...(hasNotes ? ['Notes'] : [])].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ path, field }) => (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  <td>{field.type}</td>
                  <td>{field.isOptional ? 'optional' : 'yes'}</td>
                  {hasNotes && (
                    <td>
                      <InlineCode>{`${field.doc ?? ''} `}</InlineCode>
                      <Ours doc={field.doc} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function flat(fields: readonly ShapeField[], before = ''): { path: string; field: ShapeField }[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`
    return [{ path, field }, ...flat(field.fields ?? [], `${path}.`)]
  })
}
