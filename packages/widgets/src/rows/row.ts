import type {
  AccessLog,
  AnswerOf,
  AttackLink,
  ParamsOf,
  ReadCall,
  ServiceKey,
  Span,
  Tier,
  ViewFilterKey,
} from '@parapet/api'
import type { Format, IconName, LazyModule, Locale, T } from '@parapet/ui'
import type { ComponentType, ReactNode } from 'react'
import type { LegendStore } from '../charts/legendStore.ts'
import type { CrossPageLink, Pick, TimeSpan } from '../charts/types.ts'
import type { LogNeed, Remark } from '../frame/frameState.ts'
import type { KeyFigureProps } from '../frame/KeyFigure.tsx'
import type { SkeletonShape } from '../frame/Skeletons.tsx'
import type { FrameLayout } from '../frame/WidgetFrame.tsx'
import type aboutTexts from '../words/about.en.ts'
import type words from '../words/catalogue.en.ts'
import type { BoardQuery } from './boardQuery.ts'
import type { kinds } from './kinds.ts'
import type { Tile } from './layout.ts'
import type { RankPlan } from './rank.ts'

/** The renderers; each is fetched when a board first shows it. */
export type KindName = keyof typeof kinds
type Drawing<L> = L extends LazyModule<infer C> ? C : never
type KindProps<K extends KindName> = Parameters<Drawing<(typeof kinds)[K]>>[0]

/** What a widget can do with its page. All are optional: home has no filters. */
export interface BoardActions {
  readonly pick?: Pick
  readonly crossPageLink?: () => CrossPageLink | null
  readonly onZoom?: (span: TimeSpan) => void
  readonly onZoomReset?: () => void
  readonly onRelax?: (key: ViewFilterKey | 'vhost', value: string) => void
  readonly onClear?: () => void
  readonly onExplain?: (chart: ExplainedChart) => void
  readonly onNote?: (span: TimeSpan) => void
  readonly onEvidence?: (code: string) => void
  readonly legends?: LegendStore
}

/** A chart to explain; without a span, the largest change of the range is used. */
export interface ExplainedChart {
  readonly code: string
  readonly title: string
  readonly span: TimeSpan | null
}

/** The pages that widgets link to. */
export interface BoardLinks {
  readonly page: (
    name:
      | 'stats'
      | 'analytics'
      | 'tickets'
      | 'status'
      | 'provisioning'
      | 'invalidation'
      | 'alerts'
      | 'transcoding'
      | 'anomalies'
      | 'blocked'
      | 'timeline',
    query?: URLSearchParams,
    /** The widget of a board to scroll to: its code without the code of the board. */
    widget?: string,
  ) => string
  readonly hasAnalytics: boolean
  readonly companyName?: string
  readonly accessLog?: AccessLog
  readonly service: (key: ServiceKey) => string
  /** Opens a page with the explanation of a change; none where the page cannot. `why` says what led there. */
  readonly explain?: (href: string, chart: ExplainedChart, why: string) => void
  /** The attack room; none for those who may not open it. */
  readonly attack?: (link: AttackLink) => string
  /** Sites of which a step of their set-up is known not to be done. */
  readonly unfinished?: readonly string[]
  /** Tells what traffic costs. */
  readonly Price?: PriceSource
}

/** The price of delivery beyond what a contract includes, a GiB. */
export interface ExcessPrice {
  readonly perGigabyte: number
  readonly currency: string
}

/** Renders with the price; null while it is not known, or if the reader may not know it. */
export type PriceSource = ComponentType<{ readonly children: (price: ExcessPrice | null) => ReactNode }>

/** Whether the data of a widget cannot be known, because an access log that is the traffic does not have what it needs. */
export const isLackedByLog = ({ accessLog }: BoardLinks, need: LogNeed | undefined): boolean =>
  accessLog !== undefined && need !== undefined && (need === 'queries' || accessLog.lacks.includes(need))

