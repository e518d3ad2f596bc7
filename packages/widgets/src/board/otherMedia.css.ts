import { vars } from '@parapet/ui/contract'
import { globalStyle } from '@vanilla-extract/css'
import { figure, plot, stage } from '../charts/chart.css.ts'
import { legend, swatch as legendSwatch, swatchLine } from '../charts/legend.css.ts'
import { dot as count, flag, mark } from '../charts/marks.css.ts'
import { band, crosshair, dot } from '../charts/overlay.css.ts'
import { seriesClass } from '../charts/seriesClass.ts'
import { body, frame, menu } from '../frame/frame.css.ts'
import { meterFill } from '../kinds/hitRatio.css.ts'
import { rowButton, swatch } from '../kinds/kinds.css.ts'
import { mapAlone, mapStage, mapSwatch } from '../kinds/map/map.css.ts'
import { barEdge, barFill, ring } from '../kinds/share.css.ts'
import { bar, foot } from '../kinds/table.css.ts'
import { at, board, cell, columns, GAP, grid, stacked, thirds, withSide } from './board.css.ts'

const forced = '(forced-colors: active)'
const any = (...names: readonly string[]): string => `:root :is(${names.map((one) => `.${one}`).join()})`

// Forced colours: data marks keep their colours, texts on them get the system background. Chromium repaints them only
// if something else changes too, hence the outline, which also separates pale fills from the background.
globalStyle(any(barFill, barEdge, bar, meterFill, swatch, legendSwatch, mapSwatch, dot), {
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
const lines = Object.values(swatchLine).map((line) => `.${line}`)
globalStyle(`${any(barFill, bar, meterFill, swatch, legendSwatch, mapSwatch)}:not(${lines.join()})`, {
  '@media': { [forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})
globalStyle(any(barFill, bar), { '@media': { [forced]: { opacity: 0.5 } } })
globalStyle(any(barEdge), { '@media': { [forced]: { opacity: 0.99 } } })
globalStyle(any(bar), { '@media': { [forced]: { background: vars.color.brandUi } } })
globalStyle(any(crosshair), { '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } } })
globalStyle(any(band), { '@media': { [forced]: { background: 'Highlight', opacity: 0.4, forcedColorAdjust: 'none' } } })
globalStyle(`${any(plot, ring)} text`, { '@media': { [forced]: { fill: 'CanvasText !important' } } })
globalStyle(`.${plot} .highcharts-yaxis-labels text`, { '@media': { [forced]: { stroke: 'Canvas' } } })

const paper = (selector: string, rule: Record<string, string | number>): void =>
  globalStyle(selector, { '@media': { print: rule } })

globalStyle(':root', { '@media': { print: { vars: { [vars.color.page]: '#fff !important' } } } })
// Print fills even where browsers save ink.
paper(any(barFill, barEdge, bar, meterFill, swatch, mapSwatch, legendSwatch, flag, count), {
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
})
paper(`${any(menu, rowButton)}, ${any(foot)} button`, { display: 'none' })
paper('main nav a:not([aria-current])', { display: 'none' })
paper(any(grid, ...Object.values(columns)), { gridAutoRows: 'minmax(min-content, auto)' })
paper(any(cell, figure), { breakInside: 'avoid' })
// Firefox begins a grid or a column of flex on the next sheet unless all of it fits.
paper(any(board, withSide, stacked), { display: 'block' })
paper(`${any(board, withSide, stacked)} > * + *`, { marginBlockStart: `${GAP}px` })
// Browsers lay out paper in whole px and clip a fraction.
paper(any(board), { paddingInline: '1px' })
const upright = 'print and (orientation: portrait)'
// A sheet is wide enough for two charts and three key figures, but not for three lists.
globalStyle(any(cell), { '@media': { [upright]: { gridColumn: at.wideColumn, gridRow: at.wideRow } } })
globalStyle(any(thirds), { '@media': { [upright]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })
globalStyle(`:root .${thirds} > .${cell}`, {
  '@media': { [upright]: { gridColumn: at.narrowColumn, gridRow: at.narrowRow } },
})
globalStyle(`:root .${columns[3]}:not(.${thirds})`, {
  '@media': { [upright]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
paper(any(frame, body), { overflow: 'visible' })
paper(`:root .${cell} > .${frame}`, { minBlockSize: '0 !important' })
paper(`${any(mapAlone)} .${mapStage}`, { width: '70%', marginInline: 'auto' })

// Charts drawn for the screen scale to the paper's width; overlays positioned by pixel are hidden.
paper(any(stage), { height: 'auto !important' })
paper(any(plot), { position: 'static', contain: 'none' })
paper(`.${plot} :is(div, .highcharts-root)`, { width: '100% !important', height: 'auto !important' })
// Half of a sheet is narrower than half of a screen.
paper(`:root .${plot} text`, { fontSize: '16px !important' })
paper(`:root .${body} .${legend}`, {
  gridTemplateColumns: 'minmax(0, 1fr) !important',
  columnGap: 0,
})
paper(`.${plot} ~ :not(.${mark}, :has(.${flag}))`, { display: 'none' })

const strip = (angle: string, gap: number): string =>
  `repeating-linear-gradient(${angle}, #000 0 ${gap / 2}px, #0005 0 ${gap}px)`
const patterns = ['45deg', '135deg', '0deg', '90deg'].flatMap((angle) => [strip(angle, 4), strip(angle, 10)])
for (const [index, mask] of patterns.entries()) {
  paper(`.${plot} .${seriesClass(index + 1)} .highcharts-area`, { mask })
  paper(`.${legend} > li:nth-child(${index + 2}) .${legendSwatch}`, { mask })
}
