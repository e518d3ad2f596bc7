import type { ViewFilterKey } from '@parapet/api'
import { lazyModule, type Unit, useFormat, useLazyModule, useLocale, useTheme, useWords } from '@parapet/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { cx } from '../charts/cx.ts'
import { type TwinCell, useExports } from '../charts/exports.tsx'
import type { Pick } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { listWords } from '../words/lists.ts'
import { countryName } from './country.ts'
import { inks } from './inks.ts'
import { isNone } from './keyName.ts'
import { root, small } from './kinds.css.ts'
import {
  fewRanked,
  mapAlone,
  mapCard,
  mapCardName,
  mapCardValue,
  mapStage,
  map as mapStyle,
  rank,
  rankChange,
  rankCompared,
  rankFoot,
  rankFootFew,
  ranking,
  rankingFew,
  rankLit,
  rankName,
  rankShare,
  rankValue,
} from './map/map.css.ts'
import { mapHeight, mapWidth } from './map/projection.ts'
import { mapScale } from './map/scaleOf.ts'
import { landStore, type WorldPaths, worldStore } from './map/useWorld.ts'
import { WorldShapes } from './map/WorldShapes.tsx'
import { chip } from './table.css.ts'
import { useValueMenu } from './useValueMenu.tsx'
import { ValueChange } from './ValueChange.tsx'

export interface MapCountry {
  /** ISO 3166 alpha-2, in capitals; each once. */
  code: string
  value: number
  previous?: number
}
export interface MapPoint {
  id: number | string
  name: string
  lat: number
  lon: number
  detail: string
}

export interface WorldMapProps {
  label: string
  countries?: readonly MapCountry[]
  points?: readonly MapPoint[]
  unit: Unit
  onPick?: Pick
  filterKey?: ViewFilterKey
}

// Home's map has points only.
const countryKey = lazyModule(() => import('./map/CountryKey.tsx'))

const mostRanked = 8
/** In px: a wider map would be higher than its list. */
const mostWidth = Math.round((288 * mapWidth) / mapHeight)
const mostPoints = 400

