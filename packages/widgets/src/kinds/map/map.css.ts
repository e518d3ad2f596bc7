import { motion, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { rowButton } from '../kinds.css.ts'

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 256px)',
  gap: space[4],
  alignItems: 'start',
  '@container': { '(max-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})
export const mapAlone = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const mapStage = style({ position: 'relative', minWidth: 0, marginInline: 'auto' })
export const mapSvg = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
})
export const land = style({
  stroke: vars.color.card,
  strokeLinejoin: 'round',
  transition: `opacity ${motion.fast}`,
})
export const lit = style({ stroke: vars.color.text, strokeWidth: 2.5 })
export const pointMark = style({ cursor: 'default', fill: vars.color.accent, stroke: vars.color.card, strokeWidth: 2 })
export const mapCard = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.input,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  fontSize: size.xs,
  lineHeight: '18px',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  maxWidth: '240px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
})
export const mapCardName = style({ color: vars.color.muted })
export const mapCardValue = style({ fontWeight: weight.semibold })
export const mapKey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingTop: space[2],
  fontSize: size.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  margin: 0,
  paddingInline: 0,
})
export const mapKeyItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' })
export const mapSwatch = style({ width: '14px', height: '10px', borderRadius: '3px', flex: 'none' })
export const ranking = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', alignContent: 'start' })
/** The countries listed where the map is above its list, at first. */
export const fewRanked = 5
const above = '(max-width: 620px)'
export const rankingFew = style({})
globalStyle(`${rankingFew} > :nth-child(n + ${fewRanked + 1})`, {
  '@media': { screen: { '@container': { [above]: { display: 'none' } } } },
})
export const rankFoot = style({ display: 'flex', justifyContent: 'flex-end', paddingTop: space[1] })
/** All are listed beside the map. */
export const rankFootFew = style({ display: 'none', '@container': { [above]: { display: 'flex' } } })
export const rank = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 48px 28px',
  alignItems: 'center',
  gap: space[1],
  minHeight: '32px',
  paddingInlineStart: space[2],
  borderRadius: '8px',
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.color.hover },
})
globalStyle(`[data-density=compact] ${rank}`, { minHeight: '28px' })
export const rankCompared = style({ gridTemplateColumns: 'minmax(0, 1fr) auto 76px 28px' })
export const rankChange = style({ textAlign: 'end', fontSize: size.xs, whiteSpace: 'nowrap' })
export const rankLit = style({ background: vars.color.hover })
globalStyle(`${rank}:hover ${rowButton}, ${rankLit} ${rowButton}`, { opacity: 1 })
export const rankName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const rankValue = style({ fontWeight: weight.semibold })
export const rankShare = style({ textAlign: 'end', color: vars.color.muted, fontSize: size.xs })
