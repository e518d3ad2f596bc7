import type { AnswerOf, FilterKey, ParamsOf, ReadCall, ServiceKey, Span, Tier } from '@parapet/api'
import type { Format, IconName, Later, Locale, T } from '@parapet/ui'
import type { ComponentType } from 'react'
import type { Tile } from '../board/layout.ts'
import type { LegendStore } from '../charts/legendStore.ts'
import type { Onward, Pick, TimeSpan } from '../charts/types.ts'
import type { Remark } from '../frame/frameState.ts'
import type { KeyFigureProps } from '../frame/KeyFigure.tsx'
import type { SkeletonShape } from '../frame/Skeletons.tsx'
import type { FrameLayout } from '../frame/WidgetFrame.tsx'
import type words from '../words/catalogue.en.ts'
import type { Ask } from './ask.ts'
import type { kinds } from './kinds.ts'

/** The renderers; each is fetched when a board first shows it. */
export type KindName = keyof typeof kinds
type Drawing<L> = L extends Later<infer C> ? C : never
type KindProps<K extends KindName> = Parameters<Drawing<(typeof kinds)[K]>>[0]

/** What a widget's reader can do with the page. All are optional: home has no filters. */
export interface BoardActions {
  readonly pick?: Pick
  /** The page's view on another page; null where there is none. */
  readonly onward?: () => Onward | null
  readonly onZoom?: (span: TimeSpan) => void
  readonly onZoomReset?: () => void
  /** Takes back one filter of the page. */
  readonly onRelax?: (key: FilterKey | 'vhost', value: string) => void
  readonly onClear?: () => void
  /** What is hidden in the charts' legends. */
  readonly legends?: LegendStore
}

/** Where the app has the pages that widgets lead to. */
export interface BoardLinks {
  /** A page of the current company, optionally with the query of a view. */
  readonly page: (
    name: 'stats' | 'analytics' | 'tickets' | 'status' | 'provisioning' | 'invalidation' | 'alerts',
    query?: URLSearchParams,
  ) => string
  /** Whether the reader may open raw requests: where they may not, figures lead to their history. */
  readonly hasAnalytics: boolean
  /** Where a service that is not hired can be had. */
  readonly service: (key: ServiceKey) => string
}

/** Everything a row may use to say what is drawn. */
export interface At {
  readonly ask: Ask
  /** Of the widget. */
  readonly code: string
  readonly t: T<typeof words>
  readonly f: Format
  readonly locale: Locale
  readonly title: string
  readonly actions: BoardActions
  readonly links: BoardLinks
}

/** A question to the provider. `span` asks it for another period: what is compared with. */
export interface Reading<C extends ReadCall = ReadCall> {
  readonly call: C
  readonly params: (ask: Ask, span?: Span) => ParamsOf<C>
}

/** A question, with its type worked out from the call. */
export function reading<C extends ReadCall>(call: C, params: (ask: Ask, span?: Span) => ParamsOf<C>): Reading<C> {
  return { call, params }
}

/** The answers a picture is made of. */
export interface Answers<A, B> {
  readonly main: A
  /** The same question of the period compared with; absent when nothing is compared or it is not there yet. */
  readonly before?: A
  /** Absent when the row asks nothing else, or it is not there (yet). */
  readonly also?: B
}

/** What a kind is given, and what the frame says around it. */
export interface Shown<P> {
  readonly props: P
  readonly figure?: KeyFigureProps
  readonly remarks?: readonly Remark[]
  /** Nothing happened: the frame says so instead of drawing. */
  readonly isEmpty?: boolean
  /** What is said then, where it is not traffic that is missing. */
  readonly nothing?: string
}

/** A text that takes no arguments: titles and notes. */
export type PlainKey = {
  [K in keyof typeof words]: (typeof words)[K] extends `${string}{${string}` ? never : K
}[keyof typeof words]

