// Figures of a tree: files, folders, imports to a higher floor (tests and stories exempt).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { edges, files } from './graph.mjs'
import { APP, appFloors, WIDGETS, widgetFloors } from './map.mjs'
const root = process.argv[2]
for (const [name, dir, floors] of [['app', APP, appFloors], ['widgets', WIDGETS, widgetFloors]]) {
  const source = join(root, dir)
  const entries = readdirSync(source, { withFileTypes: true })
  const all = files(source)
  const tops = entries.filter((one) => one.isDirectory()).map((one) => one.name)
  const floorOf = (file) => floors.indexOf(file.split('/')[0])
  const up = edges(source).filter(([from, to]) => floorOf(from) >= 0 && floorOf(to) >= 0 && floorOf(to) < floorOf(from))
  console.log(`${name}: ${tops.length} folders at the top, ${entries.length - tops.length} loose files, ${all.length} files, ${up.length} imports up`)
  // Folders that import one another, in one floor.
  const pairs = new Set()
  const room = (file) => file.split('/').slice(0, -1).join('/')
  for (const [from, to] of edges(source)) if (room(from) !== room(to)) pairs.add(`${room(from)} ${room(to)}`)
  const mutual = [...pairs].filter((pair) => { const [a, b] = pair.split(' '); return a < b && pairs.has(`${b} ${a}`) })
  console.log(`  mutual folders: ${mutual.length}${mutual.length ? `: ${mutual.join(' · ')}` : ''}`)
  for (const [from, to] of up) console.log(`  ${from} -> ${to}`)
}
