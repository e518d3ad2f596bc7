import { defaultTheme, loadTheme, type ThemeSeed } from '@parapet/ui'
import { defaultConfig, type RuntimeConfig, readConfig } from './RuntimeConfig.ts'
import { replaceTheme, themeFor } from './themeFor.ts'

/** The configuration of the deployment and the theme of the provider. */
export interface Surroundings {
  readonly config: RuntimeConfig
  readonly theme: ThemeSeed
}

export interface SurroundingsStore {
  get(): Surroundings
  subscribe(listener: () => void): () => void
  /**
   * Fetches the configuration, at most every ten minutes unless it failed. Never rejects: a missing file means
   * defaults.
   */
  refresh(): Promise<void>
}

const FRESH_MS = 600_000

/** Creates the store of configuration and theme for a host. `fetchConfig` returns the parsed JSON of `/config.json`. */
export function createSurroundings(
  host: string,
  fetchConfig: () => Promise<unknown>,
  nowMs: () => number = Date.now,
): SurroundingsStore {
  const listeners = new Set<() => void>()
  let state: Surroundings = { config: defaultConfig, theme: defaultTheme }
  let readAtMs = Number.NEGATIVE_INFINITY
  let isFirst = true

  const refresh = async () => {
    if (nowMs() - readAtMs < FRESH_MS) return
    readAtMs = nowMs()
    const config = await fetchConfig().then(readConfig, () => null)
    if (!config) readAtMs = Number.NEGATIVE_INFINITY
    const known = config ?? state.config
    const theme = replaceTheme(isFirst ? null : state.theme, themeFor(host, known))
    const isReady = await loadTheme(theme).then(
      () => true,
      () => false,
    )
    isFirst = false
    state = { config: known, theme: isReady ? theme : state.theme }
    for (const listener of listeners) listener()
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
  }
}
