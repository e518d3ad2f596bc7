import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { riseAbove } from './useClearance.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a toast', () => {
  const toast = box(1000, 800, 400, 60)

  it('stays where it is if it covers no button', () => {
    expect(riseAbove(toast, [])).toBe(0)
    expect(riseAbove(toast, [box(100, 820, 90, 32)])).toBe(0)
  })

  it('rises above a button, and above the next one there', () => {
    expect(riseAbove(toast, [box(1100, 830, 90, 32)])).toBe(38)
    expect(riseAbove(toast, [box(1100, 830, 90, 32), box(1200, 780, 90, 32)])).toBe(88)
  })

  it('covers no button wherever they are, as long as there is room above them', () => {
    const button = fc.tuple(fc.nat(1400), fc.integer({ min: 300, max: 900 })).map(([x, y]) => box(x, y, 90, 32))
    fc.assert(
      fc.property(fc.array(button, { maxLength: 12 }), (buttons) => {
        const rise = riseAbove(toast, buttons)
        const [top, bottom] = [toast.top - rise, toast.bottom - rise]
        const isFree = buttons.every(
          (one) => one.right <= toast.left || one.left >= toast.right || one.bottom <= top || one.top >= bottom,
        )
        expect(isFree).toBe(true)
      }),
    )
  })

  it('stays on the page', () => {
    expect(riseAbove(toast, [box(1000, 0, 400, 900)])).toBe(792)
  })
})
