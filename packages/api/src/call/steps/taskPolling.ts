import type { ApiContext } from '../context.ts'
import type { CallRequest, Next, SendStep } from './step.ts'

/** A query that continues at the provider. */
export interface Task {
  readonly task: string
  readonly company: string
}

/** Polls the task of a 408 (at most ten times, after 5 s, 10 s, 20 s…) and resolves with its result (§4). */
export const taskPolling: SendStep = (context) => (next) => async (request) => {
  const response = await next(request)
  const task = response.status === 408 ? await readTask(response.clone()) : null
  if (!task) return response
  try {
    const { pollTask } = await import('./pollTask.ts')
    return await pollTask(task, request, next, context)
  } catch (error) {
    if (request.signal?.aborted) revoke(task, request, next, context)
    throw error
  }
}

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
