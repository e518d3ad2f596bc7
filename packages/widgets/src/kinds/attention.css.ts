import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { lineClamp } from '../charts/lineClamp.ts'
import { narrow } from './kinds.css.ts'

export const concerns = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(268px, 100%), 1fr))',
  columnGap: space[6],
  rowGap: space[2],
  gridAutoRows: 'max-content',
  '@container': { [narrow]: { rowGap: space[1] } },
})
export const concern = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  columnGap: '6px',
  lineHeight: '20px',
})
export const concernMark = style({ display: 'flex', alignItems: 'center', blockSize: '20px' })
const twoLines = { ...lineClamp(2), margin: 0, minWidth: 0, overflowWrap: 'anywhere' } as const
export const concernTitle = style({ ...twoLines, fontWeight: weight.medium })
export const concernText = style({
  ...twoLines,
  gridColumn: 2,
  color: vars.color.muted,
  fontSize: size.s,
})
export const concernAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  gridColumn: 2,
  justifySelf: 'start',
  marginInlineStart: `-${space[2]}`,
})
export const concernState = style({ fontWeight: weight.medium })
export const note = style({ margin: `${space[2]} 0 0`, color: vars.color.muted, fontSize: size.xs, lineHeight: '16px' })
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  margin: `${space[2]} 0 0`,
  fontSize: size.xs,
  lineHeight: '16px',
})
export const furtherLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: vars.color.brandText,
  fontWeight: weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
})

export const checks = style({
  listStyle: 'none',
  margin: 0,
  padding: `${space[2]} 0 0`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))',
  columnGap: space[4],
  fontSize: size.s,
  lineHeight: '20px',
  '@container': { [narrow]: { columnGap: space[2] } },
})
export const check = style({ position: 'relative', minWidth: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' })
export const checkTick = style({ position: 'absolute', insetInlineStart: 0, color: vars.color.goodText })
export const checkFine = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: size.xs,
  lineHeight: '16px',
  '@container': { [narrow]: { fontSize: 0, lineHeight: 0 } },
})
