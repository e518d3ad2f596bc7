import { space } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const tabs = style({ marginBottom: space[1] })
export const offer = style({ marginTop: space[4] })
export const notices = style({
  display: 'grid',
  gap: space[2],
  marginBottom: space[4],
  selectors: { '&:empty': { display: 'none' } },
})

/** A badge beside buttons: in the middle of their line. */
export const badge = style({ display: 'inline-flex' })
