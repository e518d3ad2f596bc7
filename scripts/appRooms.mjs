// Fails if the rooms of the app import one another in a circle (dependency-cruiser finds only those of files), or if code that
// only makes pages fast is outside its folders.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { root } from './workspace.mjs'

const source = join(root, 'apps/dashboard/src')
const isTest = /\.(test|stories)\.tsx?$|[sS]tory|mockSession|mockScreen/
const specifiers = /(?:from|import\()\s*'(\.[^']+)'/g

function roomOf(path) {
  const [first, second] = path.split('/')
  return first === 'screens' ? `${first}/${second}` : first
}

// Performance code must be in folders of that name (docs/performance.md).
const speed = /\brequestIdleCallback\b|\bparapetEarly\b|'parapet\.ahead'|\bmodulepreload\b/
const strays = []
for (const folder of ['apps/dashboard/src', 'packages/widgets/src']) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(root, file).replaceAll('\\', '/')
    if (!/\.tsx?$/.test(path) || path.includes('/performance/') || /\.test\.tsx?$/.test(path)) continue
    if (speed.test(readFileSync(file, 'utf8'))) strays.push(path)
  }
}
if (strays.length > 0) {
  console.error(`Code for speed outside the folders performance/: ${strays.join(', ')}`)
  process.exitCode = 1
}

const imports = new Map()
for (const entry of readdirSync(source, { withFileTypes: true, recursive: true })) {
  const path = relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
  if (!entry.isFile() || !/\.tsx?$/.test(path) || isTest.test(path)) continue
  for (const [, specifier] of readFileSync(join(source, path), 'utf8').matchAll(specifiers)) {
    const to = normalize(join(dirname(path), specifier)).replaceAll('\\', '/')
    if (to.startsWith('..') || roomOf(to) === roomOf(path)) continue
    const edges = imports.get(roomOf(path)) ?? new Map()
    imports.set(roomOf(path), edges.set(roomOf(to), `${path} → ${to}`))
  }
}

const left = new Set(imports.keys())
for (let before = -1; before !== left.size; ) {
  before = left.size
  for (const room of left) {
    const isTop = ![...left].some((other) => other !== room && imports.get(other).has(room))
    const isBottom = ![...imports.get(room).keys()].some((to) => left.has(to))
    if (isTop || isBottom) left.delete(room)
  }
}
if (left.size > 0) {
  console.error('The rooms of the app import one another in a circle:')
  for (const room of left) for (const [to, how] of imports.get(room)) if (left.has(to)) console.error(`  ${how}`)
  process.exitCode = 1
} else {
  const arrows = [...imports.values()].reduce((sum, edges) => sum + edges.size, 0)
  console.log(`✔ no circles among the rooms of the app (${arrows} arrows, none runs back up)`)
}
