import type { ReactNode } from 'react'
import { isImageSource } from './imageSource.ts'
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
  const { logo } = seed
  if (!logo || !isImageSource(logo.src)) return children
  const isDark = lightness(tokens.color[on]) < 0.5
  const src = isDark && isImageSource(logo.dark) ? logo.dark : logo.src
  return <img src={src} width={logo.width} height={logo.height} alt={seed.title} />
}

/** A rough lightness of `#rrggbb`, 0…1: enough to choose between two pictures. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (red * 3 + green * 6 + blue) / 2550
}
