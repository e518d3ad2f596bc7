import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react'
import { type ApiContext, makeApiContext } from './context.ts'
import { type PendingReads, pendingReadsOf } from './pendingReads.ts'

interface Provided {
  readonly api: ApiContext
  readonly flights: PendingReads
}

const Context = /* @__PURE__ */ createContext<Provided | null>(null)

interface ApiProviderProps {
  value: ApiContext
  begunIn?: ApiContext
  children?: ReactNode
}

/** Provides the API context for reads and writes. */
export function ApiProvider({ value, begunIn = value, children }: ApiProviderProps): ReactNode {
  const [flights] = useState(() => pendingReadsOf(begunIn))
  const provided = useMemo(() => ({ api: value, flights }), [value, flights])
  return createElement(Context.Provider, { value: provided }, children)
}

let fallback: Provided | undefined

function visitor(): Provided {
  const api = makeApiContext()
  return { api, flights: pendingReadsOf(api) }
}

/** Returns the API context; without a provider, that of a visitor who is not logged in. */
export function useProvided(): Provided {
  const provided = useContext(Context)
  if (provided) return provided
  fallback ??= visitor()
  return fallback
}

/** Returns the API context for calls outside the two hooks. */
export function useApi(): ApiContext {
  return useProvided().api
}