interface RowInput<K extends KindName, C extends ReadCall, D extends ReadCall> extends Omit<Tile, 'code' | 'size'> {
  readonly size?: 1 | 2
  readonly title: PlainKey
  readonly subtitle?: (at: At) => string
  readonly about?: PlainKey
  readonly icon: IconName
  readonly skeleton: SkeletonShape
  /** The service that it belongs to; when it is not hired the widget is an offer. */
  readonly service?: ServiceKey
  /** Where its figures can be looked at more closely; the page's own way when not given. */
  readonly onward?: (at: At) => Onward
  /** The period it shows, where that is not the page's. */
  readonly span?: (ask: Ask) => Span
  /** The layer whose requests it shows: where it looks for the last ones when there are none. */
  readonly tier?: Tier
  /** Filters of the page that its data can take; all when left out. The others are named under it. */
  readonly takes?: readonly FilterKey[]
  /** Its data is the whole company's: the sites that the page chose do not narrow it, and it says so. */
  readonly isOfAllSites?: boolean
  readonly reads: Reading<C>
  /** Code that its picture goes on to ask for: fetched beside the answer. */
  readonly needs?: () => Promise<unknown>
  /** Asks `reads` again for the period compared with. */
  readonly compares?: boolean
  readonly also?: Reading<D>
  /** What is drawn needs `also` as well; without it, it is drawn when it comes. */
  readonly needsAlso?: boolean
  readonly to: (answers: Answers<AnswerOf<C>, AnswerOf<D>>, at: At) => Shown<KindProps<K>>
  /** What the offer's preview shows. */
  readonly sample?: (at: At) => KindProps<K>
  /** Not hired, it is not there at all: another widget of the board makes the offer. */
  readonly isNeverOffer?: boolean
}

/** What every tile of a board has. Its code is the key in everybody's preferences, for ever. */
interface AnyRow extends Tile {
  readonly title: PlainKey
  readonly about?: PlainKey
  readonly icon: IconName
  readonly skeleton: SkeletonShape
  readonly service?: ServiceKey
  readonly isNeverOffer?: boolean
  /** Only an offer of the service; when it is hired there is no such widget (yet). */
  readonly isOfferOnly?: boolean
}

/** A tile that asks one call, or two, and draws the answer as one of the kinds. */
export interface AskedRow extends AnyRow {
  readonly subtitle?: (at: At) => string
  readonly onward?: (at: At) => Onward
  readonly span?: (ask: Ask) => Span
  readonly tier?: Tier
  readonly takes?: readonly FilterKey[]
  readonly isOfAllSites?: boolean
  readonly kind: KindName
  readonly needs?: () => Promise<unknown>
  readonly reads: Reading | null
  readonly compares?: boolean
  readonly also?: Reading
  readonly needsAlso?: boolean
  readonly to: (answers: Answers<unknown, unknown>, at: At) => Shown<object>
  readonly sample?: (at: At) => object
}

/** A tile that asks many calls and draws them together, by code of its own. */
export interface GatheredRow extends AnyRow {
  readonly gathers: ComponentType<GatheredProps>
  /** What it asks, for who asks ahead of it. */
  readonly asks: (ask: Ask, hires: (service: ServiceKey) => boolean) => readonly Asking[]
}

/** A call and what it is asked with. */
export interface Asking {
  readonly call: ReadCall
  readonly params: object
  /** No notice to the user when it is slow. */
  readonly isQuiet?: boolean
}

/** What such a tile is given. */
export interface GatheredProps {
  readonly row: GatheredRow
  readonly ask: Ask
  readonly links: BoardLinks
  /** Far from the visible part of the page nothing is asked. */
  readonly isNear: boolean
  readonly layout?: FrameLayout
  /** Whether the company has a service. */
  readonly hires: (service: ServiceKey) => boolean
}

/** One tile of a board: a row of the catalogue. */
export type WidgetRow = AskedRow | GatheredRow

/**
 * A row: `widget('stats.delivery.rate', 'timeSeries', { reads, to, … })`. The kind types what `to` must give, the reads type what it
 * is given. The cast forgets the row's own types, which `reads` and `to` have just been checked against each other with; `Widget`
 * only ever hands an answer of `reads` to the `to` of the same row.
 */
export function widget<K extends KindName, C extends ReadCall, D extends ReadCall = ReadCall>(
  code: string,
  kind: K,
  row: RowInput<K, C, D>,
): WidgetRow {
  return { size: 1, ...row, code, kind } as unknown as WidgetRow
}

/** A tile that only offers a service: shown while it is not hired. */
export function offer<K extends KindName>(
  code: string,
  kind: K,
  row: Omit<RowInput<K, ReadCall, ReadCall>, 'reads' | 'to'> & {
    service: ServiceKey
    sample: (at: At) => KindProps<K>
  },
): WidgetRow {
  const to = () => ({ props: {} })
  return { size: 1, ...row, code, kind, reads: null, to, isOfferOnly: true } as unknown as WidgetRow
}

/** The code under which preferences keep the layout of a board. */
export type BoardCode = 'home' | `${'stats' | 'analytics'}.${'delivery' | 'midtier'}`

/** A board: its widgets and how many columns it has on a wide screen. */
export interface BoardRow {
  readonly code: BoardCode
  readonly columns: 2 | 3
  readonly rows: readonly WidgetRow[]
}
