import type { AgentAmounts, AiCrawler, Span } from '@parapet/api'
import type { ExcessPrice } from '@parapet/widgets'
import { createTools } from '../../kit/resource/createTools.ts'
import type { TableParams } from './useAgentTable.ts'
import type { AppliedMeasure } from './useCrawlerMeasures.ts'

/** A crawler and what it fetched in the last 24 hours; null where that is not known. */
export interface CrawlerRow {
  readonly crawler: AiCrawler
  readonly agents: readonly AgentAmounts[]
  readonly requests: number | null
  readonly bytes: number | null
}

/** What the list of AI crawlers depends on. */
export interface CrawlerTools {
  readonly params: TableParams | null
  /** The 24 hours that are shown. */
  readonly span: Span
  /** The host of the shown site; empty for all. */
  readonly sites: readonly string[]
  /** The requests of all user agents that were read. */
  readonly whole: number | undefined
  /** The requests by crawler a day before; undefined if unknown. */
  readonly before: ReadonlyMap<string, number> | undefined
  readonly price: ExcessPrice | null
  /** Undefined until it is known. */
  readonly applied: readonly AppliedMeasure[] | undefined
  readonly refusal: string | undefined
  readonly act: (row: CrawlerRow) => void
}

/** Given by the page, which has the same crawlers in its summary. */
export const [CrawlerToolsContext, useCrawlerTools] = createTools<CrawlerTools>()
