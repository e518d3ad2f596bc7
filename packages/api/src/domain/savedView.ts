import {
  array,
  fallback,
  type InferOutput,
  looseObject,
  nullable,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot'
import type { SharedUrl } from '../entities/SharedUrl.ts'
import { viewFilterKeys } from './families.ts'
import { readLayout, type WidgetPreference } from './preferences.ts'
import { type SeenValue, valueKinds } from './values.ts'
import { APP_VERSION } from './version.ts'
import { excludeKeys, SHARED } from './viewState.ts'

export const savedPages = ['home', 'stats', 'analytics', 'perimetrical'] as const
export type SavedPage = (typeof savedPages)[number]

interface SavedBase {
  readonly name: string
  /** The author's name: the provider returns only an id. */
  readonly author: string
  readonly company: number
  /** Epoch seconds; null never expires. Only the page enforces it. */
  readonly expiresAt: number | null
}

/** A view of a page: the query of its link, and the layout its author saw. */
export interface SavedView extends SavedBase {
  readonly kind: 'view'
  readonly page: SavedPage
  readonly query: string
  readonly board: string
  readonly layout: readonly WidgetPreference[]
}

/** Filters without range and sites, for any board. */
export interface SavedFilters extends SavedBase {
  readonly kind: 'filters'
  readonly query: string
}

/** A note on a time range, epoch seconds; without sites it is about all of them. */
export interface SavedNote extends SavedBase {
  readonly kind: 'note'
  readonly from: number
  readonly to: number
  readonly sites: readonly string[]
  /** The value it is about, such as an address. */
  readonly about?: Pick<SeenValue, 'kind' | 'value'> | undefined
}

/** A board of one's own: widgets of any board in their order, and the range, sites and filters it opens with. */
export interface SavedBoard extends SavedBase {
  readonly kind: 'board'
  readonly query: string
  readonly tiles: readonly WidgetPreference[]
}

/** Why a site was put in under attack mode, as its name, and when that is to end: the provider's call has neither. */
export interface SavedMode extends SavedBase {
  readonly kind: 'mode'
  readonly site: number
  readonly host: string
  /** When it was switched on, epoch seconds. */
  readonly from: number
  /** Epoch seconds; null for no end. */
  readonly until: number | null
  /** When this was written, epoch seconds: the last one counts. */
  readonly made: number
}

/** What a shared URL of §7 can hold. */
export type Saved = SavedView | SavedFilters | SavedNote | SavedBoard | SavedMode

const base = {
  name: string(),
  author: fallback(string(), ''),
  company: number(),
  expiresAt: fallback(nullable(number()), null),
}
const Body = variant('kind', [
  looseObject({
    kind: picklist(['view']),
    ...base,
    page: picklist(savedPages),
    query: string(),
    board: fallback(string(), ''),
    layout: fallback(optional(array(unknown())), []),
  }),
  looseObject({ kind: picklist(['filters']), ...base, query: string() }),
  looseObject({
    kind: picklist(['note']),
    ...base,
    from: number(),
    to: number(),
    sites: fallback(array(string()), []),
    about: fallback(optional(object({ kind: picklist(valueKinds), value: string() })), undefined),
  }),
  looseObject({
    kind: picklist(['board']),
    ...base,
    query: fallback(string(), ''),
    tiles: fallback(array(unknown()), []),
  }),
  looseObject({
    kind: picklist(['mode']),
    ...base,
    site: number(),
    host: fallback(string(), ''),
    from: number(),
    until: fallback(nullable(number()), null),
    made: fallback(number(), 0),
  }),
])

const notOfView = [SHARED, 'wall', 'sleep']

/** Reads what a shared URL holds; undefined if it is a shortened link or something of another program. */
export function readSaved({ preferences }: Pick<SharedUrl, 'preferences'>): Saved | undefined {
  const read = safeParse(Body, fromJson(preferences))
  if (!read.success) return undefined
  return fromBody(read.output)
}

function fromBody(body: InferOutput<typeof Body>): Saved {
  if (body.kind === 'view') return { ...body, query: ofView(body.query), layout: readLayout(body.layout ?? []) }
  if (body.kind === 'board') return { ...body, query: ofView(body.query), tiles: readLayout(body.tiles) }
  if (body.kind === 'filters') return { ...body, query: filtersOf(new URLSearchParams(body.query)).toString() }
  return body
}

/** Serialises for storage. `temporal` stays false: the provider drops a temporal one when it likes. */
export function packSaved(
  saved: Saved,
  description: string,
): { preferences: string; version: string; temporal: boolean; description: string } {
  return { preferences: JSON.stringify(saved), version: APP_VERSION, temporal: false, description }
}

/** Whether it may no longer be opened. */
export function isExpired({ expiresAt }: Pick<Saved, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

const filterNames: ReadonlySet<string> = new Set(
  ['', 'off.'].flatMap((off) => [
    ...viewFilterKeys.map((key) => `${off}is.${key}`),
    ...excludeKeys.filter((key) => key !== 'vhost').map((key) => `${off}not.${key}`),
  ]),
)

/** The filters of a query, without range, sites and comparison. */
export function filtersOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => filterNames.has(name)))
}

function ofView(text: string): string {
  const query = new URLSearchParams(text)
  for (const name of notOfView) query.delete(name)
  return query.toString()
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
