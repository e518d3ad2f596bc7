import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { body } from '../frame/frame.css.ts'
import { moreBelow } from '../moreBelow.ts'
import { upToLines } from '../upToLines.ts'
import { narrow } from './kinds.css.ts'

// What needs attention: as many beside each other as there is room for, each a line of state and title and a line of detail.

const forced = '(forced-colors: active)'
const edge = '2px solid CanvasText'

export const concerns = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(268px, 100%), 1fr))',
  columnGap: space[6],
  // Two rows of them are as high as the tile.
  rowGap: space[2],
  gridAutoRows: 'max-content',
  // A phone's tile is as high as what is in it: what comes later must not push the page. Two of them, and the others by scrolling.
  '@container': { [narrow]: { blockSize: '92px', rowGap: space[1], overflowY: 'auto', background: moreBelow } },
  '@media': { [forced]: { '@container': { [narrow]: { borderBlockEnd: edge } } } },
})
globalStyle(`${body}:has(${concerns})`, {
  background: moreBelow,
  // Systems that force their colours draw no shades: an edge, where the list is cut.
  '@media': { [forced]: { '@container': { '(min-width: 475px)': { borderBlockEnd: edge } } } },
})
/** A mark, beside it what it is, and below that how it is: the names stand in one column, whatever their states are called. */
export const concern = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  columnGap: '6px',
  lineHeight: '20px',
})
export const concernMark = style({ display: 'flex', alignItems: 'center', blockSize: '20px' })
const oneLine = { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const twoLines = { ...upToLines(2), overflowWrap: 'anywhere' } as const
/** Names of hosts are longer than half a tablet is wide: they take two lines before they are cut. */
export const concernTitle = style({ ...oneLine, ...twoLines, fontWeight: weight.medium })
export const concernText = style({
  ...oneLine,
  gridColumn: 2,
  color: vars.color.muted,
  fontSize: size.s,
})
export const concernState = style({ fontWeight: weight.medium })
// One or two have the room beside or below them: nothing of their details is cut then, either.
const few = `${concerns}:not(:has(> li:nth-child(3)))`
globalStyle(`${few} ${concernText}`, { '@container': { '(min-width: 441px)': twoLines } })
globalStyle(`${concerns}:not(:has(> li:nth-child(2))) ${concernText}`, twoLines)

/** What was looked at when all is well: beside each other, each with what was found. */
export const checks = style({
  listStyle: 'none',
  margin: 0,
  padding: `${space[2]} 0 0`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))',
  columnGap: space[4],
  fontSize: size.s,
  lineHeight: '20px',
  '@container': { [narrow]: { columnGap: space[2] } },
})
export const check = style({ position: 'relative', minWidth: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' })
export const checkTick = style({ position: 'absolute', insetInlineStart: 0, color: vars.color.goodText })
/** A phone's tile is as high as two concerns: their names alone are seen there. */
export const checkFine = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: size.xs,
  lineHeight: '16px',
  '@container': { [narrow]: { fontSize: 0, lineHeight: 0 } },
})
