// Cuts the faces of packages/ui/src/fonts from the packages they come in: two files a face, so that the first page carries only the
// letters of English and Spanish in the three weights we use, and the rest is fetched by the text that needs it. The results are
// checked in; run it again after a face's package was updated: `node scripts/subset-fonts.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import { root } from './workspace.mjs'

const dir = join(root, 'packages/ui/src/fonts')
const { resolve } = createRequire(join(root, 'packages/ui/package.json'))
const faces = ['plus-jakarta-sans', 'inter', 'manrope', 'nunito', 'outfit', 'source-serif-4', 'jetbrains-mono']

/** The code points of ranges written as CSS does: 'U+20-7E, U+A1'. */
function pointsOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().slice(2).split('-')
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
  })
}

const declared = await readFile(join(dir, 'ranges.ts'), 'utf8')
const [core, rest] = ['coreRange', 'restRange'].map((name) => {
  const found = new RegExp(`${name} =\\s*\\n?\\s*'([^']+)'`).exec(declared)
  if (!found) throw new Error(`ranges.ts has no ${name}`)
  return String.fromCodePoint(...pointsOf(found[1]))
})

for (const face of faces) {
  const source = await readFile(resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`))
  for (const [name, text] of [
    ['core', core],
    ['rest', rest],
  ]) {
    const cut = await subset(source, text, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes: { wght: { min: 400, max: 600, default: 400 } },
      // Shapes and figures only: stylistic sets, fractions and the arrows of programmers' faces would double the size.
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum', 'zero'],
    })
    await writeFile(join(dir, 'files', `${face}-${name}.woff2`), cut)
    console.log(`${face}-${name}`.padEnd(26), `${source.length} -> ${cut.length}`)
  }
}
