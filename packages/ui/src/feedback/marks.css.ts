import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { size, vars, weight } from '../themes/contract.css.ts'

const { color } = vars

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxInlineSize: '100%',
  border: '1px solid transparent',
  fontSize: size.xs,
  lineHeight: '18px',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const badge = styleVariants(
  {
    neutral: { background: color.sunken, color: color.muted, borderColor: color.line },
    brand: { background: color.brandSoft, color: color.onBrandSoft },
    good: { background: color.goodSoft, color: color.goodText },
    watch: { background: color.watchSoft, color: color.watchText },
    bad: { background: color.badSoft, color: color.badText },
    info: { background: color.infoSoft, color: color.infoText },
  },
  (look) => [pill, { paddingInline: '7px', borderRadius: '10px', ...look }],
)
export const tag = style([
  pill,
  { paddingInline: '7px', borderRadius: '6px', background: color.card, color: color.text, borderColor: color.line },
])
export const status = styleVariants(
  {
    good: { color: color.goodText },
    watch: { color: color.watchText },
    bad: { color: color.badText },
    info: { color: color.infoText },
    quiet: { color: color.muted },
  },
  (look) => ({ display: 'inline-flex', alignItems: 'center', gap: '6px', fontWeight: weight.medium, ...look }),
)

const avatarSide = createVar()
export const avatar = styleVariants({ s: '24px', m: '32px', l: '48px' }, (side) => ({
  vars: { [avatarSide]: side },
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: avatarSide,
  blockSize: avatarSide,
  borderRadius: '50%',
  border: '1px solid transparent',
  background: color.brandSoft,
  color: color.onBrandSoft,
  fontSize: `calc(${avatarSide} * 0.38)`,
  fontWeight: weight.semibold,
  letterSpacing: '0.01em',
  userSelect: 'none',
}))

export const kbd = style({
  display: 'inline-block',
  minInlineSize: '20px',
  padding: '0 5px',
  border: `1px solid ${color.line}`,
  borderBlockEndWidth: '2px',
  borderRadius: '5px',
  background: color.card,
  color: color.muted,
  fontFamily: vars.font.mono,
  fontSize: '11px',
  lineHeight: '17px',
  textAlign: 'center',
})
