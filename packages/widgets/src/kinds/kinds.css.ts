import { motion, size, space, vars } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'

/** A container: half a board on a desktop is as narrow as a phone. */
export const root = style({ containerType: 'inline-size', minWidth: 0, fontSize: size.m })
export const narrow = '(max-width: 440px)'
export const small = style({ color: vars.color.muted, fontSize: size.xs, lineHeight: '16px' })
export const nothing = style({ color: vars.color.muted, margin: 0, paddingBlock: space[4] })
export const plainLink = style({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
})

export const rowButton = style({
  position: 'relative',
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    '&:focus-visible, &[aria-expanded=true]': { opacity: 1 },
  },
  ':hover': { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  '@media': {
    '(hover: none)': { opacity: 1, width: '44px', height: '36px' },
  },
})
globalStyle(`[data-density=compact] ${rowButton}`, { height: '28px' })
export const tone = {
  good: style({ color: vars.color.goodText }),
  watch: style({ color: vars.color.watchText }),
  bad: style({ color: vars.color.badText }),
  muted: style({ color: vars.color.muted }),
}
export const swatch = style({ alignSelf: 'center', width: '10px', height: '10px', borderRadius: '3px', flex: 'none' })

export const changeMark = style({ display: 'inline-flex', alignItems: 'center', gap: '2px' })
