import { type ComponentType, createContext, use, useEffect, useState } from 'react'
import type { Locale } from '../words/types.ts'
import type { CodeSurfaceProps } from './CodeSurface.tsx'

/** The editor component. */
export type Surface = ComponentType<CodeSurfaceProps>

let loading: Promise<Surface> | undefined

/**
 * Loads Monaco once for all editors; retried by the next editor after a failure, where the browser allows it
 * (Chromium caches a failed import until the page reloads). Monaco's own texts are in the language that was first
 * requested.
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

/** Replaces the loader in stories and tests. */
export const CodeLoader = createContext(loadCode)

type State =
  | { readonly name: 'waiting' }
  | { readonly name: 'failed' }
  | { readonly name: 'ready'; readonly Surface: Surface }

/** Returns the editor component once it has loaded. */
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
