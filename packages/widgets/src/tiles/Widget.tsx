import {
  type ApiContext,
  type CallInput,
  callApi,
  type Histogram,
  hasBuckets,
  inventory,
  type Read,
  type ReadCall,
  type ServiceKey,
  type Span,
  type Tier,
  useApi,
  useLastAnswers,
  useRead,
} from '@parapet/api'
import { ChunkError, type LazyModule, useFormat, useLazyModule, useLocale, useWords } from '@parapet/ui'
import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { CrossPageLink } from '../charts/types.ts'
import type { Emptiness, FrameState, Remark } from '../frame/frameState.ts'
import { KeyFigure } from '../frame/KeyFigure.tsx'
import { FrameSkeleton } from '../frame/Skeletons.tsx'
import { type FilePart, type FrameLayout, WidgetFrame } from '../frame/WidgetFrame.tsx'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { filterName } from '../rows/filterFields.ts'
import { fetchKind, kinds } from '../rows/kinds.ts'
import {
  type BoardActions,
  type BoardLinks,
  type DataRow,
  isLackedByLog,
  type RowContext,
  type WidgetRow,
  type WidgetView,
} from '../rows/row.ts'
import { filterTexts, sitesText, siteTexts, spanText } from '../rows/texts.ts'
import { unsupportedFilters } from '../rows/unsupportedFilters.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { AboutText } from './AboutText.tsx'
import { keepPicture, lastPicture, type TileAnswers } from './lastPictures.ts'
import { hasRendered } from './performance/prefetchGate.ts'
import { useTileState } from './useTileState.ts'

export interface WidgetProps {
  readonly row: WidgetRow
  readonly query: BoardQuery
  readonly actions: BoardActions
  readonly links: BoardLinks
  readonly isHired: boolean
  readonly isNear?: boolean
  readonly layout?: FrameLayout
  readonly hasService?: (service: ServiceKey) => boolean
}

type Responses = TileAnswers

// Hooks cannot be conditional: a row without a read uses this one with null params.
const unusedRead: ReadCall = inventory.pops

/** A tile of a board: reads the data of a row and renders it. Only this component and custom rows use the network. */
export const Widget = memo(function Widget({ row, hasService = all, ...props }: WidgetProps) {
  if (!('component' in row))
    return row.ranks ? (
      <row.ranks.Widget {...props} row={row} plan={row.ranks.plan} />
    ) : row.compares || row.secondary ? (
      <WidgetWithOtherReads {...props} row={row} />
    ) : (
      <WidgetWithReads {...props} row={row} otherReads={none} />
    )
  const { query, links, layout, isNear = true } = props
  return (
    <row.component
      row={row}
      query={query}
      links={links}
      hasService={hasService}
      isNear={isNear}
      {...(layout ? { layout } : {})}
    />
  )
})

const all = () => true

export type WidgetWithReadsProps = Omit<WidgetProps, 'row' | 'hasService'> & {
  readonly row: DataRow
  /** Takes the place of the row's own read. */
  readonly main?: Read<unknown> | undefined
  /** A choice beside the title. */
  readonly choice?: ReactNode
}

interface OtherReads {
  readonly before: OtherRead
  readonly secondary: OtherRead
  readonly isCompared: boolean
}
type OtherRead = Pick<Read<unknown>, 'data' | 'failure' | 'slow' | 'unreadable' | 'retry'>

// Rows with one read avoid the hooks of two unused ones.
const unrequested: OtherRead = {
  data: undefined,
  failure: undefined,
  slow: undefined,
  unreadable: 0,
  retry: () => undefined,
}
const none: OtherReads = { before: unrequested, secondary: unrequested, isCompared: false }

