import { Button, useTheme, useWords } from '@parapet/ui'
import { kindWords } from '../words/kinds.ts'
import { HoverCard } from './HoverCard.tsx'
import { bucketAt, edgeBeside } from './handles.ts'
import { eventsAt } from './markers.ts'
import type { PlotModel } from './options.ts'
import { band, crosshair, dot, handle, zoomBar } from './overlay.css.ts'
import type { Reading } from './reading.ts'
import type { Scale } from './scale.ts'
import type { Marker } from './types.ts'

/** A stretch of time that is being chosen for the page's range, epoch seconds. */
export interface TimeSelection {
  from: number
  to: number
  isDragging: boolean
}

export interface OverlayProps {
  model: PlotModel
  at: { time: number; reading: Reading } | null
  hasCard: boolean
  selection: TimeSelection | null
  markers: readonly Marker[]
  x: Scale
  y: Scale
  timeText: (time: number) => string
  timeAtPointer: (event: { clientX: number }) => number
  onSelect: (next: TimeSelection) => void
  onZoom: (selection: TimeSelection) => void
  onExplain: ((selection: TimeSelection) => void) | undefined
  onNote: ((selection: TimeSelection) => void) | undefined
  onCancel: () => void
}

/** The overlay of a plot while the user points or selects: crosshair, points, card, selection and its two handles. */
export function Overlay(props: OverlayProps) {
  const { at, selection } = props
  return (
    <>
      {selection ? <Band {...props} selection={selection} /> : null}
      {at ? <Crosshair {...props} at={at} /> : null}
      {selection && !selection.isDragging ? <Choice {...props} selection={selection} /> : null}
    </>
  )
}

function Band({ model: { box }, selection, x }: OverlayProps & { selection: TimeSelection }) {
  const left = x.toPixel(selection.from)
  return (
    <div
      className={band}
      style={{ left, width: Math.max(1, x.toPixel(selection.to) - left), top: box.top, height: box.height }}
    />
  )
}

function Crosshair(props: OverlayProps & { at: NonNullable<OverlayProps['at']> }) {
  const { model, at, hasCard, selection, markers, x, y, timeText } = props
  const { tokens } = useTheme()
  const { time, reading } = at
  const pixel = x.toPixel(time)
  return (
    <>
      <div
        className={crosshair}
        style={{ top: model.box.top, height: model.box.height, transform: `translateX(${pixel}px)` }}
      />
      {reading.rows.map((row) =>
        row.at === null ? null : (
          <span
            key={row.key}
            className={dot}
            style={{
              background: tokens.color[row.color],
              transform: `translate(${pixel}px, ${y.toPixel(row.at)}px)`,
            }}
          />
        ),
      )}
      {hasCard && !selection ? (
        <HoverCard
          reading={reading}
          unit={model.unit}
          peak={model.y.peak}
          heading={timeText(time)}
          isIncomplete={model.incompleteFrom !== undefined && time >= model.incompleteFrom}
          events={eventsAt(markers, model, time)}
          x={pixel}
          width={model.width}
        />
      ) : null}
    </>
  )
}

function Choice(props: OverlayProps & { selection: TimeSelection }) {
  const { model, selection, x, timeText, timeAtPointer, onSelect, onZoom, onExplain, onNote, onCancel } = props
  const t = useWords(kindWords)
  const { box, step } = model
  const reach = Math.min(model.width / 2, onNote ? 200 : 140)
  return (
    <>
      {(['from', 'to'] as const).map((edge) => (
        <div
          key={edge}
          className={handle}
          role="slider"
          tabIndex={0}
          aria-label={t(edge === 'from' ? 'zoom.from' : 'zoom.to')}
          aria-valuemin={model.x.min}
          aria-valuemax={model.x.max}
          aria-valuenow={Math.round(selection[edge])}
          aria-valuetext={timeText(bucketAt(model, selection, edge))}
          style={{ left: x.toPixel(selection[edge]), top: box.top, height: box.height }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.buttons === 0) return
            const here = timeAtPointer(event)
            const limited =
              edge === 'from' ? Math.min(here, selection.to - step) : Math.max(here, selection.from + step)
            onSelect({ ...selection, [edge]: limited })
          }}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
            if (event.key === 'Enter') onZoom(selection)
            else if (event.key === 'e' && onExplain) onExplain(selection)
            else if (event.key === 'n' && onNote) onNote(selection)
            else if (event.key === 'Escape') onCancel()
            else if (by !== 0) {
              const moved = edgeBeside(model, selection[edge], by)
              if (edge === 'from' ? moved < selection.to : moved > selection.from)
                onSelect({ ...selection, [edge]: moved })
            } else return
            event.preventDefault()
          }}
        />
      ))}
      <div
        className={zoomBar}
        style={{
          left: Math.min(
            model.width - reach,
            Math.max(reach, (x.toPixel(selection.from) + x.toPixel(selection.to)) / 2),
          ),
        }}
      >
        <Button size="s" tone="primary" onClick={() => onZoom(selection)}>
          {t('zoom.in')}
        </Button>
        {onExplain && (
          <Button size="s" icon="search" onClick={() => onExplain(selection)}>
            {t('zoom.explain')}
          </Button>
        )}
        {onNote && (
          <Button size="s" icon="flag" onClick={() => onNote(selection)}>
            {t('zoom.note')}
          </Button>
        )}
        <Button size="s" tone="quiet" onClick={onCancel}>
          {t('zoom.cancel')}
        </Button>
      </div>
    </>
  )
}
