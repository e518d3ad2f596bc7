import { size, space, vars } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { bottomBar } from './bottomBar.css.ts'
import { foot } from './foot.css.ts'
import { frame, main, railSlot, scrim, skip } from './frame.css.ts'
import { actions, bar, crumbs } from './pageHeader.css.ts'
import { topBar } from './topBar.css.ts'

// On paper a page is what it says: what can only be pressed is left out (ux-rules §7.8).
globalStyle(`:is(${skip}, ${railSlot}, ${scrim}, ${topBar}, ${bottomBar}, ${foot}, ${crumbs}, ${actions}, ${bar})`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(frame, { '@media': { print: { display: 'block' } } })
globalStyle(main, { '@media': { print: { maxWidth: 'none', padding: 0 } } })

/** Where the page is to be found again. */
export const printFoot = style({
  display: 'none',
  marginTop: space[4],
  paddingTop: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'block' } },
})
