import { safeParse } from 'valibot'
import { TaskStatus } from '../../entities/TaskStatus.ts'
import { type ApiContext, wait } from '../context.ts'
import { CallFailure } from '../failure.ts'
import { readJson, unexpected } from '../read.ts'
import type { CallRequest, Next, Step } from './step.ts'

interface Task {
  readonly task: string
  readonly company: string
}

/**
 * A 408 that names a task and a company is a query that goes on at the provider: asks for it (at most ten times, 5 s, 10 s, 20 s…)
 * and resolves with its result (§4). Any other 408 is passed on. Leaving or cancelling revokes the task.
 */
export const taskPolling: Step = (context) => (next) => async (request) => {
  const response = await next(request)
  const task = response.status === 408 ? await readTask(response.clone()) : null
  if (!task) return response
  try {
    return await poll(task, request, next, context)
  } catch (error) {
    if (request.signal?.aborted) revoke(task, request, next, context)
    throw error
  }
}

async function poll(task: Task, request: CallRequest, next: Next, context: ApiContext): Promise<Response> {
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
    // 425 is 'too early': the task is not done.
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

// Nobody waits for this one: whether it arrives changes nothing for the reader.
function revoke({ task, company }: Task, request: CallRequest, next: Next, { base }: ApiContext): void {
  const url = `${base}/v1/core/${company}/task-status/${task}/`
  next({ ...request, method: 'DELETE', url, body: undefined, signal: undefined }).catch(() => undefined)
}

async function readTask(response: Response): Promise<Task | null> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return null
  const { task_id, company_id } = body as Record<string, unknown>
  const [task, company] = [idOf(task_id), idOf(company_id)]
  return task && company ? { task, company } : null
}

function idOf(value: unknown): string | null {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? encodeURIComponent(value) : null
}
