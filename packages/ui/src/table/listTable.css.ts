import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, vars, weight } from '../themes/contract.css.ts'
import { cell as baseCell, head as baseHead, sortMark } from './columnCells.css.ts'

/** Below this width of the container a header breaks between words before it is cut. */
const narrow = '(max-width: 440px)'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  tableLayout: 'fixed',
})
export const head = style([
  baseHead,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@container': { [narrow]: { whiteSpace: 'normal', verticalAlign: 'bottom' } },
  },
])
// Exact widths: the mark replaces the space before a name.
globalStyle(`${head} ${sortMark}`, {
  position: 'absolute',
  insetInlineEnd: '100%',
  marginInlineEnd: '-4px',
})
globalStyle(`${head} > button`, {
  position: 'relative',
  minBlockSize: 0,
  marginBlock: '-4px',
  paddingBlock: '4px',
  textAlign: 'end',
})
export const row = style({
  ':hover': { background: vars.color.hover },
  selectors: { '&:focus-within': { background: vars.color.hover } },
})
export const cell = style([
  baseCell,
  {
    height: '36px',
    fontWeight: weight.regular,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
])
// The class of a column overrides these, in whichever order its styles load.
globalStyle(`:where(${head})`, { padding: `0 ${space[2]} ${space[2]} 0` })
globalStyle(`:where(${cell})`, { padding: `0 ${space[2]} 0 0`, whiteSpace: 'nowrap' })
export const fitted = style({ tableLayout: 'auto' })
globalStyle(`${fitted} :is(${head}, ${cell}:not([data-numeric]))`, { whiteSpace: 'normal' })
globalStyle(`${fitted} ${head}`, { verticalAlign: 'bottom' })
// An address has no place to break: on a phone it would make the page wider than the window.
globalStyle(`${fitted} ${cell}`, { paddingBlock: '4px', '@media': { [media.phone]: { overflowWrap: 'anywhere' } } })
globalStyle(`${fitted} ${cell} > button`, { whiteSpace: 'nowrap' })
globalStyle(`[data-density=compact] ${cell}`, { height: '28px' })
globalStyle(`tbody tr:last-child > ${cell}`, { borderBlockEndColor: 'transparent' })
export const control = style({
  width: '36px',
  padding: 0,
  textAlign: 'end',
  '@media': { '(hover: none)': { width: '44px' } },
})
globalStyle(`${control} *`, { '@media': { print: { display: 'none' } } })
