import { safeParse } from 'valibot'
import { TaskStatus } from '../../entities/TaskStatus.ts'
import { type ApiContext, wait } from '../context.ts'
import { CallFailure } from '../failure.ts'
import { readJson, unexpected } from '../read.ts'
import type { CallRequest, Next } from './step.ts'
import type { Task } from './taskPolling.ts'

/** Polls a task until it is done and returns its result; see `taskPolling`. Throws when it fails or takes too long. */
export async function pollTask(task: Task, request: CallRequest, next: Next, context: ApiContext): Promise<Response> {
  const { clock, timings } = context
  const sinceMs = clock.now()
  // 425 counts as an attempt here; the row's own retries would multiply with ours.
  const call = { ...request.call, isRetried: false }
  let delayMs = timings.retryDelayMs
  for (let attempt = 1; attempt <= timings.retryMax; attempt++) {
    request.onProgress?.({ sinceMs, attempt, attempts: timings.retryMax })
    await wait(clock, delayMs, request.signal)
    delayMs *= timings.retryFactor
    const url = `${context.base}/v1/statistics/${task.company}/task-status/${task.task}`
    const answer = await next({ ...request, call, method: 'GET', url, body: undefined })
    if (answer.status === 425) continue
    if (!answer.ok) return answer
    const status = await readStatus(answer, request)
    if (status.state === 'failed') throw new CallFailure({ kind: 'task', message: status.message })
    if (status.state === 'done') return Response.json(status.result ?? null)
  }
  throw new CallFailure({ kind: 'timeout', afterMs: clock.now() - sinceMs })
}

async function readStatus(answer: Response, request: CallRequest): Promise<TaskStatus> {
  const parsed = safeParse(TaskStatus, await readJson(answer, request.call.name))
  if (!parsed.success) throw unexpected(parsed.issues, request.call.name)
  return parsed.output
}
