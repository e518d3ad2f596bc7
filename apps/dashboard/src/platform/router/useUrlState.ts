import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useReplaceQuery } from './useReplaceQuery.ts'

/** How one value is stored in the query of the URL. */
export interface UrlParam<T> {
  read(text: string | null): T
  write(value: T): string | null
  readonly isTyped?: boolean
}

/** A text, left out if empty. */
export const textParam: UrlParam<string> = {
  read: (text) => text ?? '',
  write: (value) => value || null,
  isTyped: true,
}

/** An optional identifier, such as the open item. */
export const idParam: UrlParam<string | null> = { read: (text) => text || null, write: (value) => value }

/** One of several choices, left out if it is the default. */
export function choiceParam<const C extends string | number>(choices: readonly C[], initial: NoInfer<C>): UrlParam<C> {
  return {
    read: (text) => choices.find((choice) => String(choice) === text) ?? initial,
    write: (value) => (value === initial ? null : String(value)),
  }
}

/** A page number from 1. */
export const pageParam: UrlParam<number> = {
  read: (text) => (text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? null : String(value)),
}

// biome-ignore lint/suspicious/noExplicitAny: a param reads and writes one type, which differs from param to param
type Schema = Readonly<Record<string, UrlParam<any>>>
type Values<S extends Schema> = {
  readonly [K in keyof S]: ReturnType<S[K]['read']>
}

const PAUSE_MS = 400

/** Returns state that is stored in the query of the URL, and a setter; the schema must be stable. */
export function useUrlState<S extends Schema>(schema: S): readonly [Values<S>, (change: Partial<Values<S>>) => void] {
  const { search, state } = useLocation()
  const replaceQuery = useReplaceQuery()
  const stored = useMemo(() => readValues(schema, search), [schema, search])
  const [pending, setPending] = useState<Partial<Values<S>>>({})
  const values = useMemo(() => ({ ...stored, ...pending }), [stored, pending])
  const wanted = writeValues(schema, values, search)
  const isStored = wanted === search
  // Typing may also reset a page: one typed value makes the whole change wait.
  const isTyped = Object.keys(pending).some((name) => schema[name]?.isTyped)

  const seen = useRef(search)
  const isSent = useRef(false)

  useEffect(() => {
    if (seen.current !== search) {
      seen.current = search
      isSent.current = false
    }
    if (isStored) {
      // Drop a pending change once it has reached the URL, or it would override later values. Newer changes stay.
      if (!isSent.current && Object.keys(pending).length > 0) setPending((before) => (before === pending ? {} : before))
      return
    }
    const send = () => {
      isSent.current = true
      replaceQuery(wanted, state)
    }
    const timer = setTimeout(send, isTyped ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [isStored, isTyped, wanted, search, pending, replaceQuery, state])

  const change = useCallback((part: Partial<Values<S>>) => setPending((before) => ({ ...before, ...part })), [])
  return [values, change]
}

function readValues<S extends Schema>(schema: S, search: string): Values<S> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(schema).map(([name, param]) => [name, param.read(params.get(name))]),
  ) as Values<S>
}

function writeValues<S extends Schema>(schema: S, values: Values<S>, search: string): string {
  const params = new URLSearchParams(search)
  for (const [name, param] of Object.entries<UrlParam<unknown>>(schema)) {
    const text = param.write(values[name as keyof S])
    if (text === null) params.delete(name)
    else params.set(name, text)
  }
  const text = params.toString()
  return text === new URLSearchParams(search).toString() ? search : text && `?${text}`
}