/** A widget that compares, or has a second read. */
export function WidgetWithOtherReads(props: WidgetWithReadsProps) {
  const { row, query: boardQuery, isHired, isNear = true, links } = props
  const isRequested = isHired && isNear && !isLackedByLog(links, row.logField)
  const { reads, secondary: request } = row
  const [isLong, setLong] = useState(false)
  const query = useMemo(() => (isLong ? { ...boardQuery, isLongRanking: true } : boardQuery), [isLong, boardQuery])
  const earlier = isRequested && row.compares && query.before ? query.before : null
  const before = useRead(
    reads.call,
    useParams(earlier ? () => reads.params(query, earlier) : null, query, row, isRequested),
    { quiet: true },
  )
  const secondary = useRead(
    request?.call ?? unusedRead,
    useParams(isRequested && request ? () => request.params(boardQuery) : null, boardQuery, row, isRequested),
  )
  return (
    <WidgetWithReads
      {...props}
      query={query}
      otherReads={{ before, secondary, isCompared: earlier !== null }}
      {...(reads.file ? { onLongRanking: setLong } : {})}
    />
  )
}

function WidgetWithReads({
  row,
  query,
  actions,
  links,
  isHired,
  isNear = true,
  layout,
  main,
  choice,
  otherReads,
  onLongRanking,
}: WidgetWithReadsProps & Pick<RowContext, 'onLongRanking'> & { readonly otherReads: OtherReads }) {
  const t = useWords(catalogueWords)
  const f = useFormat()
  const { locale } = useLocale()
  const api = useApi()
  const title = t(row.title)
  const { onExplain: explain, onEvidence } = actions
  const { logField } = row
  const isLogged = !isLackedByLog(links, logField)
  const { read, responses } = useAnswers(row, query, isHired && isNear && isLogged, otherReads, main)
  useEffect(() => {
    if (isNear) fetchKind(row)
  }, [isNear, row])
  const context = useMemo<RowContext>(
    () => ({
      query: responses?.query ?? query,
      code: row.code,
      t,
      f,
      locale,
      title,
      actions,
      links,
      ...(onLongRanking ? { onLongRanking } : {}),
    }),
    [responses?.query, query, row.code, t, f, locale, title, actions, links, onLongRanking],
  )
  const mapped = useMemo(
    () => (responses ? mapResponses(row, responses, context) : undefined),
    [row, responses, context],
  )
  const isBroken = mapped === 'broken'
  const shown = isBroken ? undefined : mapped
  const span = row.span?.(context.query) ?? context.query.span
  const remarks: Remark[] = [...(shown?.remarks ?? []), ...partialRemark(row, otherReads, t)]
  if (read.unreadable > 0) {
    const count = read.unreadable
    remarks.push({ kind: 'unreadable', count, ...(row.unreadableText && { text: row.unreadableText(count, context) }) })
  }
  if (context.query.wanted && !row.span) remarks.push({ kind: 'shorter', span: spanText(span, context) })
  const leftOut = unsupportedFilters(row, context.query)
  if (leftOut.length > 0) remarks.push({ kind: 'unfiltered', filters: leftOut.map((key) => filterName(key, t)) })

  const instead: FrameState | undefined = !isHired
    ? { kind: 'notHired', offer: offerOf(row.service, context) }
    : logField && !isLogged
      ? { kind: 'empty', reason: { kind: 'notLogged', field: logField } }
      : isBroken
        ? { kind: 'failed', failure: { kind: 'broken' }, onRetry: read.retry }
        : undefined
  const { state, isReported } = useTileState(
    row.code,
    {
      isRequested: isNear,
      hasData: shown !== undefined,
      isEarlierData: responses !== undefined && responses.query.view !== query.view,
      isEmpty: shown?.isEmpty === true,
      isRefreshing: read.isRefreshing,
      failure: read.failure,
      slow: read.slow,
      updatedAt: responses?.updatedAt,
      remarks,
    },
    {
      what: title,
      emptiness: () => {
        if (responses && isUncollected(row, responses.main)) return { kind: 'unknown', range: spanText(span, context) }
        return shown?.emptyText ? { kind: 'nothing', text: shown.emptyText } : emptinessOf(context, span, row.tier)
      },
      onRetry: read.retry,
    },
    instead,
  )

  const sample = isHired ? undefined : row.sample?.(context)
  const props = isHired ? shown?.props : sample
  const subtitle = row.subtitle?.(context)
  return (
    <WidgetFrame
      code={row.code}
      title={title}
      state={state}
      isReported={isReported}
      skeleton={row.skeleton}
      isSmall={row.isSmall === true}
      dataKey={responses}
      {...(subtitle ? { subtitle } : {})}
      about={<AboutText row={row} query={context.query} hires={all} />}
      {...(layout ? { layout } : {})}
      {...(isHired ? { onRefresh: read.retry, crossPageLink: () => crossPageLinkOf(row, context) } : {})}
      {...(isHired && row.tier && row.kind === 'timeSeries' && explain
        ? { onExplain: () => explain({ code: row.code, title, span: null }) }
        : {})}
      {...(isHired && onEvidence ? { onEvidence: () => onEvidence(row.code) } : {})}
      lateAfterMs={2 * query.view.refreshMs}
      {...(choice && isHired ? { choice } : {})}
      {...(shown?.figure ? { figure: <KeyFigure {...shown.figure} /> } : {})}
      filePart={() => (responses ? filePartOf(row, responses, context, api) : null)}
      exportAbout={() => ({
        range: spanText(span, context),
        zone: context.query.zone,
        ...(links.companyName ? { company: links.companyName } : {}),
        ...(shown?.figure ? { figure: shown.figure } : {}),
        who: row.isOfAllSites ? t('who.all') : sitesText(context.query, context),
        filters: [
          ...(row.isOfAllSites ? [] : siteTexts(context.query, context)),
          ...filterTexts(context.query.view, context)
            .filter(({ key }) => !leftOut.includes(key))
            .map((one) => one.label),
        ],
      })}
    >
      {props ? <Picture row={row} title={title} of={props} /> : null}
    </WidgetFrame>
  )
}

