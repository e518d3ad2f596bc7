import { vars } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { lineClamp } from '../charts/lineClamp.ts'
import { narrow } from './kinds.css.ts'

const upTo = (lines: number) =>
  ({ ...lineClamp(lines), overflowWrap: 'anywhere', lineHeight: '16px', marginBlock: '3px' }) as const

/** A phone's column is narrower than most names: they take a second line before they are cut. */
export const valueText = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  flex: '0 1 auto',
  '@container': { [narrow]: upTo(2) },
})
const tight = '(max-width: 560px)'
/** The common end of all names: where space is short, below the list instead, but still read aloud. */
export const valueEnd = style({
  '@media': { screen: { '@container': { [tight]: { fontSize: 0, lineHeight: 0 } } } },
})
export const endNote = style({ display: 'none', '@container': { [tight]: { display: 'inline' } } })
const mono = { fontFamily: vars.font.mono, fontSize: '0.95em' }
export const valueLine = style({ display: 'flex', minWidth: 0, '@container': { [narrow]: { display: 'none' } } })
/** Never truncated: addresses of one network differ at either end. Always left to right. */
export const valueAddress = style({ ...mono, ...upTo(3), minWidth: 0, direction: 'ltr' })
export const valueType = style({ ...upTo(3), minWidth: 0 })
export const valueLines = style({
  ...mono,
  minWidth: 0,
  display: 'none',
  '@container': { [narrow]: upTo(3) },
})
export const valueIcon = style({ color: vars.color.muted, flex: 'none', display: 'inline-flex' })
/** The same in every row: a phone's column is better used by what differs. */
export const valueIconSame = style([valueIcon, { '@container': { [narrow]: { display: 'none' } } }])

export const code = style({
  flex: 'none',
  width: '26px',
  fontFamily: vars.font.mono,
  fontSize: '11px',
  color: vars.color.muted,
})
