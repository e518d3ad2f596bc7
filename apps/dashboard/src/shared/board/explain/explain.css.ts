import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: space[3],
})
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const figureName = style({ fontSize: size.s, color: vars.color.muted })
export const figure = style({ margin: 0, fontSize: size.xl, fontWeight: weight.semibold })
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name actions" "bar bar" "figures figures"',
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { gridTemplateAreas: '"name name" "bar bar" "figures figures" "actions actions"' },
  },
})
export const name = style({ gridArea: 'name', minWidth: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' })
export const dimension = style({ fontSize: size.xs, color: vars.color.muted })
export const about = style({ fontSize: size.s, color: vars.color.muted })
export const actions = style({ gridArea: 'actions', display: 'flex', gap: space[1], alignSelf: 'center' })
export const track = style({
  gridArea: 'bar',
  height: '6px',
  borderRadius: '3px',
  background: vars.color.sunken,
  overflow: 'hidden',
})
export const bar = style({ height: '100%', background: vars.color.brandUi })
export const figuresLine = style({
  gridArea: 'figures',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
})
export const muted = style({ color: vars.color.muted })
export const left = style({ margin: 0, paddingInlineStart: space[4], fontSize: size.s, color: vars.color.muted })
export const ranked = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const happened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name actions"',
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"name" "actions"' } },
})
export const times = style({ fontSize: size.s, fontVariantNumeric: 'tabular-nums' })
