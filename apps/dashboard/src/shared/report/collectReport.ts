import {
  APP_VERSION,
  type ApiContext,
  boardProvisioning,
  type Company,
  callApi,
  deploymentState,
  itemsOf,
  status,
} from '@parapet/api'
import type { Format, T } from '@parapet/ui'
import { evidenceSources, type TwinCell, type TwinColumn } from '@parapet/widgets'
import { fileNameOf, filesOf, type WidgetFile } from '@parapet/widgets/files'
import { type Reported, reportedParts } from '../../kit/page/reported.ts'
import type en from './collected.en.ts'
import { holdFile, type ReportPart } from './reportParts.ts'

interface CollectInput {
  /** The widget; the whole page without it. */
  readonly code: string | undefined
  /** The page in words. */
  readonly page: string
  readonly company: Company | null
  readonly zone: string
  readonly brand: string
  /** Whether the user may read the versions of the company. */
  readonly readsVersions: boolean
  /** The figures of the whole page as one file. */
  packPage(described: Reported): Promise<File | null>
  readonly api: ApiContext
  readonly t: T<typeof en>
  readonly f: Format
}

const MOST_ROWS = 40
const MOST_INCIDENTS = 10
const MOST_TEXT = 160
const WAIT_MS = 6000

const short = (text: string) => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text).replace(/\s+/g, ' ')
const secondsOf = (iso: string) => Date.parse(iso) / 1000

/** Collects what is on screen as the parts of a report, each of which the user may remove before it is sent. */
export async function collectReport(input: CollectInput): Promise<{ subject: string; parts: ReportPart[] }> {
  const { code, page, company, zone, brand, api, t, f } = input
  const described = merged(reportedParts())
  const source = code === undefined ? undefined : evidenceSources(code)[0]
  const widget = source?.about.title
  const what = widget ? t('page', { page, widget }) : page
  const { span, link = location.href, sites, list } = described
  const range = span ? t('range', { ...f.ends(span), zone }) : source?.about.range
  const filters = described.filters ?? source?.about.filters
  const line = (id: Named, text: string | undefined): ReportPart[] =>
    text ? [{ id, label: t(`part.${id}`), text }] : []
  const [versions, incidents, files] = await Promise.all([
    input.readsVersions ? inTime(versionsText(api, t, f), t('unread')) : undefined,
    inTime(incidentsText(api, t, f), t('unread')),
    filesIn(input, described),
  ])
  const rows = code === undefined ? list : undefined
  return {
    subject: span ? t('subject', { what, ...f.ends(span) }) : t('subject.now', { what }),
    parts: [
      ...line('page', what),
      ...line('company', company ? t('company', { name: company.name, id: String(company.id) }) : undefined),
      ...line('link', link),
      ...line('range', range),
      ...line('sites', sites && (sites.length > 0 ? sites.join(', ') : t('sites.all'))),
      ...line('filters', filters && (filters.length > 0 ? filters.join(', ') : t('filters.none'))),
      ...line('figure', source?.exportable ? source.about.figure?.join(' ') : undefined),
      ...line('state', source && source.exportable === null ? stateText(source.state, t) : undefined),
      ...(rows && rows.rows.length > 0
        ? [{ id: 'rows', label: t('part.rows', { n: rows.rows.length }), text: rowsText(rows, t) }]
        : []),
      ...line('versions', versions),
      ...line('incidents', incidents),
      ...line(
        'program',
        t('program', {
          brand,
          version: APP_VERSION,
          browser: short(navigator.userAgent),
          date: f.date(Date.now() / 1000, 'seconds'),
        }),
      ),
      ...files,
    ],
  }
}

type Named = Exclude<keyof typeof en & `part.${string}`, 'part.rows'> extends `part.${infer Name}` ? Name : never

function merged(all: readonly Reported[]): Reported {
  return Object.assign({}, ...all) as Reported
}

function stateText(state: string, t: T<typeof en>): string {
  switch (state) {
    case 'loading':
    case 'slow':
    case 'empty':
    case 'failed':
      return t(`state.${state}`)
    default:
      return t('state.other')
  }
}

function rowsText({ rows }: NonNullable<Reported['list']>, t: T<typeof en>): string {
  const lines = rows.slice(0, MOST_ROWS).map(([id, title]) => t('row', { id, title: short(title) }))
  return [...lines, ...(rows.length > MOST_ROWS ? [t('rows.more', { n: rows.length - MOST_ROWS })] : [])].join('\n')
}

/** A report does not wait long for what only adds to it. */
async function inTime(read: Promise<string>, otherwise: string): Promise<string> {
  const late = new Promise<string>((done) => setTimeout(() => done(otherwise), WAIT_MS))
  return Promise.race([read.catch(() => otherwise), late])
}

async function versionsText(api: ApiContext, t: T<typeof en>, f: Format): Promise<string> {
  const { items } = itemsOf(await callApi(boardProvisioning.configs, { limit: 20, offset: 0 }, api))
  const live = items.find((config) => deploymentState(config) === 'live')
  if (!live) return t('versions.none')
  const { id, production_dt, comment } = live
  const values = { id: String(id), date: production_dt ? f.date(secondsOf(production_dt), 'dateTime') : '—' }
  return comment ? t('versions.liveWith', { ...values, comment: short(comment) }) : t('versions.live', values)
}

async function incidentsText(api: ApiContext, t: T<typeof en>, f: Format): Promise<string> {
  const { data } = await callApi(status.issues, {}, api)
  const open = data.filter(({ state }) => state !== 'resolved').slice(0, MOST_INCIDENTS)
  if (open.length === 0) return t('incidents.none')
  return open
    .map(({ title, state, created_at }) =>
      t('incident', { title: short(title), state: state || '—', date: f.date(secondsOf(created_at), 'dateTime') }),
    )
    .join('\n')
}

async function filesIn(
  { code, page, company, packPage, t, f }: CollectInput,
  described: Reported,
): Promise<ReportPart[]> {
  const { list } = described
  const textOf = (cell: TwinCell, column: TwinColumn): string => {
    if (cell === null) return '—'
    if (column.format) return column.format(cell)
    if (typeof cell === 'string') return cell
    return column.kind === 'time' ? f.date(cell, 'dateTime') : f.number(cell)
  }
  const held = (id: 'picture' | 'table' | 'evidence', file: File): ReportPart => ({
    id,
    label: t(`part.${id}`),
    file: holdFile(file),
  })
  const source = code === undefined ? undefined : evidenceSources(code)[0]
  if (source) {
    const name = fileNameOf({ title: source.about.title, company: company?.name ?? '' })
    const files = await filesOf(source, textOf).catch((): WidgetFile[] => [])
    const fileOf = (ending: string, type: string) =>
      files.filter((one) => one.name.endsWith(ending)).map(({ data }) => new File([data], `${name}${ending}`, { type }))
    return [
      ...fileOf('.png', 'image/png').map((file) => held('picture', file)),
      ...fileOf('.csv', 'text/csv').map((file) => held('table', file)),
    ]
  }
  const packed = await packPage(described).catch(() => null)
  const csv = list && list.rows.length > 0 ? `\ufeff${list.csv()}` : null
  const name = fileNameOf({ title: list?.title ?? page, company: company?.name ?? '' })
  return [
    ...(packed ? [held('evidence', packed)] : []),
    ...(csv === null ? [] : [held('table', new File([csv], `${name}.csv`, { type: 'text/csv' }))]),
  ]
}
