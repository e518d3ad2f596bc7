import type { Store } from '@parapet/base'
import type { BoardActions, ExplainedChart } from '@parapet/widgets'
import type { EvidenceRequest } from '../evidence/evidenceRequest.ts'

/** A request to explain a chart's change, or to inspect a URL or reason code. */
export type ExplainRequest =
  | ({ readonly kind: 'change' } & ExplainedChart)
  | { readonly kind: 'inspect'; readonly text: string }

/** Adds "Explain" and "Inspect" to the actions of a board. */
export function withExplaining(
  actions: BoardActions,
  asked: Store<ExplainRequest | null>,
  canExplain: boolean,
  evidence: Store<EvidenceRequest | null>,
): BoardActions {
  const { pick } = actions
  return {
    ...actions,
    onEvidence: (code) => evidence.set({ code }),
    ...(pick ? { pick: { ...pick, inspect: (text: string) => asked.set({ kind: 'inspect', text }) } } : {}),
    ...(canExplain ? { onExplain: (chart: ExplainedChart) => asked.set({ kind: 'change', ...chart }) } : {}),
  }
}
