import { style, styleVariants } from '@vanilla-extract/css'
import { space, vars } from '../themes/contract.css.ts'

const { color } = vars

const soft = {
  good: { background: color.goodSoft, borderColor: `color-mix(in oklab, ${color.good} 35%, ${color.goodSoft})` },
  watch: { background: color.watchSoft, borderColor: `color-mix(in oklab, ${color.watch} 35%, ${color.watchSoft})` },
  bad: { background: color.badSoft, borderColor: `color-mix(in oklab, ${color.bad} 35%, ${color.badSoft})` },
  info: { background: color.infoSoft, borderColor: `color-mix(in oklab, ${color.info} 30%, ${color.infoSoft})` },
}
export const notice = styleVariants(soft, (look) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  border: '1px solid',
  borderRadius: vars.radius.input,
  color: color.text,
  ...look,
}))
export const banner = styleVariants(soft, (look) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: '40px',
  padding: `6px ${space[4]}`,
  borderBlockEnd: '1px solid',
  color: color.text,
  ...look,
}))
export const bannerWords = style({ display: 'flex', gap: space[3], minInlineSize: 0, overflowWrap: 'anywhere' })
export const mark = styleVariants({
  good: { color: color.goodText },
  watch: { color: color.watchText },
  bad: { color: color.badText },
  info: { color: color.infoText },
})
export const noticeMark = style({ display: 'inline-flex', alignItems: 'center', blockSize: '20px', flex: 'none' })
export const noticeBody = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  overflowWrap: 'anywhere',
})
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })
export const noticeClose = style({ flex: 'none', marginBlock: '-4px' })
