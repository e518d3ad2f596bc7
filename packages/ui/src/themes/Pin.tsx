import { isImageSource } from './isImageSource.ts'
import { pinPath } from './pins.ts'
import { useTheme } from './ThemeProvider.tsx'

/** The mark of the theme: its own icon, else its pin in the current text colour. Decorative. */
export function Pin({ size = 20 }: { size?: number }) {
  const { seed } = useTheme()
  if (isImageSource(seed.favicon)) return <img src={seed.favicon} width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={pinPath(seed.pin)} />
    </svg>
  )
}
