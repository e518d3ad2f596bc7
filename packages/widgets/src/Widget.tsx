import { inventory, type Read, type ReadCall, type ServiceKey, type Span, type Tier, useRead } from '@parapet/api'
import { type Later, LostCode, useFormat, useLater, useLocale, useWords } from '@parapet/ui'
import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { hasStood } from './board/lookAhead.ts'
import type { Ask } from './catalogue/ask.ts'
import { fetchKind, kinds } from './catalogue/kinds.ts'
import { leftOutBy } from './catalogue/leftOut.ts'
import type { AskedRow, At, BoardActions, BoardLinks, Shown, WidgetRow } from './catalogue/row.ts'
import { filterTexts, siteTexts, spanText, whoText } from './catalogue/texts.ts'
import type { Onward } from './charts/types.ts'
import type { Emptiness, FrameState, Remark } from './frame/frameState.ts'
import { KeyFigure } from './frame/KeyFigure.tsx'
import { FrameSkeleton } from './frame/Skeletons.tsx'
import { type FrameLayout, WidgetFrame } from './frame/WidgetFrame.tsx'
import { useTileState } from './useTileState.ts'
import { catalogueWords } from './words/catalogue.ts'

export interface WidgetProps {
  readonly row: WidgetRow
  readonly ask: Ask
  readonly actions: BoardActions
  readonly links: BoardLinks
  /** Whether the company has the row's service. */
  readonly isHired: boolean
  /** Far from the viewport nothing is requested or drawn. */
  readonly isNear?: boolean
  readonly layout?: FrameLayout
  /** Whether the company has a service, for rows with several calls; all by default. */
  readonly hires?: (service: ServiceKey) => boolean
}

interface Kept {
  readonly ask: Ask
  readonly main: unknown
  readonly before: unknown
  readonly also: unknown
  readonly updatedAt: number | undefined
}

// Hooks cannot be conditional: a row without a read uses this one with null params.
const nothing: ReadCall = inventory.pops

/** A tile of a board: reads the data of a row and renders it. Only this component and custom rows use the network. */
export const Widget = memo(function Widget({ row, hires = all, ...props }: WidgetProps) {
  if (!('gathers' in row))
    return row.compares || row.also ? (
      <AskedFurther {...props} row={row} />
    ) : (
      <Asked {...props} row={row} further={none} />
    )
  const { ask, links, layout, isNear = true } = props
  return <row.gathers row={row} ask={ask} links={links} hires={hires} isNear={isNear} {...(layout ? { layout } : {})} />
})

const all = () => true

type AskedProps = WidgetProps & { readonly row: AskedRow }

interface Further {
  readonly before: Beside
  readonly also: Beside
  readonly isCompared: boolean
}
type Beside = Pick<Read<unknown>, 'data' | 'failure' | 'slow' | 'retry'>

// Rows with one read avoid the hooks of two unused ones.
const nobody: Beside = { data: undefined, failure: undefined, slow: undefined, retry: () => undefined }
const none: Further = { before: nobody, also: nobody, isCompared: false }

function AskedFurther(props: AskedProps) {
  const { row, ask, isHired, isNear = true } = props
  const isAsked = isHired && isNear
  const { reads, also: further } = row
  const earlier = isAsked && row.compares && ask.before && reads ? ask.before : null
  const before = useRead(
    reads?.call ?? nothing,
    useParams(earlier && reads ? () => reads.params(ask, earlier) : null, ask, row, isAsked),
    { quiet: true },
  )
  const also = useRead(
    further?.call ?? nothing,
    useParams(isAsked && further ? () => further.params(ask) : null, ask, row, isAsked),
  )
  return <Asked {...props} further={{ before, also, isCompared: earlier !== null }} />
}

function Asked({
  row,
  ask,
  actions,
  links,
  isHired,
  isNear = true,
  layout,
  further,
}: AskedProps & { readonly further: Further }) {
  const t = useWords(catalogueWords)
  const f = useFormat()
  const { locale } = useLocale()
  const title = t(row.title)
  const { read, kept } = useAnswers(row, ask, isHired && isNear, further)
  useEffect(() => {
    if (isNear) fetchKind(row)
  }, [isNear, row])
  const at = useMemo<At>(
    () => ({ ask: kept?.ask ?? ask, code: row.code, t, f, locale, title, actions, links }),
    [kept?.ask, ask, row.code, t, f, locale, title, actions, links],
  )
  const made = useMemo(() => (kept ? drawn(row, kept, at) : undefined), [row, kept, at])
  const isBroken = made === 'broken'
  const shown = isBroken ? undefined : made
  const span = row.span?.(at.ask) ?? at.ask.span
  const remarks: Remark[] = [...(shown?.remarks ?? [])]
  const leftOut = leftOutBy(row, at.ask)
  if (leftOut.length > 0) remarks.push({ is: 'unfiltered', filters: leftOut.map((key) => t(`filter.${key}`)) })

  const instead: FrameState | undefined = !isHired
    ? { is: 'notHired', offer: offerOf(row.service, at) }
    : isBroken
      ? { is: 'failed', failure: { kind: 'broken' }, onRetry: read.retry }
      : undefined
  const { state, isTold } = useTileState(
    row.code,
    {
      isAsked: isNear,
      hasData: shown !== undefined,
      isOther: kept !== undefined && kept.ask.view !== ask.view,
      isEmpty: shown?.isEmpty === true,
      isRefreshing: read.isRefreshing,
      failure: read.failure,
      slow: read.slow,
      updatedAt: kept?.updatedAt,
      remarks,
    },
    {
      what: title,
      emptiness: () => (shown?.nothing ? { why: 'nothing', text: shown.nothing } : emptinessOf(at, span, row.tier)),
      onRetry: read.retry,
    },
    instead,
  )

  const sample = isHired ? undefined : row.sample?.(at)
  const props = isHired ? shown?.props : sample
  const subtitle = row.subtitle?.(at)
  return (
    <WidgetFrame
      code={row.code}
      title={title}
      state={state}
      isTold={isTold}
      skeleton={row.skeleton}
      isSmall={row.isSmall === true}
      of={kept}
      {...(subtitle ? { subtitle } : {})}
      {...(row.about ? { about: t(row.about) } : {})}
      {...(layout ? { layout } : {})}
      {...(isHired ? { onRefresh: read.retry, onward: () => onwardOf(row, at) } : {})}
      lateAfterMs={2 * ask.view.refreshMs}
      {...(shown?.figure ? { figure: <KeyFigure {...shown.figure} /> } : {})}
      exportAbout={() => ({
        range: spanText(span, at),
        zone: at.ask.zone,
        filters: [
          ...(row.isOfAllSites ? [] : siteTexts(at.ask, at)),
          ...filterTexts(at.ask.view, at)
            .filter(({ key }) => !leftOut.includes(key))
            .map((one) => one.label),
        ],
      })}
    >
      {props ? <Picture row={row} title={title} of={props} /> : null}
    </WidgetFrame>
  )
}

