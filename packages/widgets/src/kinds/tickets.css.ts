import { style } from '@vanilla-extract/css'
import { upToLines } from '../upToLines.ts'
import { narrow } from './kinds.css.ts'

export const subject = style({
  ...upToLines(2),
  overflowWrap: 'anywhere',
  lineHeight: '17px',
  '@container': { [narrow]: upToLines(4) },
})
export const first = style({ height: '52px', '@container': { '(max-width: 800px)': { paddingBlock: '4px' } } })
