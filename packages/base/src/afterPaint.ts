/** A hidden page gets no frames: continue after this time. */
const NO_FRAME_MS = 100

/** Runs a callback in a task of its own; a message has none of the 4 ms of nested timers, and lets input be handled. */
export function nextTask(run: () => void): void {
  const scheduler = (globalThis as { scheduler?: { postTask?: (run: () => void) => Promise<void> } }).scheduler
  if (scheduler?.postTask) void scheduler.postTask(run)
  else setTimeout(run, 0)
}

/** Runs a callback in a task of its own after the next frame. */
export function afterPaint(run: () => void): void {
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
