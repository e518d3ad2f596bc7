import type { ThemeTokens } from './seed.ts'

/** Returns the CSS variables of a theme in one mode: `--pp-color-brand-soft: #…`. */
export function tokensToVars(tokens: ThemeTokens): Record<`--pp-${string}`, string> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`--pp-${group}-${kebab(name)}`, String(value)]),
    ),
  )
}

/** Sets the CSS variables of a theme on an element; portals and exported images need them on the root element. */
export function applyTokens(tokens: ThemeTokens, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(tokensToVars(tokens))) element.style.setProperty(name, value)
}
