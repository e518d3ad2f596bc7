import {
  array,
  boolean,
  fallback,
  type InferOutput,
  looseObject,
  nullable,
  number,
  optional,
  picklist,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot'
import type { UserPreferences } from '../entities/User.ts'
import { APP_VERSION } from './version.ts'

// Loose on purpose: fields that a later version adds must survive a save by this one.
const Stored = looseObject({
  code: string(),
  show: fallback(boolean(), true),
  size: fallback(picklist([1, 2]), 1),
  height: optional(fallback(picklist([1, 2]), 1)),
  order: fallback(number(), 0),
  side: optional(fallback(picklist(['main', 'side']), 'main')),
  table: optional(fallback(boolean(), false)),
})

/** The settings of one widget. `code` is permanent; `size` and `height` are grid units. */
export interface WidgetPreference {
  code: string
  show: boolean
  size: 1 | 2
  height?: 1 | 2
  order: number
  side?: 'main' | 'side'
  table?: boolean
}

/** A saved view on home, with all that home needs to show it. */
export interface PinnedView {
  id: string
  name: string
  page: string
  query: string
}

/** All settings of a user, stored by the provider as one serialised text. */
export interface Preferences {
  /** By board; a company with a layout of its own has it under `ownLayoutKey`. */
  boards: Record<string, WidgetPreference[]>
  closedNotes: string[]
  density: 'comfortable' | 'compact'
  /** Single-key shortcuts are on (WCAG 2.1.4). */
  hasKeys: boolean
  /** The labels of sizes: KiB, or KB as §9 writes them; both of base 1024. */
  byteLabels: 'iec' | 'jedec'
  mode: 'system' | 'light' | 'dark'
  /** null: the browser's language. */
  locale: string | null
  lastCompany: number | null
  /** The refresh interval of each board in ms, by its code (§3). */
  refresh: Record<string, number>
  pins: Record<string, PinnedView[]>
  lastGood?: { version: string; boards: Record<string, WidgetPreference[]> }
}

/** The preferences of a user who has none. */
export function initialPreferences(): Preferences {
  return {
    boards: {},
    closedNotes: [],
    density: 'comfortable',
    hasKeys: true,
    byteLabels: 'iec',
    mode: 'system',
    locale: null,
    lastCompany: null,
    refresh: {},
    pins: {},
  }
}

const Body = looseObject({
  boards: fallback(record(string(), unknown()), {}),
  closedNotes: fallback(array(string()), []),
  density: fallback(picklist(['comfortable', 'compact']), 'comfortable'),
  hasKeys: fallback(boolean(), true),
  byteLabels: fallback(picklist(['iec', 'jedec']), 'iec'),
  mode: fallback(picklist(['system', 'light', 'dark']), 'system'),
  locale: fallback(nullable(string()), null),
  lastCompany: fallback(nullable(number()), null),
  refresh: fallback(record(string(), number()), {}),
  pins: fallback(
    record(string(), array(looseObject({ id: string(), name: string(), page: string(), query: string() }))),
    {},
  ),
  lastGood: optional(
    fallback(looseObject({ version: string(), boards: record(string(), unknown()) }), {
      version: '',
      boards: {},
    }),
  ),
})

export interface PreferencesReadResult {
  preferences: Preferences
  /** As stored: an IANA zone or 'default'. */
  timezone: string
  /** `carried`: another version, existing parts kept. `reset`: unreadable. */
  notice?: 'reset' | 'carried'
}

/** Reads stored preferences (§4); another version is migrated with a copy, unreadable ones are reset. */
export function readPreferences(
  raw: (Pick<UserPreferences, 'preferences' | 'version'> & { timezone?: string }) | null | undefined,
): PreferencesReadResult {
  if (!raw) return { preferences: initialPreferences(), timezone: 'default' }
  const timezone = raw.timezone || 'default'
  const body = safeParse(Body, fromJson(raw.preferences))
  if (!body.success) return { preferences: initialPreferences(), timezone, notice: 'reset' }
  const stored = toPreferences(body.output)
  if (raw.version === APP_VERSION) return { preferences: stored, timezone }
  const preferences: Preferences = {
    ...stored,
    ...(Object.keys(stored.boards).length > 0 ? { lastGood: { version: raw.version, boards: stored.boards } } : {}),
  }
  return { preferences, timezone, notice: 'carried' }
}

function toPreferences(body: InferOutput<typeof Body>): Preferences {
  const { boards, lastGood, ...rest } = body
  return {
    ...rest,
    boards: readBoards(boards),
    ...(lastGood?.version ? { lastGood: { version: lastGood.version, boards: readBoards(lastGood.boards) } } : {}),
  }
}

function readBoards(boards: Record<string, unknown>): Record<string, WidgetPreference[]> {
  const read: Record<string, WidgetPreference[]> = {}
  for (const [board, widgets] of Object.entries(boards)) {
    if (Array.isArray(widgets)) read[board] = readLayout(widgets)
  }
  return read
}

/** Parses the stored widgets of a board in order, without invalid ones. */
export function readLayout(widgets: readonly unknown[]): WidgetPreference[] {
  const byCode = new Map<string, WidgetPreference>()
  for (const widget of widgets) {
    const parsed = safeParse(Stored, widget)
    if (parsed.success && !byCode.has(parsed.output.code)) byCode.set(parsed.output.code, parsed.output)
  }
  return [...byCode.values()].sort((a, b) => a.order - b.order)
}

/** Restores the layout from before the last migration; undefined without one. */
export function restoreLayout(preferences: Preferences): Preferences | undefined {
  const { lastGood, ...rest } = preferences
  return lastGood && { ...rest, boards: lastGood.boards }
}

/** The key of a company's own layout of a board. */
export const ownLayoutKey = (board: string, company: number): string => `${board}@${company}`

/** The layout of a board in a company: its own, or the one of all companies. */
export function layoutIn(
  { boards }: Pick<Preferences, 'boards'>,
  board: string,
  company: number,
): WidgetPreference[] | undefined {
  return boards[ownLayoutKey(board, company)] ?? boards[board]
}

/** The payload of §3. */
export interface PreferencesPayload {
  user: number
  preferences: string
  version: string
  temporal: boolean
  timezone: string
}

/** Builds the payload that stores preferences; `timezone` is an IANA zone or 'default'. */
export function writePreferences(preferences: Preferences, user: number, timezone: string): PreferencesPayload {
  return { user, preferences: JSON.stringify(preferences), version: APP_VERSION, temporal: false, timezone }
}

function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    // An array would pass as an object without fields.
    return Array.isArray(value) ? undefined : value
  } catch {
    return undefined
  }
}
