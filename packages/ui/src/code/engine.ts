import { type ComponentType, createContext, use, useEffect, useState } from 'react'
import type { Locale } from '../words/types.ts'
import type { CodeSurfaceProps } from './CodeSurface.tsx'

/** Where code is written. */
export type Surface = ComponentType<CodeSurfaceProps>

let loading: Promise<Surface> | undefined

/**
 * Fetches Monaco, once for all editors; the next editor asks again after a failure, where the browser
 * does (Chromium remembers a module that failed until the page is loaded again). Its own few words (find, replace) are those of the language that is
 * asked for first: it reads them while it starts.
 */
export function loadCode(locale: Locale): Promise<Surface> {
  const words = locale === 'es' ? import('monaco-editor/nls/lang/es') : Promise.resolve()
  loading ??= words
    .then(() => import('./CodeSurface.tsx'))
    .then(
      ({ CodeSurface }) => CodeSurface,
      (problem: unknown) => {
        loading = undefined
        throw problem
      },
    )
  return loading
}

/** Stories and tests that look at waiting and failing put another way of fetching here. */
export const CodeLoader = createContext(loadCode)

type State =
  | { readonly name: 'waiting' }
  | { readonly name: 'failed' }
  | { readonly name: 'ready'; readonly Surface: Surface }

/** What code is written in, as soon as it is there. */
export function useSurface(locale: Locale): State {
  const load = use(CodeLoader)
  const [state, setState] = useState<State>({ name: 'waiting' })
  useEffect(() => {
    let isStale = false
    const settle = (next: State) => {
      if (!isStale) setState(next)
    }
    load(locale).then(
      (Surface) => settle({ name: 'ready', Surface }),
      () => settle({ name: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [load, locale])
  return state
}