/** Whether an imported access log is the company's only data. Figures that a log lacks must then not look measured. */
export const isOnlyLog = ({ links }: { readonly links: BoardLinks }): boolean => links.accessLog?.isDemo === false

/** The context of a row's mapping from answers to a view. */
export interface RowContext {
  readonly query: BoardQuery
  readonly code: string
  readonly t: T<typeof words>
  readonly f: Format
  readonly locale: Locale
  readonly title: string
  readonly actions: BoardActions
  readonly links: BoardLinks
  /** Requests all rows of the contract for a ranking that is not sorted by requests. */
  readonly onLongRanking?: (isLong: boolean) => void
}

/** A request of a row. `span` requests another period, for comparison. */
export interface RowRequest<C extends ReadCall = ReadCall> {
  readonly call: C
  readonly params: (query: BoardQuery, span?: Span) => ParamsOf<C>
  /** Returns the request for a file if the answer has only some of the keys; null if it has all. */
  file?(query: BoardQuery, answer: AnswerOf<C>): FileRequest<C> | null
}

/** The rows of a ranking's file (§9). */
export interface FileRequest<C extends ReadCall = ReadCall> {
  readonly rows: number
  readonly total: number
  readonly params?: (span?: Span) => ParamsOf<C>
}

/** A question, with its type worked out from the call. */
export function rowRequest<C extends ReadCall>(
  call: C,
  params: (query: BoardQuery, span?: Span) => ParamsOf<C>,
  file?: (query: BoardQuery, answer: AnswerOf<C>) => FileRequest<C> | null,
): RowRequest<C> {
  return { call, params, ...(file ? { file } : {}) }
}

export interface Answers<A, B> {
  readonly main: A
  readonly before?: A
  readonly secondary?: B
}

/** The props of a kind, and the texts of the frame. */
export interface WidgetView<P> {
  readonly props: P
  readonly figure?: KeyFigureProps
  readonly remarks?: readonly Remark[]
  readonly isEmpty?: boolean
  readonly emptyText?: string
}

export type AboutKey = keyof typeof aboutTexts

/** A text that takes no arguments: titles and notes. */
export type PlainKey = {
  [K in keyof typeof words]: (typeof words)[K] extends `${string}{${string}` ? never : K
}[keyof typeof words]

interface RowInput<K extends KindName, C extends ReadCall, D extends ReadCall> extends Omit<Tile, 'code' | 'size'> {
  readonly size?: 1 | 2
  readonly title: PlainKey
  readonly subtitle?: (context: RowContext) => string
  readonly about: AboutKey
  readonly icon: IconName
  readonly skeleton: SkeletonShape
  readonly service?: ServiceKey
  readonly crossPageLink?: (context: RowContext) => CrossPageLink
  readonly span?: (query: BoardQuery) => Span
  readonly tier?: Tier
  /** The page filters the data supports; all by default. The others are named under the widget. */
  readonly supportedFilters?: readonly ViewFilterKey[]
  /** Says that `n` rows could not be read, with their own noun. */
  readonly unreadableText?: (n: number, context: RowContext) => string
  /** The log field that the data needs; without it the widget says so. */
  readonly logField?: LogNeed
  /** The data always covers all sites. */
  readonly isOfAllSites?: boolean
  readonly reads: RowRequest<C>
  /** Loads code that the mapping needs. */
  readonly needs?: () => Promise<unknown>
  /** A ranking in other orders than the provider's, and the widget that offers them. */
  readonly ranks?: RowRanks
  /** Sends the request again for the comparison period. */
  readonly compares?: boolean
  readonly secondary?: RowRequest<D>
  readonly needsSecondary?: boolean
  /** What the second request is called where the widget is shown without it. */
  readonly secondaryName?: PlainKey
  readonly toView: (answers: Answers<AnswerOf<C>, AnswerOf<D>>, context: RowContext) => WidgetView<KindProps<K>>
  /** Sample props, shown to companies without the service. */
  readonly sample?: (context: RowContext) => KindProps<K>
  /** Hidden without the service, instead of showing sample data. */
  readonly isNeverOffer?: boolean
}