function Picture({ row: { kind, skeleton }, title, of }: { row: DataRow; title: string; of: object }) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const code: LazyModule<unknown> = kinds[kind]
  const found = useLazyModule(code, true, lose)
  if (isLost) throw new ChunkError(kind)
  return found ? createElement(found as ComponentType<object>, of) : <FrameSkeleton shape={skeleton} title={title} />
}

function useAnswers(
  row: DataRow,
  query: BoardQuery,
  isRequested: boolean,
  { before, secondary, isCompared }: OtherReads,
  instead: Read<unknown> | undefined,
) {
  const { reads } = row
  const isRead = isRequested && instead === undefined
  const own = useRead(reads.call, useParams(isRead ? () => reads.params(query) : null, query, row, isRead))
  const main = instead ?? own
  const isReady = main.data !== undefined && (!row.needsSecondary || secondary.data !== undefined)
  const next = useMemo<Responses | undefined>(
    () =>
      isReady
        ? { query, main: main.data, before: before.data, secondary: secondary.data, updatedAt: main.updatedAt }
        : undefined,
    [isReady, query, main.data, before.data, secondary.data, main.updatedAt],
  )
  const last = useLastAnswers()
  const [responses, setResponses] = useState(next)
  // The first answers of a page arrive together and would block a slow device, so they render in a transition.
  const isFirst = responses === undefined && !hasRendered()
  if (next && next !== responses && !isFirst) setResponses(next)
  else if (isRequested && !next && !responses) {
    const kept = lastPicture(last, row.code, query)
    if (kept) setResponses(kept)
  }
  useEffect(() => {
    if (next) keepPicture(last, row.code, next)
  }, [last, row, next])
  useEffect(() => {
    if (next && isFirst) startTransition(() => setResponses(next))
  }, [next, isFirst])

  const retryMain = main.retry
  const retryBefore = before.retry
  const retrySecondary = secondary.retry
  const hasSecondary = row.secondary !== undefined
  const retry = useCallback(() => {
    retryMain()
    if (isCompared) retryBefore()
    if (hasSecondary) retrySecondary()
  }, [retryMain, retryBefore, retrySecondary, isCompared, hasSecondary])
  const failure = main.failure ?? (row.needsSecondary ? secondary.failure : undefined)
  return {
    responses,
    read: {
      isRefreshing: main.isRefreshing || (isRequested && !isReady && !failure),
      failure,
      unreadable: main.unreadable + secondary.unreadable,
      slow: main.slow ?? (row.needsSecondary ? secondary.slow : undefined),
      retry,
    },
  }
}

