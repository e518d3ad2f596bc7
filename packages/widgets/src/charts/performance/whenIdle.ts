/** Runs a callback in an idle moment, or after `timeout` ms; at once in Safari, which has no idle moments. Returns a cancel function. */
export function whenIdle(run: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    run()
    return () => {}
  }
  const handle = requestIdleCallback(run, timeout === undefined ? undefined : { timeout })
  return () => cancelIdleCallback(handle)
}
