import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { qrGrid, qrSvg } from './qr.ts'

const key = 'otpauth://totp/Parapet:secure?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Parapet'

it('draws what a reader reads back', () => {
  const grid = qrGrid(key).map((line) => [...line].join(''))
  expect(createHash('sha256').update(grid.join('\n')).digest('hex')).toBe(
    '900131f96411e155f497ff8429ea19310c2ce09cc8d2f1434d01ec068e37c342',
  )
  expect(qrSvg(key)).toMatch(/^<svg [^>]*viewBox="0 0 45 45">/)
})

it('refuses what does not fit', () => {
  expect(() => qrGrid('x'.repeat(107))).toThrow(RangeError)
})
