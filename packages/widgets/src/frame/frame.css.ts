import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { legend, legendAmount } from '../charts/legend.css.ts'
import { lineClamp } from '../charts/lineClamp.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
  boxSizing: 'border-box',
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: `14px ${space[4]} 0`,
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: '54px',
})
const half = '(max-width: 240px)'
const narrow = '(max-width: 440px)'
const slimmest = '(max-width: 160px)'
const hovered = '(hover: hover)'
export const titles = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlockStart: '2px',
  '@container': { [half]: { '::before': { content: '', float: 'inline-end', inlineSize: '20px', blockSize: '20px' } } },
  // Figures beside each other stand on one line, whether or not their titles need two.
  '@media': { [media.desktop]: { '@container': { [half]: { minBlockSize: '60px' } } } },
})
export const title = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.semibold,
  color: vars.color.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
  '@container': { [half]: { overflow: 'visible', overflowWrap: 'anywhere', whiteSpace: 'normal' } },
})
export const subtitle = style({
  margin: 0,
  fontSize: size.xs,
  lineHeight: '18px',
  color: vars.color.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const whole = style({
  '@container': {
    '(max-width: 500px)': lineClamp(3),
    '(max-width: 340px)': { WebkitLineClamp: 4 },
  },
})
export const zone = style({
  '@media': { screen: { '@container': { [narrow]: { fontSize: 0, lineHeight: 0 } } } },
})
/** Two lines, so that the figure beside the text moves nothing below it. */
export const reserved = style({ '@container': { '(max-width: 500px)': { minBlockSize: '36px' } } })
export const offered = style({ whiteSpace: 'normal', lineHeight: '16px' })
export const figure = style({
  flex: 'none',
  maxInlineSize: '60%',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { inlineSize: 'min-content' } },
})
export const figureValue = style({
  whiteSpace: 'nowrap',
  fontSize: size.l,
  lineHeight: '22px',
  fontWeight: weight.semibold,
  color: vars.color.text,
})
export const figureWhat = style({
  fontSize: size.xs,
  lineHeight: '18px',
  color: vars.color.muted,
  whiteSpace: 'nowrap',
})

export const menu = style({
  flex: 'none',
  marginBlock: '-2px',
  marginInlineEnd: `-${space[1]}`,
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    [`${frame}:hover &, ${frame}:focus-within &`]: { opacity: 1 },
  },
  '@media': {
    '(hover: none)': { opacity: 1 },
  },
  '@container': { [half]: { position: 'absolute', insetBlockStart: '6px', insetInlineEnd: '4px' } },
})

export const body = style({
  containerType: 'inline-size',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  overflow: 'auto',
})
// Where only pointing shows the menu, it may cover the title: words have the whole width and are not broken.
globalStyle(`${titles}::before`, { '@media': { [hovered]: { '@container': { [slimmest]: { display: 'none' } } } } })
globalStyle(`${menu}`, {
  '@media': {
    [hovered]: { '@container': { [slimmest]: { background: vars.color.card, borderRadius: vars.radius.button } } },
  },
})
globalStyle(`:is(${head}, ${body})`, { '@container': { [slimmest]: { paddingInline: '10px' } } })
globalStyle(`${title}`, { '@container': { [slimmest]: { fontSize: size.s } } })
globalStyle(`[data-density=compact] ${head}`, { padding: `10px ${space[3]} 0`, minBlockSize: '48px' })
globalStyle(`[data-density=compact] ${body}`, { padding: `${space[2]} ${space[3]} ${space[3]}` })
globalStyle(`${body} ul:has(> li:nth-child(4)) ${legendAmount}`, {
  '@container': { '(max-width: 479px)': { display: 'none' } },
})
globalStyle(`${body} ${legend}:has(> li:nth-child(4))`, {
  '@container': { '(max-width: 720px)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const earlier = style({ filter: 'saturate(0.25)', transition: `filter ${motion.base}` })

export const remarks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: size.xs,
  lineHeight: '18px',
  color: vars.color.muted,
})
export const remark = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minInlineSize: 0 })
export const warning = style({ color: vars.color.watchText })

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '2px',
  overflow: 'hidden',
  background: vars.color.brandSoft,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '30%',
    background: vars.color.brandUi,
    animation: `${slide} 1.4s ease-in-out infinite`,
  },
  '@media': { [media.still]: { '::after': { animation: 'none', inlineSize: '100%', opacity: 0.5 } } },
})

export const message = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: space[1],
  textAlign: 'center',
  color: vars.color.muted,
  fontSize: size.s,
  lineHeight: '20px',
})
export const messageIcon = style({ color: vars.color.faint, marginBlockEnd: space[1], lineHeight: 0 })
export const drawing = style({ lineHeight: 0, marginBlockEnd: space[1] })
export const messageTitle = style({
  margin: 0,
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.medium,
  color: vars.color.text,
  textWrap: 'balance',
})
export const messageText = style({ margin: 0, maxInlineSize: '44ch', textWrap: 'pretty', overflowWrap: 'anywhere' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[2],
})
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: size.xs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const counting = style({ fontVariantNumeric: 'tabular-nums' })

export const skeleton = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  contain: 'size',
  overflow: 'hidden',
  '@media': { print: { contain: 'none' } },
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
})
export const paperOnly = style({
  display: 'none',
  margin: 0,
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
  '@media': { print: { display: 'block' } },
})
export const stillLoading = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -50%)',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.button,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  fontSize: size.xs,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
})
const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } })
export const bone = style({
  background: vars.color.sunken,
  borderRadius: '6px',
  animation: `${pulse} 1.8s ease-in-out infinite`,
  // Visible with forced colours, which remove fills.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  selectors: { '[data-away] &': { animation: 'none' } },
  '@media': { print: { display: 'none' } },
})
export const bones = style({ flex: '1 1 auto', minBlockSize: 0, display: 'flex', gap: space[2], overflow: 'hidden' })
export const bonesDown = style([bones, { flexDirection: 'column' }])
export const bonesUp = style([bones, { alignItems: 'flex-end', gap: '3px' }])
export const boneRow = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  blockSize: '40px',
  flex: 'none',
  '@media': { print: { display: 'none' } },
})

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'inline-block', whiteSpace: 'normal', paddingInlineStart: '18px' } },
})
globalStyle(`${change} > svg`, {
  '@container': { [narrow]: { marginInline: '-18px 2px', verticalAlign: '-3px' } },
})
export const better = style({ color: vars.color.goodText })
export const worse = style({ color: vars.color.badText })
