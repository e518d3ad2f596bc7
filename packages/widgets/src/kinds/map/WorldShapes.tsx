import type { ThemeTokens } from '@parapet/ui'
import { memo, useId } from 'react'
import type { MapPoint } from '../WorldMap.tsx'
import { land, lit as litStyle, mapSvg, pointMark } from './map.css.ts'
import { mapHeight, mapWidth, project } from './projection.ts'
import type { WorldPaths } from './useWorld.ts'

export interface WorldShapesProps {
  world: WorldPaths
  label: string
  fillOf: (code: string) => string | null
  isCountries: boolean
  points: readonly MapPoint[]
  lit: string | null
  onLit: (lit: { key: string; x: number; y: number } | null) => void
  tokens: ThemeTokens
}

/** The world map, with one event listener for all shapes. */
export const WorldShapes = memo(function WorldShapes(props: WorldShapesProps) {
  const { world, label, fillOf, isCountries, points, lit, onLit, tokens } = props
  const hatch = useId()
  const empty = tokens.color.none
  return (
    <svg
      className={mapSvg}
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      role="img"
      aria-label={label}
      onPointerMove={(event) => {
        const key = event.target instanceof Element ? event.target.getAttribute('data-key') : null
        if (key === null) {
          if (lit !== null) onLit(null)
          return
        }
        const box = event.currentTarget.getBoundingClientRect()
        const x = box.width > 0 ? ((event.clientX - box.left) / box.width) * mapWidth : 0
        const y = box.height > 0 ? ((event.clientY - box.top) / box.height) * mapHeight : 0
        onLit({ key, x, y })
      }}
      onPointerLeave={() => onLit(null)}
    >
      {isCountries ? (
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill={empty} />
            <line x1="0" y1="0" x2="0" y2="6" stroke={tokens.color.card} strokeWidth="1.5" />
          </pattern>
        </defs>
      ) : null}
      <g transform={`scale(${world.step})`} strokeWidth={0.5 / world.step}>
        <path d={world.rest} className={land} fill={empty} />
        {Object.entries(world.shapes).map(([code, path]) => (
          <path
            key={code}
            d={path}
            className={isCountries && lit === code ? `${land} ${litStyle}` : land}
            fill={isCountries ? (fillOf(code) ?? `url(#${hatch})`) : empty}
            data-key={isCountries ? code : undefined}
          />
        ))}
        {isCountries
          ? Object.entries(world.specks).map(([code, [x, y]]) => {
              const fill = fillOf(code)
              return fill ? (
                <circle
                  key={code}
                  cx={x}
                  cy={y}
                  r={lit === code ? 11 : 8}
                  fill={fill}
                  className={lit === code ? `${land} ${litStyle}` : land}
                  data-key={code}
                />
              ) : null
            })
          : null}
      </g>
      {points.map((point) => {
        const [x, y] = project(point.lon, point.lat)
        const isLit = lit === String(point.id)
        return (
          <circle key={point.id} className={pointMark} cx={x} cy={y} r={isLit ? 9 : 6} data-key={String(point.id)} />
        )
      })}
    </svg>
  )
})
