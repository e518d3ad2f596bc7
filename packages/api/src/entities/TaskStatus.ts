import { type InferOutput, nullish, optional, picklist, string, unknown } from 'valibot'
import { loose } from './loose.ts'

/** A long query running at the provider; `result` is the query's answer. */
export const TaskStatus = loose({
  state: picklist(['pending', 'done', 'failed']),
  result: optional(unknown()),
  message: nullish(string(), null),
})
export type TaskStatus = InferOutput<typeof TaskStatus>

/** A task for the sandbox, stories and tests. */
export function makeTaskStatus(over: Partial<TaskStatus> = {}): TaskStatus {
  return { state: 'pending', message: null, ...over }
}
