import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react'
import { type ApiContext, makeApiContext } from './context.ts'
import { type Flights, flightsOf } from './flights.ts'

interface Provided {
  readonly api: ApiContext
  readonly flights: Flights
}

const Context = /* @__PURE__ */ createContext<Provided | null>(null)

interface ApiProviderProps {
  value: ApiContext
  /** The surroundings in which something was asked ahead (`preloadRead`); `value` when not given. */
  begunIn?: ApiContext
  children?: ReactNode
}

/** Gives the reads and writes below it their surroundings. */
export function ApiProvider({ value, begunIn = value, children }: ApiProviderProps): ReactNode {
  const [flights] = useState(() => flightsOf(begunIn))
  const provided = useMemo(() => ({ api: value, flights }), [value, flights])
  return createElement(Context.Provider, { value: provided }, children)
}

let fallback: Provided | undefined

function visitor(): Provided {
  const api = makeApiContext()
  return { api, flights: flightsOf(api) }
}

/** The surroundings of a read or write; outside a provider those of a visitor who is not logged in. */
export function useProvided(): Provided {
  const provided = useContext(Context)
  if (provided) return provided
  fallback ??= visitor()
  return fallback
}

/** The surroundings, for code that asks by itself. */
export function useApi(): ApiContext {
  return useProvided().api
}
