import { describe, expect, it } from 'vitest'
import { confusable, contrastTable, derive, hueDistance, lchOf } from './derive.ts'
import { categories, data, meanings } from './meanings.ts'
import type { ThemeTokens } from './seed.ts'
import { themes } from './themes.ts'

const failing = (tokens: ThemeTokens) =>
  contrastTable(tokens)
    .filter((row) => !row.passes)
    .map((row) => `${row.front} on ${row.back}: ${row.ratio.toFixed(2)} < ${row.needed}`)

const modes = ['light', 'dark'] as const

describe.each(themes.flatMap((seed) => modes.map((mode) => ({ seed, mode, name: seed.name }))))(
  '$name in $mode',
  ({ seed, mode }) => {
    const tokens = derive(seed)[mode]

    it('meets every contrast requirement', () => {
      expect(failing(tokens)).toEqual([])
    })

    it('uses no brand colour that looks like a status', () => {
      expect(confusable(tokens)).toEqual([])
    })

    it('gives every token a colour', () => {
      for (const value of Object.values(tokens.color)) expect(value).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/)
    })

    it('keeps the hues of status and data colours', () => {
      for (const [token, fixed] of Object.entries({ ...meanings, ...data, ...categories })) {
        if (fixed.c < 0.03) continue
        expect(hueDistance(lchOf(tokens.color[token as keyof typeof data]).h, fixed.h), token).toBeLessThan(7)
      }
    })

    it('keeps the surfaces and the steps of the map distinguishable', () => {
      const { color } = tokens
      const scale = [color.seq1, color.seq2, color.seq3, color.seq4, color.seq5].map((hex) => lchOf(hex).l)
      const sorted = [...scale].sort((a, b) => (mode === 'light' ? b - a : a - b))
      expect(scale).toEqual(sorted)
      expect(new Set(scale.map((l) => l.toFixed(2))).size).toBe(5)
      expect(color.none).not.toBe(color.card)
      expect(color.page).not.toBe(color.card)
    })
  },
)

it('gives no two themes the same fonts, corners, rail and pattern', () => {
  const looks = themes.map((seed) => [seed.fonts.body, seed.fonts.heading, seed.radius, seed.rail, seed.pattern].join())
  expect(new Set(looks).size).toBe(themes.length)
})

it('has the colours and corners of §9 by default', () => {
  const seed = themes.find(({ name }) => name === 'parapet')
  expect(seed).toMatchObject({ primary: '#00abab', secondary: '#002643', tertiary: '#373834' })
  for (const mode of modes)
    expect(seed && derive(seed)[mode].radius).toEqual({ button: '36px', card: '18px', input: '10px' })
})
