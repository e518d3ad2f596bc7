import { style } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  // As high as the window allows below the header of a page.
  blockSize: 'max(420px, calc(100dvh - 250px))',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
