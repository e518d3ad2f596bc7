import { media, space } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '340px',
  maxInlineSize: '100%',
  padding: space[1],
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
