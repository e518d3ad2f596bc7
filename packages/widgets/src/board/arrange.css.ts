import { motion, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const ARRANGE_UNIT = 38

export const arrange = style({
  background: vars.color.sunken,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  padding: space[2],
})

export const arrangeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[1]} ${space[2]} ${space[3]}`,
})

export const arrangeTitle = style({
  margin: 0,
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.semibold,
  outline: 'none',
})

export const arrangeHelp = style({ margin: 0, fontSize: size.xs, lineHeight: '18px', color: vars.color.muted })

export const arrangeActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const tile = style({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  padding: space[2],
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  overflow: 'hidden',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.color.brandUi },
    '.ui-draggable-dragging &': { boxShadow: vars.shadow.float, borderColor: vars.color.brandUi },
  },
})

export const sketch = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '58%',
  transform: 'translate(-50%, -50%)',
  color: vars.color.faint,
  lineHeight: 0,
  pointerEvents: 'none',
})

export const fixedTile = style({ background: vars.color.sunken, color: vars.color.muted })

export const handle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '28px',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `0 ${space[1]}`,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.s,
  fontWeight: weight.medium,
  textAlign: 'start',
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
})

export const still = style({ cursor: 'default', touchAction: 'auto', ':active': { cursor: 'default' } })

export const handleTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const tileActions = style({ flex: 'none', display: 'flex' })

export const tileNote = style({ fontSize: size.xs, color: vars.color.muted, whiteSpace: 'nowrap', lineHeight: '28px' })
