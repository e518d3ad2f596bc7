import type { ThemeTokens } from '@parapet/ui'
import type { MapPoint } from '../WorldMap.tsx'
import { mapHeight, mapWidth, project } from './projection.ts'
import type { WorldPaths } from './useWorld.ts'

/** The world as svg text with literal colours, for a file. */
export function worldSvg(
  world: WorldPaths,
  {
    fillOf,
    points,
    tokens,
  }: { fillOf: (code: string) => string | null; points: readonly MapPoint[]; tokens: ThemeTokens },
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
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mapWidth}" height="${mapHeight}" viewBox="0 0 ${mapWidth} ${mapHeight}">` +
    `<g transform="scale(${world.step})"><path d="${world.rest}" fill="${tokens.color.none}" ${line}/>${shapes.join('')}${specks.join('')}</g>${marks.join('')}</svg>`
  return { svg, width: mapWidth, height: mapHeight }
}
