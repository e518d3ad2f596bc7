import { type ComponentType, createContext, use, useEffect, useState } from 'react'
import type { Locale } from '../words/types.ts'
import type { CodeSurfaceProps } from './CodeSurface.tsx'

export type EditorSurface = ComponentType<CodeSurfaceProps>

let loading: Promise<EditorSurface> | undefined

/** Loads Monaco once for all editors; a failed load is retried, except in Chromium, which caches the failure. */
export function loadCode(locale: Locale): Promise<EditorSurface> {
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

/** Lets stories and tests replace the loader. */
export const CodeLoader = createContext(loadCode)

type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly Surface: EditorSurface }

/** Returns the editor component once it has loaded. */
export function useSurface(locale: Locale): State {
  const load = use(CodeLoader)
  const [state, setState] = useState<State>({ kind: 'waiting' })
  useEffect(() => {
    let isStale = false
    const settle = (next: State) => {
      if (!isStale) setState(next)
    }
    load(locale).then(
      (Surface) => settle({ kind: 'ready', Surface }),
      () => settle({ kind: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [load, locale])
  return state
}
