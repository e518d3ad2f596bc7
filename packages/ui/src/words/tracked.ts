/** React's own notes on a promise that `use` reads: with them a promise that is already done never suspends. */
interface Notes {
  status?: 'fulfilled'
  value?: undefined
}

/**
 * Marks a promise so that `use` returns at once when it is done, even if no render has seen it. Always call `use` on
 * it: a component that suspends and then skips `use` on replay breaks its later hooks.
 */
export function tracked(promise: Promise<void>): Promise<void> {
  const noted: Promise<void> & Notes = promise.then(() => {
    noted.status = 'fulfilled'
    noted.value = undefined
  })
  return noted
}

/** A tracked promise that is done from the start. */
export function done(): Promise<void> {
  const noted: Promise<void> & Notes = Promise.resolve()
  noted.status = 'fulfilled'
  return noted
}
