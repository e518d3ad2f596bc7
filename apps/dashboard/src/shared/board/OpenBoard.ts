import type { Capability, Company, Span, User, ViewState, WidgetPreference } from '@parapet/api'
import { createStore, type Store } from '@parapet/base'
import type {
  BoardLinks,
  BoardQuery,
  BoardRow,
  CrossPageLink,
  FirstRequestsInput,
  Marker,
  ToolbarProps,
  ViewControl,
} from '@parapet/widgets'
import { createContext, use, useState } from 'react'
import type { BoardScreenName, BoardTab } from './boardTabs.ts'
import type { EvidenceRequest } from './evidence/evidenceRequest.ts'
import type { ExplainRequest } from './explain/explainRequest.ts'
import type { ViewSource } from './views/viewSource.ts'

/** What is asked of the features of a board: each is taken by the one that does it. */
export interface BoardRequests {
  readonly explained: Store<ExplainRequest | null>
  readonly evidence: Store<EvidenceRequest | null>
  /** The span of a new note. */
  readonly noted: Store<Span | null>
  /** Whether the site picker wants the health of sites. */
  readonly siteStatuses: Store<boolean>
}

/** What features find out for the rest of the board, once they have loaded. */
export interface BoardFindings {
  readonly notes: Store<readonly Marker[]>
  readonly crossPageLink: Store<(view: ViewState) => CrossPageLink | null>
  readonly siteStatuses: Store<ToolbarProps['siteStatuses']>
}

/** Where a board is: enough to say which features it has. Home and boards of one's own have no tabs. */
export interface BoardPlace {
  readonly name: BoardScreenName | 'home' | 'ownBoard'
  readonly tab: BoardTab | null
  readonly user: User
  readonly company: Company
}

/** The range of a board with a toolbar, and what limits it. */
export interface BoardRange {
  readonly control: ViewControl
  readonly capability: Capability
  readonly isDedicated: boolean
  readonly retentionHours: number | null
  /** Range, sites and zone in words. */
  readonly sentence: string
}

/** A board on screen, for its features and its frame. */
export interface OpenBoard extends BoardPlace {
  readonly row: BoardRow
  /** Names the board in files, notes and saved views. */
  readonly title: string
  readonly query: BoardQuery
  /** What its first requests would be at a moment, epoch seconds. */
  readonly inputAt: (now: number) => FirstRequestsInput
  readonly links: BoardLinks
  readonly layout: readonly WidgetPreference[]
  readonly source: ViewSource
  /** The address of the board with a query. */
  readonly hrefOf: (query: URLSearchParams) => string
  /** Null on home, which shows fixed periods. */
  readonly range: BoardRange | null
  readonly requests: BoardRequests
  readonly findings: BoardFindings
}

/** A board with a toolbar. */
export type RangedBoard = OpenBoard & { readonly range: BoardRange }

/** The stores by which the parts of one board ask and answer; the same while it is open. */
export function useBoardStores(): Pick<OpenBoard, 'requests' | 'findings'> {
  const [stores] = useState(() => ({
    requests: {
      explained: createStore<ExplainRequest | null>(null),
      evidence: createStore<EvidenceRequest | null>(null),
      noted: createStore<Span | null>(null),
      siteStatuses: createStore(false),
    },
    findings: {
      notes: createStore<readonly Marker[]>([]),
      crossPageLink: createStore<(view: ViewState) => CrossPageLink | null>(() => null),
      siteStatuses: createStore<ToolbarProps['siteStatuses']>(undefined),
    },
  }))
  return stores
}

/** The board around a part of it. */
export const OpenBoardContext = createContext<OpenBoard | null>(null)

/** Returns the board around; throws outside of one. */
export function useOpenBoard(): OpenBoard {
  const board = use(OpenBoardContext)
  if (!board) throw new Error('not within a board')
  return board
}
