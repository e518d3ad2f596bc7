export { Board, type BoardProps } from './board/Board.tsx'
export { BoardMenu } from './board/BoardMenu.tsx'
export { BoardPage, type BoardPageProps } from './board/BoardPage.tsx'
export { defaultLayout } from './board/defaultLayout.ts'
export { SampleBoard } from './board/lazySampleBoard.ts'
export { boardCodeOf, boardCodesOf, type Hole, isHole, ownBoard } from './board/ownBoard.tsx'
export type { FirstRequestsInput } from './board/performance/firstRequests.ts'
export { firstRequestUrls } from './board/performance/firstRequestUrls.ts'
export { prefetchBoard } from './board/performance/prefetchBoard.ts'
export type { ServiceAccess } from './board/serviceAccess.ts'
export { type BoardInput, type BoardState, useBoard } from './board/useBoard.ts'
export { useFilterTexts, useNarrowedText } from './board/useNarrowedText.ts'
export { analyticsBoards } from './catalogue/analytics.ts'
export { homeBoard } from './catalogue/home.ts'
export { lazyAnalyticsBoards, lazyBoards, lazyPerimetricalBoards, lazyStatsBoards } from './catalogue/lazyBoards.ts'
export { statsBoards } from './catalogue/stats.ts'
export {
  type EvidenceSource,
  type ExportAbout,
  evidenceSources,
  type Twin,
  type TwinCell,
  type TwinColumn,
} from './charts/exports.tsx'
export { renderAll } from './charts/renderAll.ts'
export type { CrossPageLink, Marker, Where } from './charts/types.ts'
export type { FrameState, Remark } from './frame/frameState.ts'
export { LogLineTabs } from './frame/LogLines.tsx'
export { type ReportWidget, ReportWidgetContext } from './frame/ReportWidgetContext.ts'
export { WidgetFrame, type WidgetFrameProps } from './frame/WidgetFrame.tsx'
export { type KeyKind, KeyLabel, keyText } from './kinds/KeyLabel.tsx'
export { useAgents } from './kinds/useAgents.ts'
export { useTicketName } from './kinds/useTicketName.ts'
export { useValueMenu, ValueButton } from './kinds/useValueMenu.tsx'
export { type ValueItems, ValueItemsContext, type ValuePlace } from './kinds/ValueItemsContext.ts'
export { type BoardQuery, type QueryContext, queryFilter, toBoardQuery, toViewQuery } from './rows/boardQuery.ts'
export type {
  AnalyticsTab,
  BoardActions,
  BoardCode,
  BoardLinks,
  BoardRow,
  ExcessPrice,
  ExplainedChart,
  PriceSource,
  StatsTab,
  WidgetRow,
} from './rows/row.ts'
export { useSiteStatuses } from './tiles/useSiteStatuses.ts'
export { Widget, type WidgetProps } from './tiles/Widget.tsx'
export { RangeNotice } from './toolbar/RangeNotice.tsx'
export { Toolbar, type ToolbarProps } from './toolbar/Toolbar.tsx'
export { type Moment, useMoment } from './toolbar/useMoment.ts'
export { type PageInput, type PageState, usePage } from './toolbar/usePage.ts'
export type { RecentRanges, ViewControl } from './toolbar/useViewControl.ts'
export { boardWords } from './words/board.ts'
export { catalogueWords } from './words/catalogue.ts'
export { frameWords } from './words/frame.ts'
export { kindWords } from './words/kinds.ts'
export { toolbarWords } from './words/toolbar.ts'
