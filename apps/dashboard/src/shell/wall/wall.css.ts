import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { actions, bar, compact, company, crumbs, headerText, sentence, title } from '../../kit/page/pageHeader.css.ts'
import { foot } from '../footer/footer.css.ts'
import { column, frame, main, railSlot, scrim, skip } from '../frame.css.ts'
import { bottomBar } from '../rail/bottomBar.css.ts'
import { topBar } from '../topBar/topBar.css.ts'
import { WALL_ZOOM } from './wallZoom.ts'

const wall = ':root[data-wall="true"]'
const zoom = `var(${WALL_ZOOM}, 1)`
const STRIP_ROOM = '420px'
const narrow = '(max-width: 1023.98px)'

globalStyle(
  `${wall} :is(${skip}, ${railSlot}, ${scrim}, ${topBar}, ${bottomBar}, ${foot}, ${crumbs}, ${actions}, ${bar}, [data-wall="hidden"])`,
  { display: 'none !important' },
)
globalStyle(`${wall} ${frame}`, { display: 'block' })
globalStyle(`${wall} ${column}`, { minHeight: '100dvh' })
globalStyle(`${wall}[data-wall-pages="whole"] :is(body, ${column})`, { height: '100dvh', overflow: 'hidden' })
globalStyle(`${wall} ${main}`, { zoom, maxWidth: 'none', padding: `${space[3]} ${space[4]} ${space[4]}` })
globalStyle(`${wall} :is(${main} > header, ${compact})`, {
  minHeight: 40,
  marginBottom: space[3],
  // Beside what the strip says of the wall.
  paddingInlineEnd: STRIP_ROOM,
  '@media': { [narrow]: { paddingInlineEnd: 0 } },
})
globalStyle(`${wall} header > ${headerText}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
})
globalStyle(`${wall} :is(${company}, header[data-home] ${sentence})`, {
  display: 'block',
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
})
globalStyle(`${wall} ${title}`, { fontSize: size.xl, fontWeight: weight.medium })
// A greeting is for who sits in front of it.
globalStyle(`${wall} header[data-home] ${title}`, { position: 'absolute', clipPath: 'inset(50%)' })
// Tiles that stand beside each other are as high as each other, so that a page ends below all of them.
globalStyle(`${wall} [data-tiles] > div`, {
  display: 'flex !important',
  flexDirection: 'column',
  alignItems: 'stretch',
})
globalStyle(`${wall} [data-off-page]`, { visibility: 'hidden' })
globalStyle(`${wall}[data-still="true"] body`, { cursor: 'none' })

export const strip = style({
  zoom,
  position: 'fixed',
  insetInlineEnd: space[4],
  top: space[3],
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  maxWidth: `calc(100% - ${space[8]})`,
  minHeight: 40,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { top: 'auto', bottom: space[3] }, print: { display: 'none' } },
})
/** The buttons, hidden without activity; a key shows them before one can be focused. */
export const leave = style({
  display: 'flex',
  alignItems: 'center',
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
