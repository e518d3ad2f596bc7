import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { keyframes, style } from '@vanilla-extract/css'
import { TOP_BAR_HEIGHT } from '../../kit/page/sizes.ts'

export const topBar = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  flex: 'none',
  height: TOP_BAR_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  background: vars.color.card,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: space[2], gap: space[1] } },
})
export const spacer = style({ flex: 1, minWidth: 0 })

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } })
export const notOnPhone = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })

export const phoneBrand = style([
  phoneOnly,
  {
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: 44,
    height: 44,
    color: vars.color.brandText,
    borderRadius: vars.radius.input,
  },
])

export const topButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  height: 40,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.input,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  ':hover': { background: vars.color.hover },
  selectors: { '&[aria-expanded="true"]': { background: vars.color.hover } },
  '@media': { '(pointer: coarse)': { height: 44, minWidth: 44, justifyContent: 'center' } },
})
export const topSearch = style([
  topButton,
  {
    width: 240,
    paddingInline: space[3],
    border: `1px solid ${vars.color.edge}`,
    color: vars.color.muted,
    fontWeight: weight.regular,
    '@media': { [media.tablet]: { width: 'auto', paddingInline: space[2], border: 0, color: vars.color.text } },
  },
])
const wideOnly = { '@media': { [media.tablet]: { display: 'none' } } } as const
export const topSearchText = style({ flex: 1, textAlign: 'start', ...wideOnly })
export const topSearchKey = style({
  padding: `0 ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: size.xs,
  lineHeight: '18px',
  ...wideOnly,
})
export const topButtonText = style({
  minWidth: 0,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { maxWidth: 200 } },
})
export const topButtonMuted = style({ color: vars.color.muted, display: 'inline-flex' })

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } })
export const travelling = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  overflow: 'hidden',
  '::after': {
    content: '',
    display: 'block',
    width: '25%',
    height: '100%',
    background: vars.color.brandUi,
    animation: `${slide} 1s ease-in-out 150ms infinite backwards`,
  },
  '@media': { [media.still]: { '::after': { width: '100%', animation: 'none' } } },
})
