import { space } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: 1360,
  marginInline: 'auto',
})
export const end = style({ display: 'flex', justifyContent: 'end' })
