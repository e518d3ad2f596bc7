import type { ReactNode } from 'react'
import { isImageSource } from './isImageSource.ts'
import { useTheme } from './ThemeProvider.tsx'

interface LogoProps {
  /** The surface below it, which decides between the logo and its variant for dark surfaces. */
  on: 'rail' | 'page' | 'card'
  /** What a theme without a logo shows. */
  children: ReactNode
}

/** The theme's logo with the provider's name as its text; its children where the theme has none. */
export function Logo({ on, children }: LogoProps) {
  const { seed, tokens } = useTheme()
  const { src, dark, width, height } = seed.logo ?? {}
  if (!isImageSource(src)) return children
  // The green of `#rrggbb` is most of a colour's lightness: enough to choose between two pictures.
  const isDark = Number.parseInt(tokens.color[on].slice(3, 5), 16) < 128
  return <img src={isDark && isImageSource(dark) ? dark : src} width={width} height={height} alt={seed.title} />
}
