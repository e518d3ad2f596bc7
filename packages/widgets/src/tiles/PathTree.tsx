import { type Ask, BYTES_PER_GB, excessCost, safeUrl, useSequence } from '@parapet/api'
import {
  Button,
  Dialog,
  type Format,
  formatMoney,
  Inline,
  ListTable,
  Stack,
  type T,
  Tabs,
  Text,
  TextField,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ListedColumn } from '../charts/columnTwin.ts'
import type { Pick } from '../charts/types.ts'
import { FailedMessage } from '../frame/FrameMessages.tsx'
import { FrameSkeleton } from '../frame/Skeletons.tsx'
import { KeyLabel } from '../kinds/KeyLabel.tsx'
import { root } from '../kinds/kinds.css.ts'
import { barShare, bytesColumn, figureCell, figureColumn, keyColumn, wide } from '../kinds/table.css.ts'
import { useValueMenu } from '../kinds/useValueMenu.tsx'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { type Branch, branchesIn, containing, foldersOf, pathsOfType, typesIn } from '../rows/pathTree.ts'
import { type Ranked, type RankPlan, rank } from '../rows/rank.ts'
import type { ExcessPrice, PriceSource } from '../rows/row.ts'
import type words from '../words/rank.en.ts'
import { rankWords } from '../words/rank.ts'

interface PathTreeProps {
  readonly code: string
  readonly plan: RankPlan
  readonly query: BoardQuery
  readonly pick: Pick | undefined
  readonly Price: PriceSource | undefined
  readonly onClose: () => void
}

/** The places that should be certain: with more, more of the volume is read. */
const WANTED = 50

const MOST_LISTED = 200

/** The traffic of a site by folder and by file type, to walk down into. */
export function PathTree({ code, plan, query, pick, Price, onClose }: PathTreeProps) {
  const t = useWords(rankWords)
  const read = useSequence<Ranked>(`rank.${code}`, { order: 'tree', query }, (ask: Ask) =>
    rank(plan, 'bytes', query, ask, WANTED),
  )
  const skeleton = <FrameSkeleton shape="table" title={t('tree.title')} />
  const walk = (ranked: Ranked) => (price: ExcessPrice | null) => (
    <Walk ranked={ranked} price={price} pick={pick} onClose={onClose} />
  )
  return (
    <Dialog open onClose={onClose} title={t('tree.title')} size="l">
      {read.data ? (
        <Suspense fallback={skeleton}>{Price ? <Price>{walk(read.data)}</Price> : walk(read.data)(null)}</Suspense>
      ) : read.failure ? (
        <FailedMessage code={code} title={t('tree.title')} failure={read.failure} onRetry={read.retry} />
      ) : (
        skeleton
      )}
    </Dialog>
  )
}

type View = 'folders' | 'types'
type By = 'bytes' | 'requests' | 'paths'

/** Where a reader is: a folder, a file type, or null for the first level of either. */
type Place = string | null

const costOf = ({ bytes }: Branch, { perGigabyte }: ExcessPrice) => excessCost(bytes, perGigabyte)

interface WalkProps {
  readonly ranked: Ranked
  readonly price: ExcessPrice | null
  readonly pick: Pick | undefined
  readonly onClose: () => void
}

