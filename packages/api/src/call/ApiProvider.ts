import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react'
import { type ApiContext, makeApiContext } from './context.ts'
import { Flights } from './flights.ts'

interface Provided {
  readonly api: ApiContext
  readonly flights: Flights
}

const Context = /* @__PURE__ */ createContext<Provided | null>(null)

/** Gives the reads and writes below it their surroundings. */
export function ApiProvider({ value, children }: { value: ApiContext; children?: ReactNode }): ReactNode {
  const [flights] = useState(() => new Flights(value.clock))
  const provided = useMemo(() => ({ api: value, flights }), [value, flights])
  return createElement(Context.Provider, { value: provided }, children)
}

let fallback: Provided | undefined

/** The surroundings of a read or write; outside a provider those of a visitor who is not logged in. */
export function useProvided(): Provided {
  const provided = useContext(Context)
  if (provided) return provided
  fallback ??= { api: makeApiContext(), flights: new Flights(makeApiContext().clock) }
  return fallback
}

/** The surroundings, for code that asks by itself. */
export function useApi(): ApiContext {
  return useProvided().api
}
