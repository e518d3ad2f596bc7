import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'

/** In px. */
export const lineHeight = 20
export const paddingPx = 30

export const tall = createVar()

export const frame = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const filling = style({ flex: 1, minBlockSize: 0, blockSize: '100%' })

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  // Code is left to right in every locale.
  direction: 'ltr',
  selectors: {
    '&:has(textarea:focus)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
  },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: '41px',
  paddingInline: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  fontSize: size.xs,
  color: vars.color.muted,
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const surface = style({ position: 'relative', minInlineSize: 0, minBlockSize: fallbackVar(tall, '120px') })
export const surfaceFilling = style([surface, { flex: 1 }])
export const waiting = style({ padding: space[3], overflow: 'hidden' })

export const plain = style({
  display: 'block',
  inlineSize: '100%',
  flex: 1,
  minBlockSize: fallbackVar(tall, '120px'),
  padding: `9px ${space[3]}`,
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'transparent',
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: size.s,
  lineHeight: `${lineHeight}px`,
  whiteSpace: 'pre',
  overflow: 'auto',
  tabSize: 4,
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
})
export const fallback = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  blockSize: '100%',
  padding: space[2],
})

/** The list of problems and what is done with the text: in sight while any part of the editor is. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlockStart: space[1],
  background: vars.color.raised,
  '@media': { [media.phone]: { position: 'static' }, print: { position: 'static' } },
})
export const problems = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  maxBlockSize: '76px',
  marginBlockStart: space[1],
  overflow: 'auto',
  fontSize: size.xs,
})
const jumpBase = style({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
})
export const jump = styleVariants({
  bad: [jumpBase, { color: vars.color.badText }],
  watch: [jumpBase, { color: vars.color.watchText }],
})

globalStyle(`${surface} .monaco-editor, ${surface} .monaco-editor .overflow-guard`, { outline: 'none' })
globalStyle(`${surface} .monaco-editor .inputarea`, { outline: 'none' })
