import type { SavedPage, Span, WidgetPreference } from '@parapet/api'
import type { Marker } from '@parapet/widgets'

/** The view on screen, as it can be saved. */
export interface ViewSource {
  readonly page: SavedPage
  /** The title of the page and its section. */
  readonly title: string
  readonly board: string
  readonly layout: readonly WidgetPreference[]
  /** Its query, with all settings and a fixed range if wanted. */
  readonly query: (isFrozen: boolean) => URLSearchParams
  /** The span on screen, epoch seconds. */
  readonly span: Span
  /** The relative range in words; null if the range is fixed. */
  readonly rolling: string | null
  readonly sites: readonly string[]
  /** Replaces the filters of the page; null where it has none. */
  readonly applyFilters: ((query: URLSearchParams) => void) | null
}

/** What the star of a page can open. */
export type ViewsDialog = 'save' | 'note'

/** Hands the notes of the page to its charts. */
export type OnNotes = (notes: readonly Marker[]) => void
