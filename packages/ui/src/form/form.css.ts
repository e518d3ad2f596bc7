import { fallbackVar, style } from '@vanilla-extract/css'
import { bodyInset } from '../dialog/bodyInset.css.ts'
import { size, space, vars, weight } from '../themes/contract.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const problem = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  padding: space[3],
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.color.bad}`,
  background: vars.color.badSoft,
  color: vars.color.badText,
  fontSize: size.s,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
})
/** One sentence of the provider a line. */
export const sentences = style({ display: 'grid', gap: '2px', minInlineSize: 0, whiteSpace: 'pre-line' })
export const alert = style({ borderRadius: vars.radius.input })
export const problemIcon = style({ flex: 'none', paddingBlockStart: '2px' })
export const problemTitle = style({ fontWeight: weight.semibold })
export const problems = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' })
export const jump = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  paddingBlockStart: space[2],
})
const inset = fallbackVar(bodyInset, '0px')
/** At the lower edge of a dialog or a page that scrolls, over the whole width of a dialog. */
export const sticky = style([
  actions,
  {
    position: 'sticky',
    // Browsers stick to the padding of what scrolls, below which the fields would still be seen.
    insetBlockEnd: `calc(-1 * ${inset})`,
    zIndex: 1,
    marginInline: `calc(-1 * ${inset})`,
    marginBlockEnd: `calc(-1 * ${inset})`,
    paddingInline: inset,
    paddingBlock: space[3],
    background: vars.color.raised,
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: space[4],
      background: `linear-gradient(to top, ${vars.color.raised}, transparent)`,
      pointerEvents: 'none',
    },
  },
])
export const fieldSet = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const legend = style({ paddingBlockEnd: space[2], fontWeight: weight.semibold })
