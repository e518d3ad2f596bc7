import { createStore, type Store } from '@parapet/base'
import { defaultTheme, loadTheme, type ThemeSeed } from '@parapet/ui'
import { defaultConfig, type RuntimeConfig, readConfig, withLinksOf } from './RuntimeConfig.ts'
import { replaceTheme, themeFor } from './themeFor.ts'

/** The configuration of the deployment and the theme of the provider. */
export interface ConfigState {
  readonly config: RuntimeConfig
  readonly theme: ThemeSeed
}

export interface ConfigStore extends Pick<Store<ConfigState>, 'get' | 'subscribe'> {
  /**
   * Fetches the configuration, at most every ten minutes unless it failed. Rejects only when the first request times out:
   * without an answer it is not known whose product this is.
   */
  refresh(): Promise<void>
}

const FRESH_MS = 600_000

/** Creates the store of configuration and theme for a host. `fetchConfig` returns the parsed JSON of `/config.json` in time. */
export function createConfigStore(
  host: string,
  fetchConfig: (timeoutMs: number) => Promise<unknown>,
  nowMs: () => number = Date.now,
): ConfigStore {
  const store = createStore<ConfigState>({ config: defaultConfig, theme: defaultTheme })
  let readAtMs = Number.NEGATIVE_INFINITY
  let isFirst = true

  const refresh = async () => {
    if (nowMs() - readAtMs < FRESH_MS) return
    readAtMs = nowMs()
    const { requestTimeoutMs } = store.get().config
    const config = await fetchConfig(requestTimeoutMs).then(readConfig, (problem: unknown) => {
      readAtMs = Number.NEGATIVE_INFINITY
      if (isFirst && problem instanceof DOMException && problem.name === 'AbortError') throw problem
      return null
    })
    const state = store.get()
    const known = config ?? state.config
    const theme = replaceTheme(isFirst ? null : state.theme, themeFor(host, known))
    const isReady = await loadTheme(theme).then(
      () => true,
      () => false,
    )
    isFirst = false
    const shown = isReady ? theme : store.get().theme
    store.set({ config: withLinksOf(shown, known), theme: shown })
  }

  return { get: store.get, subscribe: store.subscribe, refresh }
}