/** A row's orders; the widget is named by the rows, so that only boards with such rankings load it. */
export interface RowRanks {
  readonly plan: RankPlan
  readonly Widget: ComponentType<RankWidgetProps>
}

export interface RankWidgetProps {
  readonly row: DataRow
  readonly plan: RankPlan
  readonly query: BoardQuery
  readonly actions: BoardActions
  readonly links: BoardLinks
  readonly isHired: boolean
  readonly isNear?: boolean
  readonly layout?: FrameLayout
}

interface AnyRow extends Tile {
  readonly title: PlainKey
  readonly about: AboutKey
  readonly icon: IconName
  readonly skeleton: SkeletonShape
  readonly service?: ServiceKey
  readonly isNeverOffer?: boolean
}

/** A row with one or two requests, rendered by a kind. */
export interface DataRow extends AnyRow {
  readonly subtitle?: (context: RowContext) => string
  readonly crossPageLink?: (context: RowContext) => CrossPageLink
  readonly span?: (query: BoardQuery) => Span
  readonly tier?: Tier
  readonly supportedFilters?: readonly ViewFilterKey[]
  readonly logField?: LogNeed
  readonly unreadableText?: (n: number, context: RowContext) => string
  readonly isOfAllSites?: boolean
  readonly kind: KindName
  readonly needs?: () => Promise<unknown>
  readonly ranks?: RowRanks
  readonly reads: RowRequest
  readonly compares?: boolean
  readonly secondary?: RowRequest
  readonly needsSecondary?: boolean
  readonly secondaryName?: PlainKey
  readonly toView: (answers: Answers<unknown, unknown>, context: RowContext) => WidgetView<object>
  readonly sample?: (context: RowContext) => object
}

/** A row with its own component, for several requests. */
export interface CustomRow extends AnyRow {
  readonly component: ComponentType<CustomRowProps>
  readonly requests: (query: BoardQuery, hires: (service: ServiceKey) => boolean) => readonly WidgetRequest[]
}

export interface WidgetRequest {
  readonly call: ReadCall
  readonly params: object
  readonly isQuiet?: boolean
}

export interface CustomRowProps {
  readonly row: CustomRow
  readonly query: BoardQuery
  readonly links: BoardLinks
  readonly isNear: boolean
  readonly layout?: FrameLayout
  readonly hasService: (service: ServiceKey) => boolean
}

/** One tile of a board: a row of the catalogue. */
export type WidgetRow = DataRow | CustomRow

/** Creates a row whose kind and reads type its mapping: `widget('stats.delivery.rate', 'timeSeries', {…})`. */
export function widget<K extends KindName, C extends ReadCall, D extends ReadCall = ReadCall>(
  code: string,
  kind: K,
  row: RowInput<K, C, D>,
): WidgetRow {
  return { size: 1, ...row, code, kind } as unknown as WidgetRow
}

/** The code under which preferences store the layout of a board. */
export type BoardCode = 'home' | `stats.${StatsTab}` | `analytics.${AnalyticsTab}` | 'perimetrical.home'

/** The tabs of History (§2). */
export type StatsTab = 'delivery' | 'midtier' | 'botmitigation' | 'dns' | 'ipinfo' | 'waf' | 'i3' | 'storage'

/** The tabs of Analytics (§2). */
export type AnalyticsTab = 'delivery' | 'midtier' | 'backendsdelivery' | 'antiddos' | 'waf' | 'botmitigation' | 'dns'

/** A board: its widgets and how many columns it has on a wide screen. */
export interface BoardRow {
  /** `own`: put together by its user. */
  readonly code: BoardCode | 'own'
  readonly columns: 2 | 3
  readonly rows: readonly WidgetRow[]
  readonly filterKeys?: readonly ViewFilterKey[]
  readonly valuesOf?: (key: ViewFilterKey) => RowRequest | null
}
