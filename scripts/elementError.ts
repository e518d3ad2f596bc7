/** Writes an element and what is in it as text; false if it cannot. */
type Print = (element: Element) => string | false

/**
 * Returns what creates the error of a query that found nothing. Its message shows the page, which is written only when somebody reads
 * the message: a query that waits fails many times before it finds something.
 */
export const createElementError =
  (print: Print) =>
  (said: string | null, container: Element): Error => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    let message: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        message ??= [said, print(container)].filter(Boolean).join('\n\n')
        return message
      },
    })
    return error
  }
