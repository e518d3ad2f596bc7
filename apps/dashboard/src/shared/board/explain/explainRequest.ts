import type { ExplainedChart } from '@parapet/widgets'

/** A request to explain a chart's change, or to inspect a URL or reason code. */
export type ExplainRequest =
  | ({ readonly kind: 'change' } & ExplainedChart)
  | { readonly kind: 'inspect'; readonly text: string }
