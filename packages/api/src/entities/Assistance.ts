import { type InferOutput, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A recommended piece of VCL, to copy into the editor. Ours. */
export const VclRecommendation = loose({ vcl: string(), explanation: optional(string(), '') })
export type VclRecommendation = InferOutput<typeof VclRecommendation>

/** A backend problem reported by a user. Ours. */
export interface NewBackendProblem {
  backend_id: number
  error: string
  status_code?: number | null
}
