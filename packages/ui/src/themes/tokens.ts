import type { ThemeTokens } from './seed.ts'

/** The CSS variables of a theme in one mode, as `contract.css.ts` names them: `--pp-color-brand-soft: #…`. */
export function tokensToVars(tokens: ThemeTokens): Record<`--pp-${string}`, string> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`--pp-${group}-${kebab(name)}`, String(value)]),
    ),
  )
}

/**
 * Sets the variables of a theme on an element; on the root element, portals, charts and exported images use them
 * too.
 */
export function applyTokens(tokens: ThemeTokens, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(tokensToVars(tokens))) element.style.setProperty(name, value)
}
