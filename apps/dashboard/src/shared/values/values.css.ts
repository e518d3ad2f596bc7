import { size, space, vars } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const dimension = style({ color: vars.color.muted, fontSize: size.s })

export const ranking = style({ listStyle: 'none', margin: 0, padding: 0 })

export const ranked = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })

export const rankedName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
