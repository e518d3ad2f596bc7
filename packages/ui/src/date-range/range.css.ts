import { globalStyle, style } from '@vanilla-extract/css'
import { floating } from '../menu/floating.css.ts'
import { media, motion, size, space, vars, weight } from '../themes/contract.css.ts'

export const picker = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  maxInlineSize: '100%',
  minInlineSize: 0,
})
export const bareOnPhone = style([picker, {}])
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: '36px',
  paddingInline: space[3],
  border: `1px solid color-mix(in oklab, ${vars.color.edge} 62%, ${vars.color.card})`,
  borderRadius: vars.radius.button,
  background: vars.color.card,
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.hover, borderColor: vars.color.edge },
    '&[aria-expanded="true"]': { borderColor: vars.color.focus },
    '&:focus-visible, &[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})
globalStyle(`${bareOnPhone} > :not(${pill})`, { '@media': { [media.phone]: { display: 'none' } } })
export const pillText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { textAlign: 'start', whiteSpace: 'normal', textWrap: 'balance' } },
})
export const kind = style({
  flex: 'none',
  paddingInline: '6px',
  borderRadius: '8px',
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.medium,
  background: vars.color.sunken,
  color: vars.color.muted,
  selectors: { '&[data-live]': { background: vars.color.infoSoft, color: vars.color.infoText } },
})
export const mark = style({ display: 'flex', flex: 'none', color: vars.color.muted })
export const panel = style([
  floating,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 304px) minmax(0, 288px)',
    inlineSize: 'fit-content',
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'var(--popover-available-height)',
    overflow: 'auto',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: 'calc(100vw - 16px)' } },
  },
])
export const roomy = style({ display: 'inline-flex', '@media': { '(max-width: 419.98px)': { display: 'none' } } })
