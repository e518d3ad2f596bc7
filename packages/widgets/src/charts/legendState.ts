import type { LegendState } from '@parapet/api'

/** Returns the hidden series of a chart. Unknown keys of the state are ignored. */
export function hiddenOf(keys: readonly string[], state: LegendState | undefined): ReadonlySet<string> {
  if (!state || 'by' in state) return new Set()
  if ('hide' in state) {
    const named = new Set(state.hide)
    return new Set(keys.filter((key) => named.has(key)))
  }
  const alone = new Set(state.only)
  if (alone.size > 0 && !keys.some((key) => alone.has(key))) return new Set()
  return new Set(keys.filter((key) => !alone.has(key)))
}

/** One series alone; when it is alone already, all of them again. */
export function toggleAlone(
  keys: readonly string[],
  state: LegendState | undefined,
  key: string,
): LegendState | undefined {
  const hidden = hiddenOf(keys, state)
  return !hidden.has(key) && hidden.size === keys.length - 1 ? undefined : { only: [key] }
}

/** One series more or less. Taking away the last one brings all of them back. */
export function toggleOne(
  keys: readonly string[],
  state: LegendState | undefined,
  key: string,
): LegendState | undefined {
  const hidden = hiddenOf(keys, state)
  const shown = keys.filter((one) => (one === key ? hidden.has(one) : !hidden.has(one)))
  if (shown.length === 0 || shown.length === keys.length) return undefined
  if (state && 'only' in state) return { only: shown }
  const named = state && 'hide' in state ? state.hide : []
  return { hide: hidden.has(key) ? named.filter((one) => one !== key) : [...named, key] }
}

/** Returns the common end of host names from a dot on (`.example.com`), or an empty string. */
export function commonSuffix(names: readonly string[]): string {
  const hosts = names.filter((name) => name !== '' && !name.includes(' '))
  let end = hosts[1] ?? ''
  while (hosts.some((host) => host === end || !host.endsWith(end))) end = end.replace(/^\.?[^.]*/, '')
  return end
}
