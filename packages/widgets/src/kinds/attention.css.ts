import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { body } from '../frame/frame.css.ts'
import { upToLines } from '../upToLines.ts'
import { narrow, small } from './kinds.css.ts'

// What needs attention: as many beside each other as there is room for, each a line of state and title and a line of detail.

// That there is more below: a shade at the edge, which the end of the list covers when it comes.
const shade = `color-mix(in oklab, ${vars.color.text} 10%, transparent)`
const more = [
  `linear-gradient(${vars.color.card}, ${vars.color.card}) 0 100% / 100% 16px no-repeat local`,
  `linear-gradient(transparent, ${shade}) 0 100% / 100% 10px no-repeat scroll`,
].join(', ')
const forced = '(forced-colors: active)'
const edge = '2px solid CanvasText'

export const concerns = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(268px, 100%), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
  gridAutoRows: 'max-content',
  // A phone's tile is as high as what is in it: what comes later must not push the page. Two of them, and the others by scrolling.
  '@container': { [narrow]: { blockSize: '92px', rowGap: space[1], overflowY: 'auto', background: more } },
  '@media': { [forced]: { '@container': { [narrow]: { borderBlockEnd: edge } } } },
})
globalStyle(`${body}:has(${concerns})`, {
  background: more,
  // Systems that force their colours draw no shades: an edge, where the list is cut.
  '@media': { [forced]: { '@container': { '(min-width: 475px)': { borderBlockEnd: edge } } } },
})
export const concern = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gridAutoRows: 'max-content',
  columnGap: space[3],
  minHeight: '24px',
  '@container': { [narrow]: { alignItems: 'start', lineHeight: '24px' } },
})
/** Beside the word that all is well; below it where that would make a column of it. */
export const concernLooked = style([small, { margin: 0, '@container': { [narrow]: { gridColumn: '1 / -1' } } }])
const oneLine = { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** Names of hosts are longer than a phone is wide: they take two lines there before they are cut. */
export const concernTitle = style({
  ...oneLine,
  fontWeight: weight.medium,
  lineHeight: '24px',
  '@container': {
    [narrow]: {
      ...upToLines(2),
      overflowWrap: 'anywhere',
      lineHeight: '20px',
      paddingBlockStart: '2px',
    },
  },
})
export const concernText = style({
  ...oneLine,
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: size.s,
  lineHeight: '20px',
})
