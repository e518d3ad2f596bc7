import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

function modulesOf(path: string): Set<string> {
  const dark = new Set<string>()
  for (const [, x = 0, y = 0, width = 0] of path.matchAll(/M(-?\d+) (-?\d+)h(\d+)v1/g)) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`)
  }
  return dark
}

it('draws exactly the dark modules of the code, within the quiet zone', () => {
  const text =
    'otpauth://totp/Parapet:ana@aurora.tv?secret=JBSWY3DPEHPK3PXP&issuer=Parapet%20CDN&algorithm=SHA1&digits=6&period=30'
  render(<QrCode text={text} label="Key for your telephone" />)
  const picture = screen.getByRole('img', { name: 'Key for your telephone' })
  const wanted = encode(text, { ecc: 'M', border: 0 })
  const drawn = modulesOf(picture.querySelectorAll('path')[1]?.getAttribute('d') ?? '')
  const dark = wanted.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(dark.length).toBeGreaterThan(400)
  expect([...drawn].toSorted()).toEqual(dark.toSorted())
  expect(picture.getAttribute('viewBox')).toBe(`-4 -4 ${wanted.size + 8} ${wanted.size + 8}`)
})
