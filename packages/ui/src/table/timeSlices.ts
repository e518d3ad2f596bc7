/** Long work cut into steps: each `yield` is a place where the page may take its turn. */
export type Steps<T> = Generator<void, T, void>

/** Does all of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The longest time a slice may block the page: half a frame. */
const sliceMs = 8

/** Does it in slices, with the page's own work between them. Undefined when it was called off. */
export async function finishInSlices<T>(steps: Steps<T>, signal: AbortSignal): Promise<T | undefined> {
  while (!signal.aborted) {
    const untilMs = performance.now() + sliceMs
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < untilMs)
    await nextTurn()
  }
}

// Without scheduler.yield a message is used: a timer would be throttled to 4 ms.
function nextTurn(): Promise<void> {
  const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve()
    }
    channel.port2.postMessage(null)
  })
}
