import { pinPath } from './pins.ts'
import { useTheme } from './ThemeProvider.tsx'

/** The theme's pin in the current text colour. Decorative. */
export function Pin({ size = 20 }: { size?: number }) {
  const { seed } = useTheme()
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={pinPath(seed.pin)} />
    </svg>
  )
}
