import { loadAllIcons, useTheme } from '@parapet/ui'
import { ThemeClinic } from '@parapet/ui/clinic'
import { loadTableExtras } from '@parapet/ui/table'
import { useEffect } from 'react'
import { TOP_BAR_HEIGHT } from '../../shell/sizes.ts'

/** The theme clinic within the product: it begins with the theme that is shown, and changes nothing but its own preview. */
export function ThemePreview() {
  const { seed } = useTheme()
  useEffect(() => {
    // Without them the preview still works; the next part asks again.
    Promise.all([loadAllIcons(), loadTableExtras()]).catch(() => {})
  }, [])
  return <ThemeClinic initial={seed} barHeight={TOP_BAR_HEIGHT} />
}
