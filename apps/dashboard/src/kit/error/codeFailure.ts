import { ChunkError } from '@parapet/ui'

/** Whether the code of a page or of a part of it could be asked for again. */
export type CodeState =
  /** No connection, or a server that fails. */
  | 'unreachable'
  /** The server no longer has the file: a newer version of the product is installed. */
  | 'replaced'
  /** The file is there. The browser keeps a failed import, so the page has to be loaded again. */
  | 'ready'

const PROBE_MS = 10_000

/** Whether an error means that a file of the product could not be loaded. */
export function isCodeFailure(error: unknown): error is Error {
  return (
    error instanceof ChunkError ||
    (error instanceof Error &&
      /dynamically imported module|importing a module script|unable to preload css|module script failed/i.test(
        error.message,
      ))
  )
}

/** Asks for the file of a code failure; for the start page where the browser does not name the file. */
export async function probeCode(error: Error): Promise<CodeState> {
  if (!navigator.onLine) return 'unreachable'
  const file = /(?:https?:\/)?\/\S+\.(?:m?js|css)\b/.exec(error.message)?.[0]
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), PROBE_MS)
  try {
    const { ok, status, headers } = await fetch(file ?? '/', { cache: 'no-store', signal: limit.signal })
    if (status >= 500 || status === 429) return 'unreachable'
    const isCode = ok && (!file || /javascript|css/.test(headers.get('content-type') ?? ''))
    return isCode ? 'ready' : 'replaced'
  } catch {
    return 'unreachable'
  } finally {
    clearTimeout(timer)
    limit.abort()
  }
}

/** Resolves when the file of a code failure can be asked for again; rejects when aborted. `onUnreachable` runs once before it waits. */
export async function untilReachable(
  error: Error,
  signal: AbortSignal,
  onUnreachable: () => void = () => undefined,
): Promise<Exclude<CodeState, 'unreachable'>> {
  const first = await probeCode(error)
  if (first !== 'unreachable') return first
  onUnreachable()
  for (;;) {
    await nextChance(signal)
    const state = await probeCode(error)
    if (state !== 'unreachable') return state
  }
}

/** Resolves when the browser reports a connection, or after a while: not every lost connection is reported. */
function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const settled = new AbortController()
    const settle = (act: () => void) => () => {
      settled.abort()
      clearTimeout(timer)
      act()
    }
    const timer = setTimeout(settle(resolve), PROBE_MS)
    addEventListener('online', settle(resolve), { signal: settled.signal })
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: settled.signal },
    )
  })
}
