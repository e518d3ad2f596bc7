/** React's `use` reads these fields: with them a fulfilled promise does not suspend. */
interface UseFields {
  status?: 'fulfilled'
  value?: undefined
}

/** Marks a promise so that `use` returns at once after it is fulfilled; always call `use` on it. */
export function trackPromise(promise: Promise<void>): Promise<void> {
  const result: Promise<void> & UseFields = promise.then(() => {
    result.status = 'fulfilled'
    result.value = undefined
  })
  return result
}

/** Returns a tracked promise that is already fulfilled. */
export function done(): Promise<void> {
  const result: Promise<void> & UseFields = Promise.resolve()
  result.status = 'fulfilled'
  return result
}
