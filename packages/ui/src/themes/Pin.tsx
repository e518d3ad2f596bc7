import { pinPath } from './pins.ts'
import { useTheme } from './ThemeProvider.tsx'

/** The theme's pin as a drawing in the colour of the text around it. Decoration: the name stands beside it. */
export function Pin({ size = 20 }: { size?: number }) {
  const { seed } = useTheme()
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={pinPath(seed.pin)} />
    </svg>
  )
}
