import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

export const scope = style({
  minInlineSize: 0,
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
})
