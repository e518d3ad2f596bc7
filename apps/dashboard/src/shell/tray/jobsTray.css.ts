import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const panel = style({ width: 'min(400px, calc(100vw - 32px))', display: 'grid', gap: space[2] })
export const title = style({ margin: 0, fontSize: size.m, lineHeight: '20px', fontWeight: weight.semibold })
export const list = style({ maxHeight: 'min(420px, 60vh)', overflowY: 'auto' })
export const job = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.line}`,
})
export const head = style({ display: 'flex', gap: space[2], alignItems: 'center', justifyContent: 'space-between' })
export const name = style({ minWidth: 0, fontWeight: weight.medium, color: vars.color.text, overflowWrap: 'anywhere' })
export const detail = style({
  fontSize: size.xs,
  lineHeight: '18px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
