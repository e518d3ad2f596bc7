import { Button, lazyModule, type Unit, useFormat, useLazyModule, useLocale, useTheme, useWords } from '@parapet/ui'
import { Suspense, use, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { empty, figure, plot, stage } from '../charts/chart.css.ts'
import { createCursor, crosshairLink, sharedCursor } from '../charts/cursor.ts'
import { type Exportable, useExports } from '../charts/exports.tsx'
import { Legend } from '../charts/Legend.tsx'
import { hiddenOf } from '../charts/legendState.ts'
import type { LegendSlot } from '../charts/legendStore.ts'
import { EventCutsContext, MarkersContext } from '../charts/markers.ts'
import { bucketTimeText, plotModel } from '../charts/model.ts'
import { Surface } from '../charts/Surface.tsx'
import { finishedCount, limitSeries, otherKey, restKey } from '../charts/series.ts'
import { twinOf } from '../charts/seriesTwin.ts'
import { sliceSeries } from '../charts/sliceSeries.ts'
import { summaryOf } from '../charts/summary.ts'
import type { EventCut, Marker, Pick, PickKey, SeriesData, SeriesShape, TimeSpan } from '../charts/types.ts'
import { type DrawCode, useDrawSlot, useDrawTurn } from '../charts/useDrawSlot.ts'
import { useLegend } from '../charts/useLegend.ts'
import { useStretch, useWidth } from '../charts/useWidth.ts'
import { kindWords } from '../words/kinds.ts'
import { inks } from './inks.ts'
import { useValueMenu } from './useValueMenu.tsx'

// In a chunk of its own with Highcharts. Not React.lazy: it suspends even when loaded, and all charts that wait for
// it would draw in one task.
let plotModule: typeof import('../charts/Plot.tsx') | undefined
let hasColumns = false
const loadPlot = () =>
  import('../charts/Plot.tsx').then((module) => {
    plotModule = module
  })
const loadColumns = () =>
  import('../charts/columns.ts').then(() => {
    hasColumns = true
  })
const plotCode: DrawCode = { load: loadPlot, isLoaded: () => plotModule !== undefined }
const barCode: DrawCode = {
  load: () => Promise.all([loadPlot(), loadColumns()]),
  isLoaded: () => plotModule !== undefined && hasColumns,
}

const eventParts = lazyModule(() => import('./eventParts.ts'))

const mostSeries = 8
const noCuts: readonly EventCut[] = []
const picture = { width: 960, height: 360 }

export interface TimeSeriesProps {
  label: string
  /** Bucket starts, epoch seconds, ascending. */
  times: readonly number[]
  /** Length of a bucket, seconds. */
  step: number
  series: readonly SeriesData[]
  /** Whether each bucket was collected; by default one with a value. */
  collected?: readonly boolean[]
  unit: Unit
  shape: SeriesShape
  /** The first incomplete bucket in epoch seconds, drawn dashed. */
  incompleteFrom?: number
  markers?: readonly Marker[]
  onZoom?: (span: TimeSpan) => void
  onExplain?: (span: TimeSpan | null) => void
  onNote?: (span: TimeSpan) => void
  onZoomReset?: () => void
  syncKey?: string
  legend?: LegendSlot
  onPick?: Pick
  /** What the keys of the series are; they then have the menu of values. */
  filterKey?: PickKey
  /** Height of the plot in px, fixed from the first paint on. Default 240. */
  height?: number
}

/** The rest of the series, or all of them, is no value. */
const isValue = (key: string) => key !== otherKey && key !== restKey && key !== ''

const COMPACT = 0.72
/** A plot as wide as a phone says as much with less height. */
const SLIM = { upTo: 420, scale: 0.85 }
const LEAST = 120
const MOST_STRETCH = 1.8

/** Series over time as lines, areas, stacked areas or bars, with legend, crosshair, brush, keys, spoken summary and exports. */
export function TimeSeries(props: TimeSeriesProps) {
  const {
    label,
    unit,
    shape,
    step,
    incompleteFrom,
    onZoom,
    onZoomReset,
    onExplain,
    onNote,
    syncKey,
    onPick,
    filterKey,
    height: fullHeight = 240,
  } = props
  const around = use(MarkersContext)
  const cutsAround = use(EventCutsContext)
  const markers = props.markers ?? around
  const cuts = props.markers ? noCuts : cutsAround
  const t = useWords(kindWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { tokens } = useTheme()
  const stageRef = useRef<HTMLDivElement>(null)
  const width = useWidth(stageRef, 640)
  const isCompact = document.documentElement.dataset.density === 'compact'
  const scale = isCompact ? COMPACT : width <= SLIM.upTo ? SLIM.scale : 1
  const least = Math.round(Math.max(fullHeight * scale, Math.min(fullHeight, LEAST)))
  const height = useStretch(stageRef, least)
  const { button, open, menu } = useValueMenu(onPick, filterKey)
  const isLinked = useSyncExternalStore(crosshairLink.subscribe, crosshairLink.get, crosshairLink.get)
  const cursor = useMemo(
    () => (syncKey === undefined || !isLinked ? createCursor() : sharedCursor(syncKey)),
    [syncKey, isLinked],
  )
  const [ownSpan, setOwnSpan] = useState<TimeSpan | null>(null)
  const [legend, setLegend] = useLegend(props.legend)
  const [listed, setListed] = useState<{ isOpen: boolean; at?: TimeSpan | undefined }>()
  const { Marks, EventList } = useLazyModule(eventParts, markers.length > 0 || listed !== undefined) ?? {}
  const list = (at?: TimeSpan) => setListed({ isOpen: true, at })

  const {
    times,
    series: all,
    collected,
  } = useMemo(
    () => sliceSeries(props.times, props.series, ownSpan, props.collected),
    [props.times, props.series, ownSpan, props.collected],
  )
  const gathered = useMemo(() => {
    const found = limitSeries(all, mostSeries, unit, t('chart.other', { n: all.length - mostSeries }))
    return { ...found, series: found.series.map((one, place) => ({ ...one, place })) }
  }, [all, unit, t])
  const series = useMemo(() => {
    const hidden = hiddenOf(
      gathered.series.map((one) => one.key),
      legend,
    )
    return hidden.size === 0 ? gathered.series : gathered.series.filter((one) => !hidden.has(one.key))
  }, [gathered, legend])
  const isEmpty = series.every((one) => one.values.every((value) => value === null))
  const isHidden = series.length === 0 && gathered.series.length > 0
  const input = { shape, unit, times, step, series, collected, incompleteFrom }
  const model = useMemo(
    () => plotModel({ width, height, shape, unit, times, step, series, collected, incompleteFrom }, f, zone),
    [width, height, shape, unit, times, step, series, collected, incompleteFrom, f, zone],
  )
  const { peak } = model.y
  // Not asked again once it is drawn: the cache only keeps what is not on a page.
  const isKept = useMemo(() => !isEmpty && plotModule?.isKept(model, tokens) === true, [isEmpty, model, tokens])
  const slot = useDrawSlot(stageRef, shape === 'bar' ? barCode : plotCode, isKept)
  const drawn = useDrawTurn(model, slot === 'ready' && !isEmpty)
  const summary = useMemo(
    () => summaryOf({ label, shape, unit, times, step, series, incompleteFrom, peak }, t, f, zone),
    [label, shape, unit, times, step, series, incompleteFrom, peak, t, f, zone],
  )
  const finished = finishedCount(times, incompleteFrom)

  useExports({
    twin: () => twinOf(label, times, gathered.series, unit, peak, t, f),
    picture: async () => {
      const [{ plotPicture }] = await Promise.all([import('../charts/plotSvg.ts'), shape === 'bar' && barCode.load()])
      const drawing = {
        label,
        model: plotModel({ ...input, ...picture }, f, zone),
        markers,
        series,
        unit,
        finished,
        peak,
      }
      return {
        ...plotPicture(drawing, tokens, t, f),
        ...picture,
        ...inks(tokens),
      }
    },
    onEvents: () => list(),
  } satisfies Exportable)

  const light = useCallback((key: string | null) => highlightSeries(stageRef.current, key, series), [series])
  const timeText = useCallback((time: number) => bucketTimeText(time, step, f), [step, f])
  const canPick = onPick !== undefined && filterKey !== undefined
  const reset = onZoomReset ?? (ownSpan ? () => setOwnSpan(null) : undefined)

  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers differ in what they say of a bare figure
    <figure role="figure" className={figure} aria-label={summary}>
      <div
        ref={stageRef}
        className={stage}
        style={{ minHeight: least, maxHeight: least * MOST_STRETCH }}
        data-drawing={!isEmpty && (slot === 'unknown' || slot === 'waiting') ? true : undefined}
      >
        {isEmpty ? (
          <div className={empty}>
            {t(isHidden ? 'legend.none' : 'chart.nothing')}
            {isHidden && (
              <Button size="s" onClick={() => setLegend(undefined)}>
                {t('legend.showAll')}
              </Button>
            )}
          </div>
        ) : slot === 'ready' && plotModule ? (
          <>
            <div className={plot}>
              <plotModule.Plot model={drawn} />
            </div>
            <Surface
              model={drawn}
              cursor={cursor}
              label={summary}
              markers={markers}
              onZoom={onZoom ?? setOwnSpan}
              onReset={reset}
              onExplain={onExplain}
              onNote={onNote}
              onMenu={
                canPick
                  ? (key, span, anchor, point) => {
                      const label = series.find((one) => one.key === key)?.label
                      if (label !== undefined && isValue(key)) open({ value: key, label, span, anchor, point })
                    }
                  : undefined
              }
              timeText={timeText}
            />
            {Marks && <Marks model={model} markers={markers} cuts={cuts} timeText={timeText} onOpen={list} />}
          </>
        ) : null}
      </div>
      <Legend
        series={gathered.series}
        unit={unit}
        peak={peak}
        isStacked={shape === 'stack' || shape === 'bar'}
        strokes={shape === 'line' && gathered.series.length > 1}
        finished={finished}
        state={legend}
        onState={setLegend}
        onLit={light}
        actionOf={
          canPick ? (one) => (!isValue(one.key) ? null : button({ value: one.key, label: one.label })) : undefined
        }
        dropped={gathered.dropped}
      />
      {menu}
      {listed && EventList && (
        <Suspense fallback={null}>
          <EventList
            isOpen={listed.isOpen}
            label={label}
            markers={markers}
            cuts={cuts}
            span={{ from: model.x.min, to: model.x.max + step }}
            at={listed.at}
            onClose={() => setListed({ isOpen: false })}
          />
        </Suspense>
      )}
    </figure>
  )
}

function highlightSeries(stageElement: HTMLElement | null, key: string | null, series: readonly SeriesData[]): void {
  const place = series.find((one) => one.key === key)?.place
  for (const group of stageElement?.querySelectorAll<SVGGElement>('.highcharts-series') ?? []) {
    group.style.opacity =
      key === null || place === undefined || group.classList.contains(`pp-series-${place}`) ? '' : '0.2'
  }
}
