import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, rowButton } from './kinds.css.ts'

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const barRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minHeight: '34px',
  lineHeight: '34px',
  paddingInlineEnd: space[2],
  borderRadius: '8px',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { alignItems: 'center' } },
  ':hover': { background: vars.color.hover },
  '@media': { '(hover: none)': { minHeight: '36px', lineHeight: '36px' } },
})

globalStyle(`${bars}:has(> li:nth-child(9)) > ${barRow}`, {
  minHeight: '28px',
  lineHeight: '28px',
  '@media': { '(hover: none)': { minHeight: '36px', lineHeight: '36px' } },
})
globalStyle(`[data-density=compact] ${bars} > ${barRow}`, { minHeight: '26px', lineHeight: '26px' })
/** Behind the name only, as in tables: a figure is never on a bar. */
export const barFill = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: '2px',
  insetInlineStart: 0,
  borderRadius: '7px',
  opacity: 0.16,
})
export const barEdge = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: '2px',
  insetInlineStart: 0,
  width: '3px',
  borderRadius: '3px',
})
export const barName = style({
  position: 'relative',
  isolation: 'isolate',
  paddingInlineStart: space[3],
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: {
      alignSelf: 'center',
      maxHeight: '48px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: '16px',
    },
  },
})
export const barNameEnd = style({ '@container': { [narrow]: { fontSize: 0 } } })
export const barEnding = style({
  display: 'none',
  color: vars.color.muted,
  fontSize: size.xs,
  '@container': { [narrow]: { display: 'block' } },
})
export const barValue = style({ position: 'relative', flex: 'none', fontWeight: weight.semibold, whiteSpace: 'nowrap' })
export const barPercent = style({
  position: 'relative',
  flex: 'none',
  width: '52px',
  '@container': { [narrow]: { width: '44px' } },
  textAlign: 'end',
  color: vars.color.muted,
  fontSize: size.xs,
})
/** In little space the change is more useful than the share. */
export const barPercentSpared = style({ '@container': { [narrow]: { display: 'none' } } })
export const barChange = style({
  position: 'relative',
  alignSelf: 'center',
  flex: 'none',
  width: '84px',
  textAlign: 'end',
  fontSize: size.xs,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { width: '72px' } },
})
globalStyle(`${barRow}:hover ${rowButton}`, { opacity: 1 })
export const donut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 168px) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  '@container': {
    [narrow]: { gridTemplateColumns: '76px minmax(0, 1fr)', gap: space[3] },
    '(max-width: 280px)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
  },
})
export const donutList = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: '2px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
})
export const donutRow = style([
  barRow,
  {
    paddingInlineStart: space[2],
    minHeight: '32px',
    lineHeight: '32px',
    '@container': { [narrow]: { paddingInline: 0, gap: '6px' } },
  },
])
globalStyle(`${donutRow} > ${barName}`, { paddingInlineStart: 0 })
export const ring = style({ display: 'grid', width: '100%', maxWidth: '168px', aspectRatio: '1' })
export const spare = style({ width: '28px', flex: 'none', '@media': { '(hover: none)': { width: '44px' } } })
