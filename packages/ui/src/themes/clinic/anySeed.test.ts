import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, hexOf, lchOf } from '../color.ts'
import { contrastTable } from '../contrastTable.ts'
import { confusable } from '../derive.ts'
import type { ThemeSeed } from '../seed.ts'
import { parapet } from '../seeds/parapet.ts'
import { themes } from '../themes.ts'
import { type Correction, correctionsOf, reportOf } from './report.ts'
import type { Vision } from './vision.ts'

const hexByte = (value: number) => value.toString(16).padStart(2, '0')
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const anyGrey = fc.integer({ min: 0, max: 255 }).map((n) => `#${hexByte(n).repeat(3)}`)
const corner = fc
  .array(fc.constantFrom(0, 1, 127, 128, 254, 255), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map(hexByte).join('')}`)
const color = fc.oneof({ arbitrary: anyHex, weight: 6 }, anyGrey, corner)
const seeds: fc.Arbitrary<ThemeSeed> = fc
  .record({ primary: color, secondary: color, tertiary: color, rail: fc.constantFrom('deep', 'light', 'brand') })
  .map((colors): ThemeSeed => ({ ...parapet, ...colors }))

const passes = (hex: string, { backs, least }: Correction) => backs.every((back) => contrast(hex, back) >= least)

/** Half of a just noticeable difference. A lightness this much closer to the wanted one must fail. */
const STEP = 1 / 150

function isTooFar(correction: Correction): boolean {
  const { wanted, to, end } = correction
  const l = lchOf(to).l + (end === 'dark' ? STEP : -STEP)
  const isPastWanted = end === 'dark' ? l > wanted.l : l < wanted.l
  return !isPastWanted && passes(hexOf({ ...wanted, l }), correction)
}

it('passes for any three colours and moves no colour further than contrast requires', () => {
  let largest = 0
  fc.assert(
    fc.property(seeds, (seed) => {
      const wrong = (['light', 'dark'] as const).flatMap((mode) => {
        const { tokens, corrections } = correctionsOf(seed, mode)
        for (const { deltaE } of corrections) largest = Math.max(largest, deltaE)
        return [
          ...contrastTable(tokens).filter((row) => !row.passes),
          ...confusable(tokens),
          ...corrections.filter(isTooFar),
        ]
      })
      expect(wrong).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect(largest).toBeGreaterThan(20)
  expect(largest).toBeLessThan(52)
})

const least: Partial<Record<Vision, number>> = { usual: 9, protanopia: 5, deuteranopia: 5, tritanopia: 4 }

function tooNear(seed: ThemeSeed): string[] {
  const { light, dark } = reportOf(seed)
  return [light, dark].flatMap(({ mode, seen }) =>
    seen.flatMap(({ vision, groups }) =>
      groups
        .filter(({ name }) => name !== 'meaning')
        .flatMap(({ pairs }) => pairs.filter(({ deltaE }) => deltaE < (least[vision] ?? 0)))
        .map(({ one, other, deltaE }) => `${mode}, ${vision}: ${one} and ${other} are ${deltaE.toFixed(1)} apart`),
    ),
  )
}

it.each(themes)('keeps chart colours of $name distinguishable in every colour vision', (seed) => {
  expect(tooNear(seed)).toEqual([])
})

it('keeps chart colours distinguishable in every colour vision for any three colours', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(tooNear(seed)).toEqual([])
    }),
    { numRuns: 500 },
  )
})
