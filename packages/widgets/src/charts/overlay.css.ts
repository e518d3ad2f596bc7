import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const crosshair = style({
  position: 'absolute',
  width: '1px',
  background: vars.color.faint,
  pointerEvents: 'none',
  left: 0,
})

export const dot = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '9px',
  height: '9px',
  margin: '-4.5px 0 0 -4.5px',
  borderRadius: '50%',
  border: `2px solid ${vars.color.card}`,
  boxSizing: 'border-box',
  pointerEvents: 'none',
})

export const band = style({
  position: 'absolute',
  background: vars.color.brandSoft,
  opacity: 0.55,
  pointerEvents: 'none',
  borderInline: `1px solid ${vars.color.brandUi}`,
  boxSizing: 'border-box',
})

export const handle = style({
  position: 'absolute',
  width: '24px',
  marginLeft: '-12px',
  touchAction: 'none',
  cursor: 'ew-resize',
  '::after': {
    content: '',
    position: 'absolute',
    left: '8px',
    top: 'calc(50% - 16px)',
    width: '8px',
    height: '32px',
    borderRadius: '4px',
    background: vars.color.card,
    border: `2px solid ${vars.color.brandUi}`,
    boxSizing: 'border-box',
  },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, borderRadius: '6px' },
  '@media': { '(pointer: coarse)': { width: '44px', marginLeft: '-22px', '::after': { left: '18px' } } },
})

export const zoomBar = style({
  position: 'absolute',
  top: space[1],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  padding: space[1],
  borderRadius: vars.radius.button,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  transform: 'translateX(-50%)',
  zIndex: 2,
})

export const card = style({
  position: 'absolute',
  top: space[2],
  left: 0,
  zIndex: 1,
  minWidth: '176px',
  width: 'max-content',
  maxWidth: 'min(440px, 100%)',
  boxSizing: 'border-box',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.input,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  fontSize: size.xs,
  lineHeight: '18px',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const cardTime = style({ color: vars.color.muted, whiteSpace: 'nowrap', paddingBottom: space[1] })

export const cardProgress = style({ color: vars.color.watchText, fontWeight: weight.medium })

export const cardRows = style({ borderCollapse: 'collapse', width: '100%' })

export const cardName = style({
  maxWidth: 'min(220px, 34cqi)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: weight.regular,
  padding: 0,
  paddingInlineEnd: space[3],
})

export const cardValue = style({ textAlign: 'end', whiteSpace: 'nowrap', fontWeight: weight.semibold, padding: 0 })

export const cardExtra = style({
  textAlign: 'end',
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  padding: 0,
  paddingInlineStart: space[2],
})

export const cardTotal = style({ borderTop: `1px solid ${vars.color.line}` })

export const cardEvent = style({
  color: vars.color.muted,
  paddingTop: space[1],
  contain: 'inline-size',
  overflowWrap: 'anywhere',
})
