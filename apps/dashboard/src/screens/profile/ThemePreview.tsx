import { loadAllIcons, useTheme, useWords } from '@parapet/ui'
import { ThemeClinic, type ThemeSample } from '@parapet/ui/clinic'
import { loadTableExtras } from '@parapet/ui/table'
import { Sample, sampleNames } from '@parapet/widgets/samples'
import { useEffect, useMemo } from 'react'
import { TOP_BAR_HEIGHT } from '../../kit/page/sizes.ts'
import { profileWords } from './profile.words.ts'

/** The theme clinic in the product; it changes only its own preview (decision 0008). */
export function ThemePreview() {
  const { seed } = useTheme()
  const t = useWords(profileWords)
  useEffect(() => {
    Promise.all([loadAllIcons(), loadTableExtras()]).catch(() => {})
  }, [])
  const samples = useMemo<readonly ThemeSample[]>(
    () =>
      sampleNames.map((name) => {
        const title = t(`sample.${name}`)
        return { id: name, title, render: ({ mode }) => <Sample key={mode} name={name} label={title} /> }
      }),
    [t],
  )
  return <ThemeClinic initial={seed} samples={samples} barHeight={TOP_BAR_HEIGHT} />
}
