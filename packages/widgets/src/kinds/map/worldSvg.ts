import type { ThemeTokens } from '@parapet/ui'
import { barsSvg, type SharedLine } from '../shareSvg.ts'
import type { MapPoint } from '../WorldMap.tsx'
import { mapHeight, mapWidth, project } from './projection.ts'
import type { WorldPaths } from './useWorld.ts'

const GAP = 24
const LIST_WIDTH = 360

/** The world as svg text with literal colours, for a file; the ranking of its countries beside it. */
export function worldSvg(
  world: WorldPaths,
  {
    fillOf,
    points,
    list,
    tokens,
  }: {
    fillOf: (code: string) => string | null
    points: readonly MapPoint[]
    list: readonly SharedLine[]
    tokens: ThemeTokens
  },
): { svg: string; width: number; height: number } {
  const line = `stroke="${tokens.color.card}" stroke-width="${0.5 / world.step}"`
  const shapes = Object.entries(world.shapes).map(
    ([code, path]) => `<path d="${path}" fill="${fillOf(code) ?? tokens.color.none}" ${line}/>`,
  )
  const specks = Object.entries(world.specks).map(([code, [x, y]]) => {
    const fill = fillOf(code)
    return fill ? `<circle cx="${x}" cy="${y}" r="8" fill="${fill}" ${line}/>` : ''
  })
  const marks = points.map((point) => {
    const [x, y] = project(point.lon, point.lat)
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${tokens.color.accent}" stroke="${tokens.color.card}" stroke-width="2"/>`
  })
  const width = list.length > 0 ? mapWidth + GAP + LIST_WIDTH : mapWidth
  const ranking =
    list.length > 0
      ? barsSvg(list, tokens, LIST_WIDTH).svg.replace(/^<svg\b/, `<svg x="${mapWidth + GAP}" y="${GAP}"`)
      : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${mapHeight}" viewBox="0 0 ${width} ${mapHeight}">` +
    `<g transform="scale(${world.step})"><path d="${world.rest}" fill="${tokens.color.none}" ${line}/>${shapes.join('')}${specks.join('')}</g>${marks.join('')}${ranking}</svg>`
  return { svg, width, height: mapHeight }
}
