import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const first = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  overflow: 'hidden',
})
export const firstHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { padding: space[4] } },
})
export const firstWords = style({ display: 'grid', gap: space[3], maxWidth: 560, flex: 1 })
export const firstText = style({ margin: 0, color: vars.color.muted, lineHeight: '22px' })
export const firstDrawing = style({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } })
export const steps = style({ listStyle: 'none', margin: 0, padding: 0 })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 72,
  padding: `${space[3]} ${space[8]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&[aria-current="step"]': { background: vars.color.sunken } },
  '@media': { [media.phone]: { padding: `${space[3]} ${space[4]}`, flexWrap: 'wrap' } },
})
export const stepMark = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `1px solid ${vars.color.edge}`,
  color: vars.color.muted,
  fontSize: size.s,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-done="true"]': {
      borderColor: 'transparent',
      background: vars.color.goodSoft,
      color: vars.color.goodText,
    },
    '&[data-next="true"]': {
      borderColor: 'transparent',
      background: vars.color.brand,
      color: vars.color.onBrand,
    },
  },
})
export const stepWords = style({ flex: 1, minWidth: 180, display: 'grid' })
export const stepTitle = style({ fontWeight: weight.semibold, lineHeight: '20px' })
export const stepText = style({ fontSize: size.s, lineHeight: '20px', color: vars.color.muted })
export const stepAction = style({ '@media': { [media.phone]: { flex: '1 1 100%', paddingLeft: 48 } } })
export const firstHelp = style({
  margin: 0,
  padding: `${space[4]} ${space[8]}`,
  fontSize: size.s,
  color: vars.color.muted,
  '@media': { [media.phone]: { padding: space[4] } },
})
export const firstLink = style({ color: vars.color.brandText, fontWeight: weight.medium })

export const setUp = style({ marginBottom: space[6] })

export const pins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `0 0 ${space[4]}`,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
})
export const pin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  paddingInlineStart: space[3],
  borderRadius: vars.radius.button,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  overflowWrap: 'anywhere',
})
