import { statistics } from '../../endpoints/statistics.ts'
import type { TaskStatus } from '../../entities/TaskStatus.ts'
import { Refusal, refusals, type SandboxRequest } from '../context.ts'
import { replies } from '../replies.ts'
import { answerHistogram, answerTable } from '../statisticsQueries.ts'
import { SourceError } from '../traffic/sourceError.ts'
import { delivery } from '../traffic/views.ts'

function taskOf({ ephemeral, company, params }: SandboxRequest) {
  const task = ephemeral.tasks.get(params.task ?? '')
  if (task?.company !== company.id) throw refusals.notFound()
  return task
}

async function look(req: SandboxRequest): Promise<TaskStatus> {
  const task = taskOf(req)
  const isPending = task.isReady ? !task.isReady() : task.pollsLeft-- > 0 && req.now() < task.doneAt
  if (isPending) return { state: 'pending', message: null }
  req.ephemeral.answered.add(task.question)
  req.ephemeral.tasks.delete(req.params.task ?? '')
  try {
    return { state: 'done', result: await task.run(), message: null }
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof SourceError)) throw error
    if (error instanceof SourceError) return { state: 'failed', message: error.message }
    return { state: 'failed', message: 'The query failed.' }
  }
}

export const statisticsReplies = replies(statistics, {
  historicHistogram: (req) => answerHistogram(req, delivery),
  historicTable: (req) => answerTable(req, delivery),
  analyticHistogram: (req) => answerHistogram(req, delivery),
  analyticTable: (req) => answerTable(req, delivery),
  serviceConfig: ({ company }) => ({ retention_period: company.retention_period }),
  task: look,
  revokeTask(req) {
    taskOf(req)
    req.ephemeral.tasks.delete(req.params.task ?? '')
    return undefined
  },
})
