import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { topButton } from '../topBar/topBar.css.ts'

export const mark = style({ display: 'inline-flex', color: vars.color.watchText })
export const attackLink = style([topButton, { textDecoration: 'none' }])
export const attack = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.badText,
  whiteSpace: 'nowrap',
})
export const attackText = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const attackEnd = style({ fontSize: size.s, '@media': { [media.phone]: { display: 'none' } } })
export const panel = style({ width: 'min(400px, calc(100vw - 64px))', display: 'grid', gap: space[2] })
export const title = style({ margin: 0, fontSize: size.m, lineHeight: '20px', fontWeight: weight.semibold })
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(420px, 60vh)',
  overflowY: 'auto',
})
export const issue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.line}`,
})
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' })
// The list cuts off a ring that stands out of it.
export const itemLink = style([
  name,
  {
    placeSelf: 'center start',
    color: vars.color.brandText,
    selectors: { '&:focus-visible': { outlineOffset: '-1px' } },
  },
])
export const detail = style({
  gridColumn: '1 / -1',
  fontSize: size.xs,
  lineHeight: '18px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const all = style({
  justifySelf: 'start',
  padding: `${space[1]} 0`,
  fontSize: size.s,
  color: vars.color.brandText,
})
export const count = style({
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: size.xs,
  lineHeight: '18px',
  fontWeight: weight.semibold,
  textAlign: 'center',
  background: vars.color.brand,
  color: vars.color.onBrand,
})
