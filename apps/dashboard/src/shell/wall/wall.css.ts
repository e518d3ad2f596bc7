import { size, space, vars } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { actions, bar, compact, crumbs } from '../../kit/page/pageHeader.css.ts'
import { foot } from '../footer/footer.css.ts'
import { column, frame, main, railSlot, scrim, skip } from '../frame.css.ts'
import { bottomBar } from '../rail/bottomBar.css.ts'
import { topBar } from '../topBar/topBar.css.ts'

const wall = ':root[data-wall="true"]'

globalStyle(
  `${wall} :is(${skip}, ${railSlot}, ${scrim}, ${topBar}, ${bottomBar}, ${foot}, ${crumbs}, ${actions}, ${bar}, [data-wall="hidden"])`,
  { display: 'none !important' },
)
globalStyle(`${wall} ${frame}`, { display: 'block' })
globalStyle(`${wall} ${column}`, { minHeight: '100dvh' })
// The last line of a board can be scrolled above the strip.
globalStyle(`${wall} ${main}`, { maxWidth: 'none', padding: `${space[4]} ${space[4]} calc(64px + ${space[4]})` })
globalStyle(`${wall} ${compact}`, { marginBottom: space[4] })
globalStyle(`${wall}[data-still="true"] body`, { cursor: 'none' })

export const strip = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  bottom: space[4],
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  maxWidth: `calc(100vw - ${space[8]})`,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
})
/** The exit button, hidden without activity; a key shows it before it can be focused. */
export const leave = style({
  selectors: { [`${wall}[data-still="true"] &:not(:focus-within)`]: { display: 'none' } },
})
export const night = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  background: '#000',
  color: '#8a8a8a',
  outline: 'none',
})
export const nightTime = style({ fontSize: size.xl, fontVariantNumeric: 'tabular-nums' })
