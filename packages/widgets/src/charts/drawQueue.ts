type Job = () => void

const waiting = new Set<Job>()
let isRunning = false

/** A page that is covered in between gets no frames: it goes on after this, ms. */
const NO_FRAME_MS = 100

// A message is a task of its own, without the 4 ms that nested timers get; the page can take input in between.
function nextTask(run: () => void): void {
  const scheduler = (globalThis as { scheduler?: { postTask?: (run: () => void) => Promise<void> } }).scheduler
  if (scheduler?.postTask) void scheduler.postTask(run)
  else setTimeout(run, 0)
}

// What a job drew is seen before the next one begins: a task that follows the last one at once keeps its picture back as well.
function afterPaint(run: () => void): void {
  if (document.hidden) {
    nextTask(run)
    return
  }
  const go = () => {
    cancelAnimationFrame(frame)
    clearTimeout(late)
    nextTask(run)
  }
  const frame = requestAnimationFrame(go)
  const late = setTimeout(go, NO_FRAME_MS)
}

function runNext(): void {
  const [job] = waiting
  if (!job) {
    isRunning = false
    return
  }
  waiting.delete(job)
  afterPaint(runNext)
  job()
}

/**
 * Runs heavy drawing one at a time, each in a task and a frame of its own, in the order of asking. Returns a function that takes the
 * job back.
 */
export function enqueueDraw(job: Job): () => void {
  waiting.add(job)
  if (!isRunning) {
    isRunning = true
    nextTask(runNext)
  }
  return () => waiting.delete(job)
}