function Walk({ ranked, price, pick, onClose }: WalkProps) {
  const t = useWords(rankWords)
  const f = useFormat()
  const { locale } = useLocale()
  const [view, setView] = useState<View>('folders')
  const [place, setPlace] = useState<Place>(null)
  const [text, setText] = useState('')
  const [by, setBy] = useState<By>('bytes')
  const here = useRef<HTMLSpanElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves > 0) here.current?.focus()
  }, [moves])
  const go = (next: Place) => {
    setPlace(next)
    // What was pressed is gone: the focus goes on from where it leads to.
    setMoves(moves + 1)
  }
  const all = useMemo(() => [...ranked.rows, ...ranked.others], [ranked])
  const branches = useMemo(() => {
    const rows = containing(all, text)
    if (view === 'folders') return branchesIn(rows, place ?? '/')
    return place === null ? typesIn(rows) : pathsOfType(rows, place)
  }, [all, text, view, place])
  const sorted = branches.toSorted((a, b) => b[by] - a[by] || (a.key < b.key ? -1 : 1))
  const shown = sorted.slice(0, MOST_LISTED)
  const { whole } = ranked
  const onPath = useValueMenu(pick, 'request', { onAct: onClose })
  const onFolder = useValueMenu(undefined, undefined, { kind: 'folder', where: pick?.where, onAct: onClose })
  const nameOf = ({ key, kind }: Branch) =>
    kind === 'type' ? key || t('tree.noType') : key.slice((view === 'folders' && place ? place : '/').length - 1) || '/'
  const share = (value: number, of: number | undefined) => (of ? f.percent(value / of) : '')
  const columns: readonly ListedColumn<Branch>[] = [
    {
      id: 'name',
      header: t('tree.name'),
      value: nameOf,
      cell: (row) =>
        row.kind === 'path' ? (
          <KeyLabel keyKind="path" raw={row.key} name={nameOf(row)} isBot={false} />
        ) : (
          <Button
            tone="quiet"
            size="s"
            icon={row.kind === 'folder' ? 'folder' : 'tag'}
            aria-label={t('tree.open.folder', { name: row.key || t('tree.noType') })}
            onClick={() => go(row.key)}
          >
            {nameOf(row)}
          </Button>
        ),
      sortable: false,
      className: keyColumn,
    },
    {
      id: 'bytes',
      header: t('column.bytes'),
      value: (row) => row.bytes,
      cell: (row) => (
        <div className={figureCell} title={f.number(row.bytes)}>
          <span>{f.bytes(row.bytes)}</span>
          <span className={barShare}>{share(row.bytes, whole?.bytes)}</span>
        </div>
      ),
      numeric: true,
      headClassName: figureColumn,
    },
    ...(price
      ? [
          {
            id: 'cost',
            header: t('tree.cost'),
            value: (row: Branch) => costOf(row, price),
            cell: (row: Branch) => formatMoney(costOf(row, price), price.currency, locale),
            numeric: true,
            sortable: false,
            className: wide,
            headClassName: bytesColumn,
          },
        ]
      : []),
    {
      id: 'requests',
      header: t('column.requests'),
      value: (row) => row.requests,
      cell: (row) => (
        <div className={figureCell} title={f.number(row.requests)}>
          <span>{f.count(row.requests)}</span>
          <span className={barShare}>{share(row.requests, whole?.requests)}</span>
        </div>
      ),
      numeric: true,
      className: wide,
      headClassName: figureColumn,
    },
    {
      id: 'paths',
      header: t('tree.paths'),
      value: (row) => row.paths,
      cell: (row) => f.number(row.paths),
      numeric: true,
      className: wide,
      headClassName: bytesColumn,
    },
  ]
  const crumbs: readonly { readonly to: Place; readonly name: string }[] =
    view === 'folders'
      ? foldersOf(place ?? '/').map((folder, depth, folders) => ({
          to: depth === 0 ? null : folder,
          name: depth === 0 ? t('tree.all') : folder.slice((folders[depth - 1] ?? '').length),
        }))
      : [
          { to: null, name: t('tree.allTypes') },
          ...(place === null ? [] : [{ to: place, name: place || t('tree.noType') }]),
        ]
  return (
    <Stack gap={4}>
      <Tabs
        label={t('tree.as')}
        tabs={[
          { id: 'folders', label: t('tree.folders') },
          { id: 'types', label: t('tree.types') },
        ]}
        selected={view}
        onSelect={(id) => {
          setView(id === 'types' ? 'types' : 'folders')
          setPlace(null)
        }}
      />
      <TextField
        type="search"
        name="contains"
        icon="search"
        label={t('tree.search')}
        value={text}
        onChange={setText}
        clearable
        maxLength={200}
      />
      <Inline as="nav" label={t('tree.crumbs')} gap={1}>
        {crumbs.map(({ to, name }, index) =>
          index === crumbs.length - 1 ? (
            <span key={name} ref={here} tabIndex={-1} aria-current="location">
              <Text weight="semibold">{name}</Text>
            </span>
          ) : (
            <Button key={`${index}`} tone="quiet" size="s" iconEnd="chevronRight" onClick={() => go(to)}>
              {name}
            </Button>
          ),
        )}
      </Inline>
      <div className={root}>
        {shown.length === 0 ? (
          <Text as="p" tone="muted">
            {t('tree.none')}
          </Text>
        ) : (
          <ListTable
            label={t('tree.title')}
            columns={columns}
            rows={shown}
            getRowId={({ key, kind }) => `${kind} ${key}`}
            sort={{ id: by, desc: true }}
            onSort={(id) => setBy(id === 'requests' || id === 'paths' ? id : 'bytes')}
            control={({ key, kind }) =>
              kind === 'type'
                ? null
                : (kind === 'folder' ? onFolder : onPath).button({
                    value: key,
                    label: key.slice(0, 120),
                    url: safeUrl(key),
                  })
            }
          />
        )}
      </div>
      <Text as="p" size="s" tone="muted">
        {[
          partText(ranked, all, t, f),
          ...(sorted.length > shown.length ? [t('tree.cut', { n: shown.length, total: f.number(sorted.length) })] : []),
        ].join(' ')}
      </Text>
      {price && (
        <Text as="p" size="s" tone="muted">
          {t('tree.price', {
            price: formatMoney(price.perGigabyte, price.currency, locale, 4),
            size: f.bytes(BYTES_PER_GB),
          })}
        </Text>
      )}
      {onPath.menu}
      {onFolder.menu}
    </Stack>
  )
}

function partText({ totalCount, whole }: Ranked, all: Ranked['rows'], t: T<typeof words>, f: Format): string {
  if (totalCount !== null && all.length >= totalCount) return t('tree.read', { n: all.length })
  const texts = { read: f.number(all.length), total: f.number(totalCount) }
  if (!whole?.requests || !whole.bytes) return t('tree.partUnknown', texts)
  const sum = (key: 'requests' | 'bytes') => all.reduce((added, row) => added + (row[key] ?? 0), 0)
  return t('tree.part', {
    ...texts,
    requests: f.percent(sum('requests') / whole.requests),
    bytes: f.percent(sum('bytes') / whole.bytes),
  })
}
