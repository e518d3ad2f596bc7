// How a board looks where the system forces its colours, and on paper. A file of its own, which the board fetches when all in view stands
// (board/lookAhead.ts): nobody's first picture waits for it.
import { vars } from '@parapet/ui/contract'
import { globalStyle } from '@vanilla-extract/css'
import { at, board, cell, columns, grid } from '../board/board.css.ts'
import { body, frame, menu } from '../frame/frame.css.ts'
import { meterFill } from '../kinds/hitRatio.css.ts'
import { rowButton, swatch } from '../kinds/kinds.css.ts'
import { mapAlone, mapStage, mapSwatch, pointList } from '../kinds/map/map.css.ts'
import { barEdge, barFill, ring } from '../kinds/share.css.ts'
import { actions, bar, foot } from '../kinds/table.css.ts'
import { figure, plot, stage } from './chart.css.ts'
import { legend, swatch as legendSwatch, swatchLine } from './legend.css.ts'
import { dot as count, flag, mark } from './marks.css.ts'
import { seriesClass } from './options.ts'
import { band, crosshair, dot } from './overlay.css.ts'

const forced = '(forced-colors: active)'
// From the root: a kind that is shown later brings its own sheet after this one.
const any = (...names: readonly string[]): string => `:root :is(${names.map((one) => `.${one}`).join()})`

// The length of a bar and the colour of a series are what is said: they stay. Texts on them get the system's ground behind them.
// Chromium does not draw anew what keeps its colours from now on, when nothing else of it changes: the edge makes it, and tells pale fills from the
// ground; what is too thin for one is no longer wholly opaque.
globalStyle(any(barFill, barEdge, bar, meterFill, swatch, legendSwatch, mapSwatch, dot), {
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})
const lines = Object.values(swatchLine).map((line) => `.${line}`)
globalStyle(`${any(barFill, bar, meterFill, swatch, legendSwatch, mapSwatch)}:not(${lines.join()})`, {
  '@media': { [forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})
globalStyle(any(barFill, bar), { '@media': { [forced]: { opacity: 0.5 } } })
globalStyle(any(barEdge), { '@media': { [forced]: { opacity: 0.99 } } })
// The theme's tint of what is chosen may be near the ground that the system chose.
globalStyle(any(bar), { '@media': { [forced]: { background: vars.color.brandUi } } })
globalStyle(any(crosshair), { '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } } })
globalStyle(any(band), { '@media': { [forced]: { background: 'Highlight', opacity: 0.4, forcedColorAdjust: 'none' } } })
globalStyle(`${any(plot, ring)} text`, { '@media': { [forced]: { fill: 'CanvasText !important' } } })
globalStyle(`.${plot} .highcharts-yaxis-labels text`, { '@media': { [forced]: { stroke: 'Canvas' } } })

const paper = (selector: string, rule: Record<string, string | number>): void =>
  globalStyle(selector, { '@media': { print: rule } })

// Paper is white in every theme.
globalStyle(':root', { '@media': { print: { vars: { [vars.color.page]: '#fff !important' } } } })
// What says something by its fill is printed also by browsers that save ink.
paper(any(barFill, barEdge, bar, meterFill, swatch, mapSwatch, legendSwatch, flag, count), {
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
})
// What can only be pressed.
paper(`${any(menu, rowButton)}, ${any(actions)} *, ${any(foot)} button`, { display: 'none' })
// Of a board's tabs the one that is printed.
paper('main nav a:not([aria-current])', { display: 'none' })
// Nobody scrolls paper: frames are as high as what is in them, and none lies on two pages.
paper(any(grid, ...Object.values(columns)), { gridAutoRows: 'minmax(min-content, auto)' })
paper(any(cell, figure), { breakInside: 'avoid' })
// Browsers lay a sheet out in whole px, and cut off what is a fraction wider.
paper(any(board), { paddingInline: '1px' })
// Two charts beside each other are too narrow for an upright sheet, whatever the window was.
const upright = 'print and (orientation: portrait)'
globalStyle(any(columns[3]), { '@media': { [upright]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })
globalStyle(any(cell), { '@media': { [upright]: { gridColumn: at.narrowColumn, gridRow: at.narrowRow } } })
paper(any(frame, body), { overflow: 'visible' })
// A map across a sheet would leave none of it to what it says.
paper(`${any(mapAlone)} .${mapStage}`, { width: '70%', marginInline: 'auto' })
paper(any(pointList), { maxHeight: 'none', gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))' })

// Nothing is measured for paper: a chart that was drawn for the screen takes the width that there is, and its height follows; what
// was laid over it by the pixel would lie beside its place.
paper(any(stage), { height: 'auto !important' })
paper(any(plot), { position: 'static', contain: 'none' })
paper(`.${plot} :is(div, .highcharts-root)`, { width: '100% !important', height: 'auto !important' })
paper(`.${plot} ~ :not(.${mark}, :has(.${flag}))`, { display: 'none' })

// Without colour the parts of a whole are told apart by what they are hatched with (ux-rules §7.8), in the chart and before their names.
const strip = (angle: string, gap: number): string =>
  `repeating-linear-gradient(${angle}, #000 0 ${gap / 2}px, #0005 0 ${gap}px)`
const patterns = ['45deg', '135deg', '0deg', '90deg'].flatMap((angle) => [strip(angle, 4), strip(angle, 10)])
for (const [place, mask] of patterns.entries()) {
  paper(`.${plot} .${seriesClass(place + 1)} .highcharts-area`, { mask })
  paper(`.${legend} > li:nth-child(${place + 2}) .${legendSwatch}`, { mask })
}
