/** How long work may go on before others are answered, in milliseconds. */
const turn = 40

/** Lets others be answered. A timer would do, but browsers make those wait and tests stop them. */
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

/** Of all long work together: what is shared is the thread. */
let began = 0

/** To be awaited in the course of long work: lets others be answered whenever it has gone on for a while. */
export function rest(): Promise<void> | undefined {
  if (performance.now() - began < turn) return undefined
  return pause().then(() => {
    began = performance.now()
  })
}
