import { describe, expect, it } from 'vitest'
import { contrast, derive } from '../themes/derive.ts'
import { themes } from '../themes/themes.ts'
import { codeBacks, codeInks, codeTheme } from './codeTheme.ts'

const looks = themes.flatMap((seed) => (['light', 'dark'] as const).map((mode) => ({ name: seed.name, mode, seed })))

describe.each(looks)('$name, $mode', ({ seed, mode }) => {
  const tokens = derive(seed)[mode]

  it('writes code that can be read on everything it lies on', () => {
    const weak = Object.entries(codeInks).flatMap(([ink, token]) =>
      codeBacks
        .map((back) => ({ ink, back, ratio: contrast(tokens.color[token], tokens.color[back]) }))
        .filter(({ ratio }) => ratio < 4.5),
    )
    expect(weak).toEqual([])
  })

  it('gives Monaco nothing but colours as it takes them', () => {
    const { rules, colors } = codeTheme(tokens, mode)
    for (const color of [...Object.values(colors), ...rules.map((rule) => rule.foreground)])
      expect(color).toMatch(/^#(?:[\da-f]{6}|[\da-f]{8})$/)
  })
})
