import { style, styleVariants } from '@vanilla-extract/css'
import { media, motion, size, space, vars, weight } from '../themes/contract.css.ts'

const { color } = vars
const touch = '(pointer: coarse)'
const enabled = '&:not([aria-disabled="true"])'

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  flex: 'none',
  maxInlineSize: '100%',
  // Forced colours show a transparent border.
  border: '1px solid transparent',
  borderRadius: vars.radius.button,
  fontWeight: weight.semibold,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  // Forced colours remove backgrounds.
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
        '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})

export const tones = styleVariants({
  primary: {
    background: color.brand,
    color: color.onBrand,
    borderColor: `color-mix(in oklab, ${color.brand} 84%, ${color.onBrand})`,
    selectors: {
      [`${enabled}:hover`]: { background: color.brandHover },
      [`${enabled}:active`]: { background: color.brandActive },
    },
  },
  secondary: {
    background: color.card,
    color: color.text,
    borderColor: `color-mix(in oklab, ${color.edge} 62%, ${color.card})`,
    selectors: {
      [`${enabled}:hover`]: { background: color.hover, borderColor: color.edge },
      [`${enabled}:active`]: { background: color.sunken },
      '&[aria-pressed="true"], &[aria-expanded="true"]': {
        background: color.brandSoft,
        color: color.onBrandSoft,
        borderColor: color.brandUi,
      },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.text,
    selectors: {
      [`${enabled}:hover`]: { background: color.hover },
      [`${enabled}:active`]: { background: color.sunken },
      '&[aria-pressed="true"], &[aria-expanded="true"]': { background: color.brandSoft, color: color.onBrandSoft },
    },
  },
  // Must not be solid red: with a red brand colour it would look like the primary button.
  danger: {
    background: color.badSoft,
    color: color.badText,
    borderColor: `color-mix(in oklab, ${color.bad} 55%, ${color.badSoft})`,
    selectors: {
      [`${enabled}:hover, ${enabled}:active`]: {
        background: color.bad,
        color: color.onBad,
        borderColor: color.bad,
      },
    },
  },
})

export const sizes = styleVariants({
  s: {
    minBlockSize: '28px',
    paddingInline: space[3],
    fontSize: size.s,
    '@media': { [touch]: { minBlockSize: '44px' } },
  },
  m: {
    minBlockSize: '36px',
    paddingInline: space[4],
    paddingBlock: '6px',
    fontSize: size.m,
    '@media': { [touch]: { minBlockSize: '44px' } },
  },
})

export const wide = style({ inlineSize: '100%' })
export const off = style({ background: color.sunken, color: color.muted, borderColor: color.line })
export const offDrawing = style({ color: color.faint })

export const iconOnly = styleVariants({
  s: { inlineSize: '28px', paddingInline: 0, '@media': { [touch]: { inlineSize: '44px' } } },
  m: { inlineSize: '36px', paddingInline: 0, paddingBlock: 0, '@media': { [touch]: { inlineSize: '44px' } } },
})

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const notOnPhone = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const covered = style({ opacity: 0 })
export const cover = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
})
