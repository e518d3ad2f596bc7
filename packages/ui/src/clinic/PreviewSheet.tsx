import type { ReactNode } from 'react'
import { Section } from '../layout/Card.tsx'
import type { Mode, ThemeSeed } from '../themes/seed.ts'
import * as css from './clinic.css.ts'
import { Pictured } from './Modes.tsx'
import { PartsSample } from './PartsSample.tsx'

/** A sample that packages/ui cannot provide: a chart, a map, a whole screen. */
export interface ThemeSample {
  id: string
  title: string
  isScreen?: boolean
  render: (look: { seed: ThemeSeed; mode: Mode }) => ReactNode
}

/** Shows the product's components and the caller's samples in both modes. */
export function PreviewSheet({ seed, samples }: { seed: ThemeSeed; samples: readonly ThemeSample[] }) {
  return (
    <div className={css.sheet}>
      <Pictured seed={seed}>{() => <PartsSample />}</Pictured>
      {samples.map(({ id, title, isScreen, render }) => (
        <Section key={id} title={title}>
          <Pictured seed={seed}>
            {(mode) => (
              <div className={isScreen ? css.still : css.live} inert={isScreen}>
                <div className={isScreen ? css.stillInner : undefined}>{render({ seed, mode })}</div>
              </div>
            )}
          </Pictured>
        </Section>
      ))}
    </div>
  )
}
