import { defaultTheme, loadTheme, type ThemeSeed } from '@parapet/ui'
import { defaultConfig, type RuntimeConfig, readConfig } from './RuntimeConfig.ts'
import { replaceTheme, themeFor } from './themeFor.ts'

/** What the page runs in: the deployment's configuration and the provider's theme. */
export interface Surroundings {
  readonly config: RuntimeConfig
  readonly theme: ThemeSeed
}

export interface SurroundingsStore {
  get(): Surroundings
  subscribe(listener: () => void): () => void
  /** Reads the configuration; again at most every ten minutes unless it failed. Never rejects: a missing file means defaults. */
  refresh(): Promise<void>
}

const FRESH_MS = 600_000

/** Holds configuration and theme for a host. `fetchConfig` gives the parsed JSON of `/config.json`. */
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
    // Its colours first, so that nothing is drawn in those of another provider. A face that fails is no reason to wait.
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
