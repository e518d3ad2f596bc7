import { createVar, style } from '@vanilla-extract/css'
import { media, space, vars } from '../themes/contract.css.ts'

export const line = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const number = style({ flex: 'none', inlineSize: '132px' })
export const share = createVar()

const track = {
  blockSize: '6px',
  borderRadius: '3px',
  background: `linear-gradient(to right, ${vars.color.brandUi} ${share}, ${vars.color.line} ${share})`,
} as const
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.color.brandUi}`,
  borderRadius: '50%',
  background: vars.color.card,
} as const
export const range = style({
  flex: 1,
  minInlineSize: 0,
  appearance: 'none',
  margin: 0,
  blockSize: '24px',
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: '12px',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '-7px' },
    '&::-moz-range-thumb': thumb,
    '[dir="rtl"] &::-webkit-slider-runnable-track': {
      background: `linear-gradient(to left, ${vars.color.brandUi} ${share}, ${vars.color.line} ${share})`,
    },
    '[dir="rtl"] &::-moz-range-track': {
      background: `linear-gradient(to left, ${vars.color.brandUi} ${share}, ${vars.color.line} ${share})`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    [media.phone]: { blockSize: '44px' },
  },
})
