import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

const side = 24

export const line = style({ display: 'flex', flexDirection: 'column' })
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${side}px minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[4],
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${side}px 0`,
      insetInlineStart: `${side / 2 - 1}px`,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
const { color } = vars
export const mark = styleVariants(
  {
    plain: { background: color.sunken, color: color.muted, borderColor: color.line },
    good: { background: color.goodSoft, color: color.goodText, borderColor: color.good },
    watch: { background: color.watchSoft, color: color.watchText, borderColor: color.watch },
    bad: { background: color.badSoft, color: color.badText, borderColor: color.bad },
    info: { background: color.infoSoft, color: color.infoText, borderColor: color.info },
  },
  (look) => ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: `${side}px`,
    blockSize: `${side}px`,
    border: '1px solid',
    borderRadius: '50%',
    ...look,
  }),
)
export const body = style({ minInlineSize: 0, paddingBlockStart: '2px' })
export const title = style({
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: size.xs,
  lineHeight: '18px',
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const detail = style({
  marginBlockStart: space[1],
  fontSize: size.s,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
})
