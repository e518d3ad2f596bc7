import { isChordKey, useAnnounce, useCopy, useFormat, useLazyModule, useWords } from '@parapet/ui'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { kindWords } from '../words/kinds.ts'
import { barOffset } from './barOffset.ts'
import { gap, hidden, surface } from './chart.css.ts'
import type { CursorStore } from './cursor.ts'
import { eventsAt } from './markers.ts'
import type { TimeSelection } from './Overlay.tsx'
import type { PlotModel } from './options.ts'
import { overlay } from './overlay.ts'
import { readingAt, readingText } from './reading.ts'
import { linear, nearest } from './scale.ts'
import type { Marker, TimeSpan } from './types.ts'
import { zoomOf } from './zoomOf.ts'

export interface SurfaceProps {
  model: PlotModel
  cursor: CursorStore
  label: string
  markers: readonly Marker[]
  onZoom?: (span: TimeSpan) => void
  onReset?: (() => void) | undefined
  onExplain?: ((span: TimeSpan | null) => void) | undefined
  onNote?: ((span: TimeSpan) => void) | undefined
  /** Opens the menu of a series at a bucket: `point` is the pointer in px of the viewport, undefined for a key. */
  onMenu?: ((key: string, span: TimeSpan, anchor: HTMLElement, point?: { x: number; y: number }) => void) | undefined
  timeText: (time: number) => string
}

const doubleTapMs = 320
const leastDragPx = 6

