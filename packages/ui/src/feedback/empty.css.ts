import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

const { color } = vars

export const empty = styleVariants({
  m: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    blockSize: '100%',
    padding: `${space[8]} ${space[4]}`,
    textAlign: 'center',
  },
  s: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    blockSize: '100%',
    padding: space[3],
    textAlign: 'center',
  },
})
export const emptyText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  maxInlineSize: '46ch',
  textWrap: 'balance',
})
export const drawing = style({ color: color.faint, flex: 'none' })
export const drawingAccent = style({ color: color.brandUi })
export const drawingSoft = style({ color: color.brandSoft })
export const drawingBad = style({ color: color.bad })
export const details = style({
  maxInlineSize: 'min(560px, 100%)',
  inlineSize: '100%',
  textAlign: 'start',
  fontSize: size.s,
})
export const summary = style({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '4px 8px',
  minBlockSize: '24px',
  borderRadius: '6px',
  color: color.muted,
  cursor: 'pointer',
  ':hover': { color: color.text },
})
export const detailsBody = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  marginBlockStart: space[2],
})
