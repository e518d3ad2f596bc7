import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { decode } from './baseline.ts'
import type { Reviewed } from './causes.ts'
import { clustersOf, noVerdicts } from './clusters.ts'
import { copyPictures, differenceOf, pathOf, writePage } from './reviewPage.ts'

const picture: Reviewed = {
  name: 'ui-button--primary--parapet-light',
  story: 'ui-button--primary',
  title: 'UI / Button / "Primary"',
  theme: 'parapet',
  mode: 'light',
  width: null,
  isCanary: false,
  pixels: 1,
  facets: [{ kind: 'corners', area: { x: 100, y: 100, width: 10, height: 10 } }],
  reason: { cause: 'token', uncommitted: [], committed: [] },
}
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-page-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const drawn = (red: number, width = 200) =>
  sharp({ create: { width, height: 150, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

it('is a folder with both sides, their difference, and a page that names them by relative paths', async () => {
  for (const [side, red] of [
    ['before', 0],
    ['after', 90],
  ] as const)
    writeFileSync(join(folder, side), await drawn(red))
  const review = join(folder, 'review')
  const shown = await copyPictures(review, [picture], (side) => join(folder, side))
  writePage(review, clustersOf([picture]), shown, noVerdicts)
  const page = readFileSync(join(review, 'index.html'), 'utf8')
  for (const side of ['before', 'after', 'difference'] as const) {
    expect(page).toContain(`src="${pathOf(side, picture.name)}"`)
    expect((await decode(readFileSync(join(review, pathOf(side, picture.name))))).width).toBe(200)
  }
  expect(page).toContain('data-area="68 68 74 74"')
  expect(page).toContain('&quot;Primary&quot;')
  expect(page).not.toMatch(/(?:src|href)="(?:\/|https?:)/)
})

it('marks what differs, and what one of the pictures has not', async () => {
  const { data } = differenceOf(await decode(await drawn(0, 1)), await decode(await drawn(0, 2)))
  expect([...data.subarray(0, 6)]).toEqual([200, 200, 200, 230, 0, 150])
})
