import { style } from '@vanilla-extract/css'
import { motion, size, space, vars, weight } from '../themes/contract.css.ts'

export const tabs = style({
  display: 'flex',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: '40px',
  paddingInline: space[3],
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  color: vars.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: space[3],
    insetBlockEnd: 0,
    blockSize: '2px',
    borderRadius: '2px 2px 0 0',
    background: 'transparent',
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:hover::after': { background: vars.color.line },
    '&[aria-selected="true"], &[aria-current="page"]': { color: vars.color.brandText },
    '&[aria-selected="true"]::after, &[aria-current="page"]::after': { background: vars.color.brandUi },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px', borderRadius: '8px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]::after, &[aria-current="page"]::after': {
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
export const panel = style({
  paddingBlockStart: space[4],
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
  },
})
