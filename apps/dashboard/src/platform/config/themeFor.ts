import { defaultTheme, type ThemeSeed, themes } from '@parapet/ui'
import type { RuntimeConfig } from './RuntimeConfig.ts'

/** §1: the theme of a host name, from the configuration first, then from the themes that ship; else the provider's own. */
export function themeFor(host: string, { themes: own, hosts }: Pick<RuntimeConfig, 'themes' | 'hosts'>): ThemeSeed {
  const all = [...own, ...themes.filter((shipped) => !own.some((seed) => seed.name === shipped.name))]
  const name = hosts[host] ?? Object.entries(hosts).find(([pattern]) => covers(pattern, host))?.[1]
  return (
    all.find((seed) => seed.name === name) ??
    all.find((seed) => seed.hosts?.some((pattern) => covers(pattern, host))) ??
    all.find((seed) => seed.name === defaultTheme.name) ??
    defaultTheme
  )
}

/** §1: a changed theme replaces the current one only when its name differs. */
export function replaceTheme(current: ThemeSeed | null, changed: ThemeSeed): ThemeSeed {
  return current?.name === changed.name ? current : changed
}

function covers(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host
}
