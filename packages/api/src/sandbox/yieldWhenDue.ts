/** How long work may block the event loop, in milliseconds. */
const turn = 40

/** Timers would do, but browsers throttle them and tests fake them. */
function pause(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
}

let began = 0

/** Call in long loops: yields to the event loop from time to time. */
export function yieldWhenDue(): Promise<void> | undefined {
  if (performance.now() - began < turn) return undefined
  return pause().then(() => {
    began = performance.now()
  })
}
