import { style } from '@vanilla-extract/css'
import { upToLines } from '../upToLines.ts'
import { narrow } from './kinds.css.ts'

/** What a ticket is about: two lines of it are as high as its row; a phone's rows grow. */
export const subject = style({
  ...upToLines(2),
  overflowWrap: 'anywhere',
  lineHeight: '17px',
  '@container': { [narrow]: upToLines(4) },
})
/** Two lines need some air, where the board has room for it. */
export const first = style({ height: '52px', '@container': { '(max-width: 800px)': { paddingBlock: '4px' } } })
