import { describe, expect, it } from 'vitest'
import { contrast, derive } from '../themes/derive.ts'
import { themes } from '../themes/themes.ts'
import { codeBacks, codeInks, codeTheme } from './codeTheme.ts'

const cases = themes.flatMap((seed) => (['light', 'dark'] as const).map((mode) => ({ name: seed.name, mode, seed })))

describe.each(cases)('$name, $mode', ({ seed, mode }) => {
  const tokens = derive(seed)[mode]

  it('has at least 4.5:1 contrast for every token on every code background', () => {
    const lowContrast = Object.entries(codeInks).flatMap(([ink, token]) =>
      codeBacks
        .map((back) => ({ ink, back, ratio: contrast(tokens.color[token], tokens.color[back]) }))
        .filter(({ ratio }) => ratio < 4.5),
    )
    expect(lowContrast).toEqual([])
  })

  it('contains only hex colours with 6 or 8 digits', () => {
    const { rules, colors } = codeTheme(tokens, mode)
    for (const color of [...Object.values(colors), ...rules.map((rule) => rule.foreground)])
      expect(color).toMatch(/^#(?:[\da-f]{6}|[\da-f]{8})$/)
  })
})
