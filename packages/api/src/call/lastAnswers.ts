import { useMemo } from 'react'
import { useApi } from './ApiProvider.ts'
import type { ApiContext } from './context.ts'

const MOST = 64
const FOR_MS = 600_000

interface Kept {
  /** The token of the requests: an answer must never reach another user. */
  readonly of: string | null
  readonly value: unknown
  readonly atMs: number
}

/** The last results of queries repeated every minute, for ten minutes, at most 64, per token. */
export class LastAnswers {
  private readonly api: ApiContext
  private readonly kept = new Map<string, Kept>()

  constructor(api: ApiContext) {
    this.api = api
  }

  get(key: string): unknown {
    const found = this.kept.get(key)
    if (!found || found.of !== this.api.token() || this.api.clock.now() - found.atMs > FOR_MS) return undefined
    return found.value
  }

  set(key: string, value: unknown): void {
    this.kept.delete(key)
    this.kept.set(key, { of: this.api.token(), value, atMs: this.api.clock.now() })
    for (const [oldest, { atMs }] of this.kept) {
      if (this.kept.size <= MOST && this.api.clock.now() - atMs <= FOR_MS) break
      this.kept.delete(oldest)
    }
  }
}

const known = new WeakMap<ApiContext, LastAnswers>()

/** Returns the last answers of an API context. */
export function lastAnswersOf(api: ApiContext): LastAnswers {
  const found = known.get(api) ?? new LastAnswers(api)
  known.set(api, found)
  return found
}

/** The last answers of this page's API context. */
export function useLastAnswers(): LastAnswers {
  const api = useApi()
  return useMemo(() => lastAnswersOf(api), [api])
}
