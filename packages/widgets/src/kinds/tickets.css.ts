import { globalStyle, style } from '@vanilla-extract/css'
import { lineClamp } from '../charts/lineClamp.ts'
import { narrow } from './kinds.css.ts'

export const subject = style({
  ...lineClamp(2),
  overflowWrap: 'anywhere',
  lineHeight: '17px',
  '@container': { [narrow]: lineClamp(4) },
})
/** In little space the status follows the number, instead of in its column. */
export const inlineStatus = style({
  display: 'none',
  '@container': { [narrow]: { display: 'inline', marginInlineStart: '8px' } },
})
export const first = style({ height: '52px', '@container': { '(max-width: 800px)': { paddingBlock: '4px' } } })
globalStyle(`[data-density=compact] ${first}`, { height: '40px' })
