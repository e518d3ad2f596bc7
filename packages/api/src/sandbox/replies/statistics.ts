import { statistics } from '../../endpoints/statistics.ts'
import type { TaskStatus } from '../../entities/TaskStatus.ts'
import { Refusal, refusals, type SandboxRequest } from '../context.ts'
import { replies } from '../replies.ts'
import { answerHistogram, answerTable } from '../statisticsQueries.ts'
import { delivery } from '../traffic/views.ts'

function taskOf({ ephemeral, company, params }: SandboxRequest) {
  const task = ephemeral.tasks.get(params.task ?? '')
  if (task?.company !== company.id) throw refusals.notFound()
  return task
}

async function look(ask: SandboxRequest): Promise<TaskStatus> {
  const task = taskOf(ask)
  if (task.pollsLeft-- > 0 && ask.now() < task.doneAt) return { state: 'pending', message: null }
  ask.ephemeral.answered.add(task.question)
  ask.ephemeral.tasks.delete(ask.params.task ?? '')
  try {
    return { state: 'done', result: await task.run(), message: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { state: 'failed', message: 'The query failed.' }
  }
}

/** Answers the rows of `statistics`. */
export const statisticsReplies = replies(statistics, {
  historicHistogram: (ask) => answerHistogram(ask, delivery),
  historicTable: (ask) => answerTable(ask, delivery),
  analyticHistogram: (ask) => answerHistogram(ask, delivery),
  analyticTable: (ask) => answerTable(ask, delivery),
  serviceConfig: ({ company }) => ({ retention_period: company.retention_period }),
  task: look,
  revokeTask(ask) {
    taskOf(ask)
    ask.ephemeral.tasks.delete(ask.params.task ?? '')
    return undefined
  },
})
