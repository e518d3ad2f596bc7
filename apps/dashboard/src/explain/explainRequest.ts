import type { Store } from '@parapet/base'
import type { BoardActions, ExplainedChart } from '@parapet/widgets'
import type { EvidenceRequest } from '../evidence/evidenceRequest.ts'

/** What a board was asked: why a chart changed, or what is known of an address or a reason. */
export type ExplainRequest =
  | ({ readonly kind: 'change' } & ExplainedChart)
  | { readonly kind: 'inspect'; readonly text: string }

/** The actions of a board with those that ask. */
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