function useParams(make: (() => unknown) | null, query: BoardQuery, row: DataRow, isRequested: boolean): object | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is made of these three
  return useMemo(() => (make ? (make() as object) : null), [query, row, isRequested])
}

const reported = new WeakSet<Responses>()

// A valid response may still fail to render: reported once, on the console and as a window error.
function mapResponses(row: DataRow, responses: Responses, context: RowContext): WidgetView<object> | 'broken' {
  const { main, before, secondary } = responses
  try {
    return row.toView(
      { main, ...(before === undefined ? {} : { before }), ...(secondary === undefined ? {} : { secondary }) },
      context,
    )
  } catch (cause) {
    if (!reported.has(responses)) reportError(cause)
    reported.add(responses)
    return 'broken'
  }
}

function filePartOf(row: DataRow, responses: Responses, context: RowContext, api: ApiContext): FilePart | null {
  const { reads } = row
  const file = reads?.file?.(responses.query, responses.main)
  if (!reads || !file) return null
  const { rows, total, params } = file
  if (!params) return { rows, total }
  const load = (span?: Span) => callApi(reads.call, params(span) as CallInput<ReadCall>, api)
  const loadFile = async () => {
    const [main, before] = await Promise.all([
      load(),
      responses.before !== undefined && responses.query.before ? load(responses.query.before) : undefined,
    ])
    const { secondary } = responses
    return row.toView(
      { main, ...(before === undefined ? {} : { before }), ...(secondary === undefined ? {} : { secondary }) },
      context,
    ).props
  }
  return { rows, total, load: loadFile }
}

/** Says which reads beside the main one failed; without them there is no comparison or no whole. */
function partialRemark(row: DataRow, { before, secondary, isCompared }: OtherReads, t: RowContext['t']): Remark[] {
  const isMissing = ({ data, failure }: OtherRead) => data === undefined && failure !== undefined
  const failed = [
    ...(isCompared && isMissing(before) ? [t('part.before')] : []),
    ...(row.secondaryName && isMissing(secondary) ? [t(row.secondaryName)] : []),
  ]
  return failed.length > 0 ? [{ kind: 'partial', failed }] : []
}

/** Whether the answer is a histogram without any bucket. */
function isUncollected({ reads }: DataRow, answer: unknown): boolean {
  return reads.call.path.includes('/histogram/') && !hasBuckets(answer as Histogram)
}

const LastSeen = lazy(() => import('./LastSeen.tsx').then((module) => ({ default: module.LastSeen })))

function emptinessOf(context: RowContext, span: Span, tier: Tier | undefined): Emptiness {
  const { query, actions } = context
  const filters = filterTexts(query.view, context)
  const { onRelax, onClear } = actions
  if (filters.length > 0 && onRelax)
    return {
      kind: 'filtered',
      filters: filters.map(({ key, value, label }) => ({ label, onRelax: () => onRelax(key, value) })),
      ...(onClear ? { onRelaxAll: onClear } : {}),
    }
  return {
    kind: 'noTraffic',
    who: sitesText(query, context),
    range: spanText(span, context),
    ...(tier ? { lastSeen: <LastSeen query={query} tier={tier} before={span.from} /> } : {}),
  }
}

function crossPageLinkOf(row: DataRow, context: RowContext): CrossPageLink | null {
  if (row.crossPageLink) return row.crossPageLink(context)
  return row.tier && !row.span ? (context.actions.crossPageLink?.() ?? null) : null
}

function offerOf(service: ServiceKey | undefined, { t, links }: RowContext) {
  return {
    action: { label: t('offer.activate'), href: service ? links.service(service) : '' },
  }
}