/** The layer above a plot that handles pointer, touch and keyboard: crosshair, card, selection. */
export function Surface(props: SurfaceProps) {
  const { model, cursor, label, markers, onZoom, onReset, onExplain, onNote, onMenu, timeText } = props
  const t = useWords(kindWords)
  const f = useFormat()
  const announce = useAnnounce()
  const toCopy = useCopy()
  const id = useId()
  const helpId = useId()
  const element = useRef<HTMLDivElement>(null)
  const press = useRef<{ x: number; time: number } | null>(null)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const isTouch = useRef(false)
  /** Set by keys: a pointer that rests on the chart must not clear a selection when its handles appear below it. */
  const isByKeys = useRef(false)
  const [selection, setSelection] = useState<TimeSelection | null>(null)
  const at = useSyncExternalStore(cursor.subscribe, cursor.get, () => null)

  const { box, times, step, end } = model
  const x = linear(model.x.min, model.x.max, box.left, box.width)
  const top = model.y.ticks[model.y.ticks.length - 1] ?? 1
  const y = linear(0, top, box.top + box.height, -box.height)
  const isInside = at !== null && at.time >= model.x.min - step && at.time <= model.x.max + step
  const index = isInside ? nearest(times, at.time) : -1
  const isMine = at?.source === id
  const time = times[index]
  const reading = index >= 0 && time !== undefined ? readingAt(model, index) : null

  const timeAtPointer = (event: { clientX: number }): number => {
    const left = element.current?.getBoundingClientRect().left ?? 0
    const value = x.toValue((event.clientX - left) / zoomOf(element.current))
    return Math.min(model.x.max, Math.max(model.x.min, value))
  }
  const point = (place: number, isSpoken: boolean): void => {
    const bounded = Math.min(times.length - 1, Math.max(0, place))
    const next = times[bounded]
    if (next === undefined) return
    cursor.set({ time: next, source: id })
    isByKeys.current = isSpoken
    if (!isSpoken) return
    const values = readingText(
      readingAt(model, bounded),
      model,
      f,
      t(model.collected?.[bounded] ? 'chart.noRequests' : 'chart.gap'),
    )
    const events = eventsAt(markers, model, next).map((event) => event.label)
    announce([t('chart.point', { time: timeText(next), values }), ...events].join('. '), 'polite')
  }
  const astride = barOffset(model)
  const act = (span: TimeSpan, on: ((span: TimeSpan) => void) | undefined): void => {
    setSelection(null)
    const to = span.to >= model.x.max ? end : span.to + astride
    const from = span.from + astride
    if (to - from >= 1) on?.({ from: Math.floor(from), to: Math.ceil(to) })
  }
  const zoom = (span: TimeSpan): void => act(span, onZoom)
  const explain = (span: TimeSpan): void => act(span, onExplain)
  const note = (span: TimeSpan): void => act(span, onNote)
  const select = (next: TimeSelection): void => {
    const [from, to] = next.from <= next.to ? [next.from, next.to] : [next.to, next.from]
    setSelection({ from, to, isDragging: next.isDragging })
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return
    const here = timeAtPointer(event)
    isTouch.current = event.pointerType === 'touch'
    if (isTouch.current) {
      const isSecond = event.timeStamp - lastTap.current < doubleTapMs
      lastTap.current = event.timeStamp
      point(nearest(times, here), false)
      if (isSecond && onZoom) {
        const reach = (model.x.max - model.x.min) * 0.15
        select({
          from: Math.max(model.x.min, here - reach),
          to: Math.min(model.x.max, here + reach),
          isDragging: false,
        })
      }
      return
    }
    if (onZoom) press.current = { x: event.clientX, time: here }
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const here = timeAtPointer(event)
    point(nearest(times, here), false)
    const start = press.current
    if (!start || Math.abs(event.clientX - start.x) < leastDragPx) return
    // Captured late, so that a click or double click stays one.
    element.current?.setPointerCapture(event.pointerId)
    select({ from: start.time, to: here, isDragging: true })
  }
  const onPointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    press.current = null
    if (!selection?.isDragging) return
    if (event.shiftKey) setSelection({ ...selection, isDragging: false })
    else zoom(selection)
  }
  const onPointerLeave = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType !== 'touch' && !isByKeys.current && cursor.get()?.source === id) cursor.set(null)
    if (!selection?.isDragging) press.current = null
  }
  const copy = (): void => {
    if (!reading || time === undefined) return
    const text = [
      timeText(time),
      ...reading.rows.map((row) => `${row.label}\t${f.unit(row.value, model.unit, model.y.peak)}`),
    ].join('\n')
    void toCopy(text)
  }
  const openMenu = (anchor: HTMLElement, pointer?: { clientX: number; clientY: number }): boolean => {
    if (!onMenu || !reading || time === undefined) return false
    const height = pointer ? pointer.clientY - anchor.getBoundingClientRect().top : box.top
    const apart = (at: number | null) => (at === null ? Number.POSITIVE_INFINITY : Math.abs(y.toPixel(at) - height))
    const [row] = reading.rows.toSorted((a, b) => apart(a.at) - apart(b.at))
    if (!row) return false
    const point = pointer && { x: pointer.clientX, y: pointer.clientY }
    onMenu(row.key, { from: time, to: times[index + 1] ?? end }, anchor, point)
    return true
  }
  const setEdge = (edge: 'from' | 'to'): void => {
    if (!onZoom || time === undefined) return
    const next = {
      from: edge === 'from' ? time - astride : (selection?.from ?? model.x.min),
      to: edge === 'to' ? Math.min(model.x.max, (times[index + 1] ?? end) - astride) : (selection?.to ?? model.x.max),
      isDragging: false,
    }
    select(next)
    announce(t(edge === 'from' ? 'chart.edgeFrom' : 'chart.edgeTo', { time: timeText(time) }), 'polite')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    if (isChordKey(event)) return
    const here = index < 0 ? times.length - 1 : index
    const stride = event.shiftKey ? 10 : 1
    const moves: Record<string, number> = {
      ArrowRight: index < 0 ? here : here + stride,
      ArrowLeft: index < 0 ? here : here - stride,
      Home: 0,
      End: times.length - 1,
    }
    const move = moves[event.key]
    if (move !== undefined) point(move, true)
    else if (event.key === '[') setEdge('from')
    else if (event.key === ']') setEdge('to')
    else if (event.key === 'Enter' && selection) zoom(selection)
    else if (event.key === 'Escape' && (selection || index >= 0)) {
      setSelection(null)
      cursor.set(null)
    } else if (event.key === 'Escape' && onReset) onReset()
    else if (event.key === 'c') copy()
    else if (event.key === 'm' && onMenu) openMenu(event.currentTarget)
    else if (event.key === 'e' && onExplain) {
      if (selection) explain(selection)
      else onExplain(time === undefined ? null : { from: time, to: times[index + 1] ?? end })
    } else if (event.key === 'n' && onNote) {
      if (selection) note(selection)
      else if (time !== undefined) onNote({ from: time, to: times[index + 1] ?? end })
    } else return
    event.preventDefault()
  }

  const { Overlay } = useLazyModule(overlay, reading !== null || selection !== null) ?? {}
  return (
    <>
      <div
        ref={element}
        className={surface}
        role="application"
        aria-roledescription={t('chart.role')}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          press.current = null
          if (selection?.isDragging) setSelection(null)
        }}
        onPointerLeave={onPointerLeave}
        onDoubleClick={() => {
          if (!isTouch.current) onReset?.()
        }}
        onContextMenu={(event) => {
          if (!event.shiftKey && openMenu(event.currentTarget, event)) event.preventDefault()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (cursor.get()?.source === id) cursor.set(null)
        }}
      />
      <span id={helpId} className={hidden}>
        {t('chart.help')}
      </span>
      {model.gaps.map(({ from, to }) => (
        <div
          key={from}
          className={gap}
          style={{
            left: x.toPixel(Math.max(from, model.x.min)),
            width: Math.max(1, x.toPixel(Math.min(to, model.x.max)) - x.toPixel(Math.max(from, model.x.min))),
            top: box.top,
            height: box.height,
          }}
        />
      ))}
      {Overlay && (reading || selection) ? (
        <Overlay
          model={model}
          at={reading && time !== undefined ? { time, reading } : null}
          hasCard={isMine}
          selection={selection}
          markers={markers}
          x={x}
          y={y}
          timeText={timeText}
          timeAtPointer={timeAtPointer}
          onSelect={select}
          onZoom={zoom}
          onExplain={onExplain && explain}
          onNote={onNote && note}
          onCancel={() => setSelection(null)}
        />
      ) : null}
    </>
  )
}
