import {
  addressCount,
  type BulkLines,
  type BulkVerdict,
  type CsvColumns,
  correctedLine,
  networkText,
  parseNetwork,
  partsOf,
  readNetwork,
  readNetworkLine,
  withLines,
} from '@parapet/api'
import {
  Button,
  FilterRow,
  Inline,
  Section,
  Select,
  Stack,
  Status,
  Text,
  TextField,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { useMemo, useState } from 'react'
import { useSayDone } from '../../kit/action/useSayDone.ts'
import { networkLinesWords } from '../../shared/networks/networkLines.words.ts'
import { importListsWords } from './importLists.words.ts'

const shows = ['all', 'refused', 'changed', 'covered', 'left', 'stored'] as const
type Shown = (typeof shows)[number]

const tones = {
  empty: 'quiet',
  read: 'good',
  changed: 'info',
  left: 'quiet',
  refused: 'bad',
  covered: 'quiet',
} as const satisfies Record<BulkVerdict, string>

const verdictsOf: Readonly<Record<Exclude<Shown, 'stored'>, readonly BulkVerdict[]>> = {
  all: ['read', 'changed', 'left', 'refused', 'covered'],
  refused: ['refused'],
  changed: ['changed'],
  covered: ['covered'],
  left: ['left'],
}

const TABLE_PX = 420

interface ImportLinesProps {
  bulk: BulkLines
  columns: CsvColumns | undefined
  setText: (text: string) => void
}

/** What each line becomes: all lines, those to correct, or what is stored; lines are corrected and dropped together. */
export function ImportLines({ bulk, columns, setText }: ImportLinesProps) {
  const t = useWords(importListsWords)
  const f = useFormat()
  const sayDone = useSayDone()
  const [chosen, setChosen] = useState<Shown>()
  const { tally } = bulk
  const shown = chosen ?? (tally.refused > 0 ? 'refused' : 'all')
  const rows = useMemo(
    () =>
      shown === 'stored' ? Array.from({ length: bulk.count }, (_, index) => index) : bulk.linesOf(verdictsOf[shown]),
    [bulk, shown],
  )
  const parts = useMemo(() => partsOf(bulk).length, [bulk])
  const change = (changes: ReadonlyMap<number, string | null>, said: 'correct.done' | 'drop.done') => {
    const before = bulk.text
    setText(withLines(bulk, changes))
    sayDone(t(said, { n: changes.size }), { run: async () => setText(before) })
  }
  const correctAll = () => {
    const corrected = bulk.linesOf(['refused']).flatMap((line) => {
      const read = bulk.readingOf(line)
      const text = read.kind === 'refused' ? correctedLine(bulk.textOf(line), read.fault) : null
      return text === null ? [] : [[line, text] as const]
    })
    if (corrected.length > 0) change(new Map(corrected), 'correct.done')
    else sayDone(t('correct.none'))
  }
  const dropAll = () => change(new Map(bulk.linesOf(['refused']).map((line) => [line, null])), 'drop.done')
  const countOf = (show: Shown) =>
    show === 'stored'
      ? bulk.count
      : show === 'all'
        ? bulk.lines - tally.empty
        : verdictsOf[show].reduce((sum, verdict) => sum + tally[verdict], 0)
  return (
    <Section title={t('lines.title')}>
      <Stack gap={4}>
        <Text as="p">
          {t('lines.summary', { lines: bulk.lines - tally.empty, n: bulk.count, parts: Math.max(1, parts) })}
        </Text>
        <FilterRow>
          <Select
            label={t('show.label')}
            name="show"
            value={shown}
            options={shows.map((value) => ({ value, label: t(`show.${value}`, { n: f.number(countOf(value)) }) }))}
            onChange={(next) => setChosen(shows.find((one) => one === next))}
          />
          <Find bulk={bulk} />
        </FilterRow>
        {tally.refused > 0 && (
          <Inline gap={2}>
            <Button onClick={correctAll}>{t('correct.together')}</Button>
            <Button tone="danger" onClick={dropAll}>
              {t('drop.all', { n: f.number(tally.refused) })}
            </Button>
          </Inline>
        )}
        {shown === 'stored' ? (
          <StoredTable bulk={bulk} rows={rows} />
        ) : (
          <LinesTable
            bulk={bulk}
            rows={rows}
            columns={columns}
            onChange={(line, text) => change(new Map([[line, text]]), text === null ? 'drop.done' : 'correct.done')}
          />
        )}
      </Stack>
    </Section>
  )
}

/** Which entry would match an address. */
function Find({ bulk }: { bulk: BulkLines }) {
  const t = useWords(importListsWords)
  const [typed, setTyped] = useState('')
  const address = readNetwork(typed)
  const network = address === null ? null : parseNetwork(address)
  const found = () => {
    if (typed.trim() === '') return t('find.help')
    if (!network || address === null) return t('find.bad')
    const block = bulk.blockOf(network)
    if (block) return t('find.in', { address, entry: networkText(block) })
    return bulk.relationOf(network) ? t('find.part', { address }) : t('find.out', { address })
  }
  return <TextField label={t('find.label')} name="find" mono value={typed} onChange={setTyped} help={found()} />
}

interface LinesTableProps {
  bulk: BulkLines
  rows: readonly number[]
  columns: CsvColumns | undefined
  onChange: (line: number, text: string | null) => void
}

function LinesTable({ bulk, rows, columns, onChange }: LinesTableProps) {
  const t = useWords(importListsWords)
  const becomes = useBecomes(bulk)
  const shown = useMemo(
    (): readonly Column<number>[] => [
      { id: 'line', header: t('column.line'), value: (line) => line + 1, numeric: true, sortable: false },
      {
        id: 'text',
        header: t('column.text'),
        value: (line) => bulk.textOf(line).trim(),
        mono: true,
        sortable: false,
        primary: true,
      },
      { id: 'becomes', header: t('column.becomes'), value: becomes, sortable: false, primary: true },
      {
        id: 'verdict',
        header: t('column.verdict'),
        value: (line) => t(`verdict.${bulk.verdictOf(line)}`),
        cell: (line) => <Status tone={tones[bulk.verdictOf(line)]} label={t(`verdict.${bulk.verdictOf(line)}`)} />,
        sortable: false,
        primary: true,
      },
    ],
    [bulk, t, becomes],
  )
  return (
    <DataTable
      label={t('lines.table')}
      columns={shown}
      rows={rows}
      getRowId={String}
      rowLabel={(line) => t('edit.label', { line: String(line + 1) })}
      height={TABLE_PX}
      empty={<Text as="p">{t('nothing.found')}</Text>}
      csv="iplist-lines"
      expand={(line) => (
        <EditLine key={line} line={line} text={bulk.textOf(line).trim()} columns={columns} onChange={onChange} />
      )}
    />
  )
}

/** Changes one line, or drops it. */
function EditLine({
  line,
  text,
  columns,
  onChange,
}: { line: number; text: string } & Pick<LinesTableProps, 'columns' | 'onChange'>) {
  const t = useWords(importListsWords)
  const w = useWords(networkLinesWords)
  const [suggested] = useState(() => {
    const read = readNetworkLine(text, columns)
    return read.kind === 'refused' ? correctedLine(text, read.fault) : null
  })
  const [typed, setTyped] = useState(suggested ?? text)
  const read = readNetworkLine(typed, columns)
  const fault = read.kind === 'refused' ? t('edit.refused', { fault: w(`fault.${read.fault}`) }) : undefined
  return (
    <Inline gap={3} align="end">
      <TextField
        label={t('edit.label', { line: String(line + 1) })}
        name={`line-${line}`}
        mono
        value={typed}
        onChange={setTyped}
        {...(fault && { error: fault })}
      />
      <Button disabledReason={fault} onClick={() => onChange(line, typed)}>
        {t('edit.do')}
      </Button>
      <Button tone="quiet" icon="trash" onClick={() => onChange(line, null)}>
        {t('drop.one')}
      </Button>
    </Inline>
  )
}

/** Returns what a line becomes as a sentence; lines are read again only where they are shown. */
function useBecomes(bulk: BulkLines): (line: number) => string {
  const t = useWords(importListsWords)
  const w = useWords(networkLinesWords)
  return useMemo(() => {
    return (line) => {
      if (bulk.verdictOf(line) === 'covered') return t('becomes.covered', { line: String(bulk.coveredBy(line) + 1) })
      const read = bulk.readingOf(line)
      switch (read.kind) {
        case 'left':
          return t(`becomes.${read.reason}`)
        case 'refused':
          return w(`fault.${read.fault}`)
        case 'covered':
          return ''
        case 'read': {
          const [first, ...more] = read.networks.map(networkText)
          const networks = more.length > 0 ? t('becomes.many', { first: first ?? '', n: more.length }) : (first ?? '')
          if (read.description !== '') return t('becomes.described', { networks, description: read.description })
          if (read.change === 'port' || read.change === 'mapped') return t(`becomes.${read.change}`, { networks })
          const [network] = read.networks
          return read.change === 'network' && network && addressCount(network) < 2n ** 40n
            ? w('becomes.network', { networks, n: Number(addressCount(network)) })
            : networks
        }
      }
    }
  }, [bulk, t, w])
}

function StoredTable({ bulk, rows }: { bulk: BulkLines; rows: readonly number[] }) {
  const t = useWords(importListsWords)
  const f = useFormat()
  const columns = useMemo((): readonly Column<number>[] => {
    const entryOf = (index: number) => bulk.entries(index, index + 1)[0]
    return [
      {
        id: 'address',
        header: t('column.address'),
        value: (index) => entryOf(index)?.address ?? '',
        mono: true,
        sortable: false,
        primary: true,
      },
      {
        id: 'addresses',
        header: t('column.addresses'),
        value: (index) => {
          const network = parseNetwork(entryOf(index)?.address ?? '')
          return network ? f.number(Number(addressCount(network))) : ''
        },
        sortable: false,
      },
      {
        id: 'description',
        header: t('column.description'),
        value: (index) => entryOf(index)?.description ?? '',
        sortable: false,
      },
    ]
  }, [bulk, t, f])
  return (
    <DataTable
      label={t('show.stored', { n: f.number(bulk.count) })}
      columns={columns}
      rows={rows}
      getRowId={String}
      height={TABLE_PX}
      empty={<Text as="p">{t('nothing.found')}</Text>}
      csv="iplist-entries"
    />
  )
}