function Picture({ row: { kind, skeleton }, title, of }: { row: AskedRow; title: string; of: object }) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const code: Later<unknown> = kinds[kind]
  const found = useLater(code, true, lose)
  if (isLost) throw new LostCode(kind)
  return found ? createElement(found as ComponentType<object>, of) : <FrameSkeleton shape={skeleton} title={title} />
}

function useAnswers(row: AskedRow, ask: Ask, isAsked: boolean, { before, also, isCompared }: Further) {
  const { reads } = row
  const main = useRead(
    reads?.call ?? nothing,
    useParams(isAsked && reads ? () => reads.params(ask) : null, ask, row, isAsked),
  )
  const isReady = main.data !== undefined && (!row.needsAlso || also.data !== undefined)
  const next = useMemo<Kept | undefined>(
    () =>
      isReady ? { ask, main: main.data, before: before.data, also: also.data, updatedAt: main.updatedAt } : undefined,
    [isReady, ask, main.data, before.data, also.data, main.updatedAt],
  )
  const [kept, setKept] = useState(next)
  // The first answers of a page arrive together and would block a slow device, so they render in a transition.
  const isFirst = kept === undefined && !hasStood()
  if (next && next !== kept && !isFirst) setKept(next)
  useEffect(() => {
    if (next && isFirst) startTransition(() => setKept(next))
  }, [next, isFirst])

  const retryMain = main.retry
  const retryBefore = before.retry
  const retryAlso = also.retry
  const hasAlso = row.also !== undefined
  const retry = useCallback(() => {
    retryMain()
    if (isCompared) retryBefore()
    if (hasAlso) retryAlso()
  }, [retryMain, retryBefore, retryAlso, isCompared, hasAlso])
  const failure = main.failure ?? (row.needsAlso ? also.failure : undefined)
  return {
    kept,
    read: {
      isRefreshing: main.isRefreshing || (isAsked && !isReady && !failure),
      failure,
      slow: main.slow ?? (row.needsAlso ? also.slow : undefined),
      retry,
    },
  }
}

function useParams(make: (() => unknown) | null, ask: Ask, row: AskedRow, isAsked: boolean): object | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is made of these three
  return useMemo(() => (make ? (make() as object) : null), [ask, row, isAsked])
}

const told = new WeakSet<Kept>()

// A valid answer may still fail to render. The error is reported once, on the console and as a window error, as React
// does.
function drawn(row: AskedRow, kept: Kept, at: At): Shown<object> | 'broken' {
  const { main, before, also } = kept
  try {
    return row.to({ main, ...(before === undefined ? {} : { before }), ...(also === undefined ? {} : { also }) }, at)
  } catch (cause) {
    if (!told.has(kept)) reportError(cause)
    told.add(kept)
    return 'broken'
  }
}

const LastSeen = lazy(() => import('./LastSeen.tsx').then((module) => ({ default: module.LastSeen })))

function emptinessOf(at: At, span: Span, tier: Tier | undefined): Emptiness {
  const { ask, actions } = at
  const filters = filterTexts(ask.view, at)
  const { onRelax, onClear } = actions
  if (filters.length > 0 && onRelax)
    return {
      why: 'filtered',
      filters: filters.map(({ key, value, label }) => ({ label, onRelax: () => onRelax(key, value) })),
      ...(onClear ? { onRelaxAll: onClear } : {}),
    }
  return {
    why: 'noTraffic',
    who: whoText(ask, at),
    range: spanText(span, at),
    ...(tier ? { lastSeen: <LastSeen ask={ask} tier={tier} before={span.from} /> } : {}),
  }
}

function onwardOf(row: AskedRow, at: At): Onward | null {
  if (row.onward) return row.onward(at)
  return row.tier && !row.span ? (at.actions.onward?.() ?? null) : null
}

function offerOf(service: ServiceKey | undefined, { t, links }: At) {
  return {
    action: { label: t('offer.activate'), href: service ? links.service(service) : '' },
  }
}
