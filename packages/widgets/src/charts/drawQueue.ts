import { afterPaint, nextTask } from '@parapet/base'

type Job = () => void

const waiting = new Set<Job>()
const steps: Job[] = []
let isRunning = false

function runNext(): void {
  const job = steps.shift() ?? nextWaiting()
  if (!job) {
    isRunning = false
    return
  }
  try {
    job()
  } finally {
    if (steps.length > 0) nextTask(runNext)
    else afterPaint(runNext)
  }
}

function nextWaiting(): Job | undefined {
  const [job] = waiting
  if (job) waiting.delete(job)
  return job
}

function start(): void {
  if (isRunning) return
  isRunning = true
  nextTask(runNext)
}

/** Queues heavy drawing, one job per task and frame; returns a cancel function. */
export function enqueueDraw(job: Job): () => void {
  waiting.add(job)
  start()
  return () => waiting.delete(job)
}

/** Runs all queued drawing at once, for paper: the browser prints right after its event. */
export function drawAllNow(): void {
  for (let job = steps.shift() ?? nextWaiting(); job; job = steps.shift() ?? nextWaiting()) job()
}

/** Queues the next part of a drawing that has begun: in a task of its own, before any other drawing begins. */
export function enqueueStep(job: Job): void {
  steps.push(job)
  start()
}
