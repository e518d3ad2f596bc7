import { type InferOutput, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A piece of a program for what somebody wished, to be read and copied into the editor. Ours (provider-facts §7.4). */
export const VclRecommendation = loose({ vcl: string(), explanation: optional(string(), '') })
export type VclRecommendation = InferOutput<typeof VclRecommendation>

/** What somebody saw of an origin that the probes did not. Ours. */
export interface NewBackendProblem {
  backend_id: number
  error: string
  status_code?: number | null
}
