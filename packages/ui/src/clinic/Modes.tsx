import type { ReactNode } from 'react'
import { Section } from '../layout/Card.tsx'
import type { ModeReport, ThemeReport } from '../themes/clinic/report.ts'
import type { Mode, ThemeSeed } from '../themes/seed.ts'
import { ThemeScope } from '../themes/ThemeScope.tsx'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'

const modes = ['light', 'dark'] as const

/** Shows its children in light and dark, side by side where there is space. */
export function Pictured({ seed, children }: { seed: ThemeSeed; children: (mode: Mode) => ReactNode }) {
  return (
    <div className={css.modes}>
      {modes.map((mode) => (
        <div key={mode} className={css.frame}>
          <ThemeScope seed={seed} mode={mode}>
            {children(mode)}
          </ThemeScope>
        </div>
      ))}
    </div>
  )
}

/** Renders a part of the report for each mode, in the page's own theme. */
export function Reported({ report, children }: { report: ThemeReport; children: (mode: ModeReport) => ReactNode }) {
  const t = useWords(clinicWords)
  return modes.map((mode) => (
    <Section key={mode} title={t(`mode.${mode}`)}>
      {children(report[mode])}
    </Section>
  ))
}
