import { type Mode, themes } from '@parapet/ui'

/** A look for Chromatic: names of the toolbar's choices, and the width of the window in CSS pixels. */
export interface ChromaticMode {
  readonly theme: string
  readonly mode: Mode
  readonly viewport: number
}

const widths = [390, 768, 1440] as const
const widest = 1440

/** The looks in which Chromatic takes each pictured story: the default theme at every width, the others at the widest, all light and dark. */
export const chromaticModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  themes.flatMap(({ name }, index) =>
    (['light', 'dark'] as const).flatMap((mode) =>
      (index === 0 ? widths : [widest]).map((viewport) => [
        `${name} ${mode} ${viewport}`,
        { theme: name, mode, viewport },
      ]),
    ),
  ),
)
