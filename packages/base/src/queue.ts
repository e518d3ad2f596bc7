/** Runs work when it is its turn. */
export type Queue = <Answer>(run: () => Promise<Answer>) => Promise<Answer>

/** Creates a queue that runs at most `atOnce` pieces of work at a time, in the order in which they were given. */
export function createQueue(atOnce: number): Queue {
  let running = 0
  const waiting: (() => void)[] = []
  return async (run) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
