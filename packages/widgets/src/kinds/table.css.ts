import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, rowButton } from './kinds.css.ts'

globalStyle(`tr:hover ${rowButton}`, { opacity: 1 })

export const roomy = style({ '@container': { '(max-width: 640px)': { display: 'none' } } })
export const wide = style({ '@container': { [narrow]: { display: 'none' } } })
/** What a hidden column says, in the first cell. */
export const narrowOnly = style({ display: 'none', '@container': { [narrow]: { display: 'block' } } })
export const figureColumn = style({ width: '132px', '@container': { [narrow]: { width: '110px' } } })
export const bytesColumn = style({ width: '92px' })
export const timeColumn = style({ width: '150px', '@container': { [narrow]: { width: '96px' } } })
export const valueColumn = style({ '@container': { [narrow]: { width: '92px' } } })
export const changeColumn = style({ width: '92px', '@container': { [narrow]: { width: '76px' } } })
export const value = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })

export const figureCell = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: space[2],
  height: '26px',
  lineHeight: '26px',
})
/** The column of names, which have bars behind them. */
export const keyColumn = style({ position: 'relative', isolation: 'isolate', paddingInlineStart: space[2] })
export const bar = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: '3px',
  insetInlineStart: 0,
  borderRadius: '3px 7px 7px 3px',
  borderInlineStart: `3px solid ${vars.color.brandUi}`,
  boxSizing: 'border-box',
  background: vars.color.brandSoft,
})
/** A limit on the scale of the bars. */
export const limitMark = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  width: '2px',
  background: vars.color.watch,
})
export const overLimit = style({ color: vars.color.watchText })
export const barShare = style({
  width: '42px',
  flex: 'none',
  textAlign: 'end',
  color: vars.color.muted,
  fontSize: size.xs,
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[2],
  minHeight: '32px',
  color: vars.color.muted,
  fontSize: size.xs,
})
export const chip = style({
  display: 'inline-flex',
  marginInlineEnd: `-${space[2]}`,
  border: 0,
  background: 'transparent',
  color: vars.color.brandText,
  font: 'inherit',
  fontSize: size.xs,
  fontWeight: weight.medium,
  padding: `4px ${space[2]}`,
  minHeight: '24px',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.button,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
})

export const sideShare = style({
  display: 'inline-block',
  width: '50px',
  color: vars.color.muted,
  fontSize: size.xs,
  '@container': { [narrow]: { display: 'none' } },
})
export const spark = style({
  width: '18%',
  paddingInlineStart: '24px',
  '@container': { [narrow]: { display: 'none' } },
})
export const running = style({
  display: 'inline-block',
  lineHeight: '14px',
  padding: '1px 7px',
  borderRadius: vars.radius.button,
  background: vars.color.infoSoft,
  color: vars.color.infoText,
  fontSize: '11px',
  fontWeight: weight.medium,
})
export const stackedCell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '56px',
  paddingBlock: space[1],
  gap: '2px',
})
globalStyle(`[data-density=compact] ${stackedCell}`, { minHeight: 0 })
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const monthColumn = style({ width: '28%', '@container': { [narrow]: { width: '40%' } } })
export const wrapping = style({ whiteSpace: 'normal' })
/** Aligns a line with the label of the status above it. */
export const underStatus = style({ paddingInlineStart: '22px' })
export const severalLines = style({ paddingBlock: space[2] })
globalStyle(`[data-density=compact] ${severalLines}`, { paddingBlock: space[1] })
export const wrapped = style({ '@container': { [narrow]: { whiteSpace: 'normal', lineHeight: '16px' } } })
