import type { ExtraTable } from './saveEvidence.ts'

/** A request for evidence: of one widget, of an explanation with its chart, or of the whole board. */
export interface EvidenceRequest {
  readonly code?: string
  readonly extras?: readonly ExtraTable[]
}
