type Job = () => void

const waiting = new Set<Job>()
let isRunning = false

// A message is a task of its own, without the 4 ms that nested timers get; the page can paint and take input in between.
function nextTask(run: () => void): void {
  const scheduler = (globalThis as { scheduler?: { postTask?: (run: () => void) => Promise<void> } }).scheduler
  if (scheduler?.postTask) void scheduler.postTask(run)
  else setTimeout(run, 0)
}

function runNext(): void {
  const [job] = waiting
  if (!job) {
    isRunning = false
    return
  }
  waiting.delete(job)
  nextTask(runNext)
  job()
}

/** Runs heavy drawing one at a time, each in a task of its own, in the order of asking. Returns a function that takes the job back. */
export function enqueueDraw(job: Job): () => void {
  waiting.add(job)
  if (!isRunning) {
    isRunning = true
    nextTask(runNext)
  }
  return () => waiting.delete(job)
}
