// Cuts the fonts of packages/ui/src/fonts from the Fontsource packages into two files each, so that the first page
// loads only English and Spanish letters. The results are committed; run `node scripts/subset-fonts.mjs` after
// updating a font package.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subset from 'subset-font'
import { root } from './workspace.mjs'

const dir = join(root, 'packages/ui/src/fonts')
const faces = {
  'plus-jakarta-sans': '5.3.0',
  inter: '5.3.0',
  manrope: '5.3.0',
  nunito: '5.3.0',
  outfit: '5.3.0',
  'source-serif-4': '5.3.1',
  'jetbrains-mono': '5.3.0',
}

/** Whose arrows all fonts use: the Fontsource packages have none. */
const arrowFace = { name: 'inter-ui', version: '4.1.1', file: 'variable/InterVariable.woff2' }

const sources = mkdtempSync(join(tmpdir(), 'parapet-faces-'))
process.on('exit', () => rmSync(sources, { recursive: true, force: true }))
const packages = [
  ...Object.entries(faces).map(([face, version]) => `@fontsource-variable/${face}@${version}`),
  `${arrowFace.name}@${arrowFace.version}`,
]
execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', sources, ...packages], { stdio: 'inherit' })

function pointsOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().slice(2).split('-')
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
  })
}

const declared = await readFile(join(dir, 'ranges.ts'), 'utf8')
const [core, rest, arrows] = ['coreRange', 'restRange', 'arrowRange'].map((name) => {
  const found = new RegExp(`${name} =\\s*\\n?\\s*'([^']+)'`).exec(declared)
  if (!found) throw new Error(`ranges.ts has no ${name}`)
  return String.fromCodePoint(...pointsOf(found[1]))
})

for (const face of Object.keys(faces)) {
  const files = join(sources, 'node_modules/@fontsource-variable', face, 'files')
  const source = await readFile(join(files, `${face}-latin-wght-normal.woff2`))
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

const arrowSource = await readFile(join(sources, 'node_modules', arrowFace.name, arrowFace.file))
const cutArrows = await subset(arrowSource, arrows, {
  targetFormat: 'woff2',
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 600, default: 400 }, opsz: 14 },
  keepFeatures: ['kern'],
})
await writeFile(join(dir, 'files', 'arrows.woff2'), cutArrows)
console.log('arrows'.padEnd(26), `${arrowSource.length} -> ${cutArrows.length}`)