/** Countries tinted by a value with their ranking beside them, or points of presence, whose list is the table of the widget. */
export function WorldMap({ label, countries, points, unit, onPick, filterKey = 'countrycode' }: WorldMapProps) {
  const t = useWords(kindWords)
  const m = useWords(listWords)
  const f = useFormat()
  const { locale } = useLocale()
  const { tokens } = useTheme()
  const store = countries ? worldStore : landStore
  const world = useSyncExternalStore(store.subscribe, store.get, () => null)
  const [lit, setLit] = useState<{ key: string; x: number; y: number } | null>(null)
  const drawnPoints = useMemo(() => points?.slice(0, mostPoints) ?? none, [points])
  const { CountryKey } = useLazyModule(countryKey, countries !== undefined) ?? {}
  const [isLong, setLong] = useState(false)
  const { button, menu } = useValueMenu(onPick, filterKey)
  const known = (countries ?? []).filter((one) => Number.isFinite(one.value)).toSorted((a, b) => b.value - a.value)
  const total = known.reduce((sum, one) => sum + one.value, 0)
  const isCompared = known.some((one) => one.previous !== undefined)
  const values = new Map(known.map((one) => [one.code, one.value]))
  const scale = mapScale(known.filter((one) => !isNone(one.code)).map((one) => one.value))
  const fillOf = (code: string) => {
    const value = values.get(code)
    return value === undefined || value <= 0 ? null : tokens.color[scale.tokenOf(value)]
  }
  const nameOf = (code: string) => (isNone(code) ? t('country.none') : countryName(code, locale))
  useExports({
    twin: () =>
      countries
        ? {
            caption: label,
            columns: [
              { label: t('key.country') },
              { label: 'ISO 3166-1' },
              {
                label: t(unit === 'requests' ? 'table.requests' : 'share.value'),
                kind: 'number',
                unit,
                format: (value) => f.unit(Number(value), unit),
              },
              { label: t('share.share'), kind: 'number', unit: 'percent', format: (value) => f.percent(Number(value)) },
              ...(isCompared
                ? [
                    {
                      label: t('share.before'),
                      kind: 'number' as const,
                      unit,
                      format: (value: TwinCell) => f.unit(Number(value), unit),
                    },
                  ]
                : []),
            ],
            rows: known.map((one) => [
              nameOf(one.code),
              one.code,
              one.value,
              total > 0 ? one.value / total : 0,
              ...(isCompared ? [one.previous ?? null] : []),
            ]),
          }
        : {
            caption: label,
            columns: [{ label: m('map.place') }, { label: m('map.detail') }],
            rows: (points ?? []).map((one) => [one.name, one.detail]),
          },
    picture: async () => {
      const [shapes, { worldSvg }, { classesOf, classToken }] = await Promise.all([
        store.load(),
        import('./map/worldSvg.ts'),
        countryKey.load(),
      ])
      const list = (countries ? known.slice(0, mostRanked) : []).map(({ code, value }) => {
        const share = total > 0 ? value / total : 0
        const color = fillOf(code) ?? tokens.color.none
        return { label: nameOf(code), color, share, text: f.unit(value, unit), percent: f.percent(share) }
      })
      const picture = { ...worldSvg(shapes, { fillOf, points: drawnPoints, list, tokens }), ...inks(tokens) }
      if (!countries) return picture
      const classes = classesOf(scale.bounds, f, unit).map((text, place) => ({
        label: text,
        color: tokens.color[classToken(scale.bounds.length, place)],
      }))
      const notes = [
        ...(scale.bounds.length > 1 ? [m(scale.kind === 'log' ? 'map.log' : 'map.linear')] : []),
        ...(known.length > mostRanked ? [m('map.more', { n: known.length - mostRanked })] : []),
      ]
      return { ...picture, legend: [...classes, { label: m('map.none'), color: tokens.color.none }], notes }
    },
  })
  const litCountry = lit && countries ? lit.key : null
  const litPoint = lit && points ? drawnPoints.find((point) => String(point.id) === lit.key) : undefined
  const litValue = litCountry === null ? undefined : values.get(litCountry)
  const card =
    litPoint !== undefined
      ? { name: litPoint.name, text: litPoint.detail }
      : litCountry !== null
        ? { name: nameOf(litCountry), text: litValue === undefined ? m('map.none') : f.unit(litValue, unit) }
        : null
  return (
    <div className={root}>
      <div className={cx(mapStyle, !countries && mapAlone)}>
        <div>
          <div
            className={mapStage}
            data-drawing={world && (!countries || CountryKey) ? undefined : true}
            style={{ aspectRatio: `${mapWidth} / ${mapHeight}`, maxInlineSize: mostWidth }}
          >
            {world ? (
              <WorldShapes
                world={world}
                label={m('map.picture', { label })}
                fillOf={fillOf}
                isCountries={countries !== undefined}
                points={drawnPoints}
                lit={lit?.key ?? null}
                onLit={setLit}
                tokens={tokens}
              />
            ) : null}
            {lit && card ? (
              <div
                className={mapCard}
                style={{
                  left: `${(lit.x / mapWidth) * 100}%`,
                  top: `${(lit.y / mapHeight) * 100}%`,
                  transform: `translate(${lit.x > mapWidth * 0.7 ? 'calc(-100% - 10px)' : '10px'}, ${lit.y > mapHeight / 2 ? 'calc(-100% - 8px)' : '8px'})`,
                }}
                aria-hidden
              >
                <div className={mapCardName}>{card.name}</div>
                <div className={mapCardValue}>{card.text}</div>
              </div>
            ) : null}
          </div>
          {countries && CountryKey ? (
            <CountryKey bounds={scale.bounds} kind={scale.kind} unit={unit} tokens={tokens} />
          ) : null}
        </div>
        {countries ? (
          <div>
            <ol className={cx(ranking, !isLong && rankingFew)} aria-label={m('map.list')}>
              {(isLong ? known : known.slice(0, mostRanked)).map((one) => (
                <li
                  key={one.code}
                  className={cx(rank, isCompared && rankCompared, litCountry === one.code && rankLit)}
                  onPointerEnter={() => setLit({ key: one.code, ...(world ? centreOf(world, one.code) : middle) })}
                  onPointerLeave={() => setLit(null)}
                >
                  <span className={rankName} title={nameOf(one.code)}>
                    {nameOf(one.code)}
                  </span>
                  <span className={rankValue}>{f.unit(one.value, unit)}</span>
                  {isCompared ? (
                    <span
                      className={rankChange}
                      title={
                        one.previous === undefined ? undefined : t('table.was', { value: f.unit(one.previous, unit) })
                      }
                    >
                      <ValueChange value={one.value} previous={one.previous} unit={unit} />
                    </span>
                  ) : (
                    <span className={rankShare}>{f.percent(total > 0 ? one.value / total : null)}</span>
                  )}
                  {onPick ? button({ value: one.code, label: nameOf(one.code) }) : <span />}
                </li>
              ))}
            </ol>
            {known.length > fewRanked ? (
              <div className={cx(rankFoot, known.length <= mostRanked && rankFootFew)}>
                <button type="button" className={chip} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
                  {isLong ? m('map.fewer') : m('map.all', { n: known.length })}
                </button>
              </div>
            ) : null}
          </div>
        ) : points && points.length > drawnPoints.length ? (
          <p className={small}>{m('map.morePoints', { n: points.length - drawnPoints.length })}</p>
        ) : null}
      </div>
      {menu}
    </div>
  )
}

const none: readonly MapPoint[] = []
const middle = { x: mapWidth / 2, y: mapHeight / 2 }

function centreOf(world: WorldPaths, code: string): { x: number; y: number } {
  const speck = world.specks[code]
  if (speck) return { x: speck[0] * world.step, y: speck[1] * world.step }
  const start = /^M(\d+) (\d+)/.exec(world.shapes[code] ?? '')
  return start ? { x: Number(start[1]) * world.step, y: Number(start[2]) * world.step } : middle
}
