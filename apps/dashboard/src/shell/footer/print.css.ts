import { space, vars } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { actions, bar, crumbs } from '../../kit/page/pageHeader.css.ts'
import { column, frame, main, railSlot, scrim, skip } from '../frame.css.ts'
import { bottomBar } from '../rail/bottomBar.css.ts'
import { topBar } from '../topBar/topBar.css.ts'
import { foot } from './footer.css.ts'

globalStyle(`:is(${skip}, ${railSlot}, ${scrim}, ${topBar}, ${bottomBar}, ${foot}, ${crumbs}, ${actions}, ${bar})`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(frame, { '@media': { print: { display: 'block' } } })
// The footer of a table is the only element that browsers repeat on each sheet.
globalStyle(column, { '@media': { print: { display: 'table', tableLayout: 'fixed', width: '100%', minHeight: 0 } } })
globalStyle(main, {
  '@media': { print: { display: 'table-row-group', maxWidth: 'none', padding: 0, zoom: 0.9 } },
})

export const printFoot = style({
  display: 'none',
  '@media': { print: { display: 'table-footer-group', breakInside: 'avoid' } },
})
export const printLines = style({
  marginTop: space[3],
  paddingTop: space[1],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '11px',
  lineHeight: '14px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
