import type { Span } from '@parapet/api'
import type { Store } from '@parapet/base'
import type { BoardActions, ExplainedChart } from '@parapet/widgets'
import type { EvidenceRequest } from '../evidence/evidenceRequest.ts'

/** A request to explain a chart's change, or to inspect a URL or reason code. */
export type ExplainRequest =
  | ({ readonly kind: 'change' } & ExplainedChart)
  | { readonly kind: 'inspect'; readonly text: string }

/** What the tiles of a board request from the page: each is taken by the part that shows it. */
export interface BoardRequests {
  readonly explained: Store<ExplainRequest | null>
  readonly evidence: Store<EvidenceRequest | null>
  /** The span of a new note. */
  readonly noted: Store<Span | null>
}

/** Adds "Explain", notes and evidence to the actions of a board. */
export function withRequests(
  actions: BoardActions,
  { explained, evidence, noted }: BoardRequests,
  canExplain: boolean,
): BoardActions {
  return {
    ...actions,
    onEvidence: (code) => evidence.set({ code }),
    onNote: (span) => noted.set(span),
    ...(canExplain ? { onExplain: (chart: ExplainedChart) => explained.set({ kind: 'change', ...chart }) } : {}),
  }
}
