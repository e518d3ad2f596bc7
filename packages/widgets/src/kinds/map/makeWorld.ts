// Converts world-atlas (public domain) into projected paths with integer coordinates, a quarter of the size. `node
// packages/widgets/src/kinds/map/makeWorld.ts` writes generated/world.ts and, for point maps, generated/land.ts; a
// test compares them.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { project } from './projection.ts'

interface Geometry {
  type: string
  id?: string
  arcs?: number[][] | number[][][]
  properties: { name: string }
}
interface Topology {
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
  objects: { countries: { geometries: Geometry[] }; land: { geometries: Geometry[] } }
}
type Point = [number, number]

const require = createRequire(import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(require.resolve(`world-atlas/${file}`), 'utf8')) as Topology
const codes = JSON.parse(readFileSync(require.resolve('i18n-iso-countries/codes.json'), 'utf8')) as [
  string,
  string,
  string,
][]
const alpha2 = new Map(codes.map(([two, , numeric]) => [numeric, two]))
const unnumbered: Readonly<Record<string, string>> = { Kosovo: 'XK' }
const antarctica = '010'

function ringsOf({ type, arcs }: Geometry): number[][] {
  if (!arcs) return []
  return type === 'Polygon' ? (arcs as number[][]) : (arcs as number[][][]).flat()
}

function decode({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  return arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * (scale[0] as number) + (translate[0] as number), y * (scale[1] as number) + (translate[1] as number)]
    })
  })
}

function pointsOf(ring: number[], arcs: Point[][]): Point[] {
  return ring.flatMap((index) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])))
}

// A ring across the date line would span the whole map, so it is drawn once at either edge. Only what lies west of
// Alaska's tip counts: the land of Asia that crosses the line also contains Portugal.
const beyond = -160
function sidesOf(points: Point[]): Point[][] {
  const isCrossing = points.some(([longitude]) => longitude > 170) && points.some(([longitude]) => longitude < -165)
  if (!isCrossing) return [points]
  return [
    points.map(([longitude, latitude]): Point => [longitude < beyond ? 180 : longitude, latitude]),
    points.map(([longitude, latitude]): Point => [longitude < beyond ? longitude : -180, latitude]),
  ]
}

function pathOf(points: Point[], step = 0.5): string {
  const drawn: Point[] = []
  for (const [longitude, latitude] of points) {
    const [x, y] = project(longitude, latitude)
    const next: Point = [Math.round(x / step), Math.round(y / step)]
    const last = drawn.at(-1)
    if (!last || last[0] !== next[0] || last[1] !== next[1]) drawn.push(next)
  }
  if (drawn.length < 3) return ''
  let path = ''
  let before: Point = [0, 0]
  for (const [index, point] of drawn.entries()) {
    const dx = point[0] - before[0]
    const dy = point[1] - before[1]
    if (index === 0) path += `M${point[0]} ${point[1]}l`
    else if (index < drawn.length - 1 || dx || dy)
      path += `${index > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`
    before = point
  }
  return `${path}z`
}

/** The generated module's text. */
export function worldModule(): string {
  const small = read('countries-110m.json')
  const arcs = decode(small)
  const shapes: Record<string, string> = {}
  let rest = ''
  for (const geometry of small.objects.countries.geometries) {
    if (geometry.id === antarctica) continue
    const path = ringsOf(geometry)
      .flatMap((ring) => sidesOf(pointsOf(ring, arcs)))
      .map((side) => pathOf(side))
      .join('')
    const code = alpha2.get(geometry.id ?? '') ?? unnumbered[geometry.properties.name]
    if (code) shapes[code] = (shapes[code] ?? '') + path
    else rest += path
  }
  const fine = read('countries-50m.json')
  const fineArcs = decode(fine)
  const specks: Record<string, Point> = {}
  for (const geometry of fine.objects.countries.geometries) {
    const code = alpha2.get(geometry.id ?? '')
    if (!code || shapes[code] || geometry.id === antarctica) continue
    const points = ringsOf(geometry)
      .map((ring) => pointsOf(ring, fineArcs))
      .toSorted((a, b) => b.length - a.length)[0]
    if (!points?.length) continue
    const middle = (axis: 0 | 1) => {
      const values = points.map((point) => point[axis])
      return (Math.min(...values) + Math.max(...values)) / 2
    }
    const [x, y] = project(middle(0), middle(1))
    specks[code] = [Math.round(x * 2), Math.round(y * 2)]
  }
  return [
    '// Made by makeWorld.ts from world-atlas 2 (Natural Earth, public domain).',
    'export const step = 0.5',
    `export const shapes: Readonly<Record<string, string>> = ${JSON.stringify(shapes)}`,
    `export const rest = ${JSON.stringify(rest)}`,
    `export const specks: Readonly<Record<string, readonly [x: number, y: number]>> = ${JSON.stringify(specks)}`,
    '',
  ].join('\n')
}

const landStep = 2

/** The generated module of land alone, its text. */
export function landModule(): string {
  const topology = read('land-110m.json')
  const arcs = decode(topology)
  const isShown = (points: Point[]) => points.some(([, latitude]) => latitude > -56)
  const path = topology.objects.land.geometries
    .flatMap(ringsOf)
    .flatMap((ring) => sidesOf(pointsOf(ring, arcs)))
    .filter(isShown)
    .map((side) => pathOf(side, landStep))
    .join('')
  return [
    '// Made by makeWorld.ts from world-atlas 2 (Natural Earth, public domain).',
    `export const step = ${landStep}`,
    `export const rest = ${JSON.stringify(path)}`,
    'export const shapes: Readonly<Record<string, string>> = {}',
    'export const specks: Readonly<Record<string, readonly [x: number, y: number]>> = {}',
    '',
  ].join('\n')
}

/** The directory of the generated modules. */
export const worldFile = fileURLToPath(new URL('./generated/world.ts', import.meta.url))
export const landFile = fileURLToPath(new URL('./generated/land.ts', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(worldFile, worldModule())
  writeFileSync(landFile, landModule())
}
