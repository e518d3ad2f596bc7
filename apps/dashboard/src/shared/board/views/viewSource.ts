import type { SavedPage, Span, WidgetPreference } from '@parapet/api'
import type { Marker } from '@parapet/widgets'

export interface ViewSource {
  readonly page: SavedPage
  readonly title: string
  readonly board: string
  readonly layout: readonly WidgetPreference[]
  readonly query: (isFrozen: boolean) => URLSearchParams
  /** The span on screen, epoch seconds. */
  readonly span: Span
  readonly rolling: string | null
  readonly sites: readonly string[]
  readonly applyFilters: ((query: URLSearchParams) => void) | null
}

/** What the star of a page can open. */
export type ViewsDialog = 'save' | 'note'

/** Hands the notes of the page to its charts. */
export type OnNotes = (notes: readonly Marker[]) => void
