import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'

/** A kind asks its own width, not the window's: half a board on a desktop is as narrow as a phone. */
export const root = style({ containerType: 'inline-size', minWidth: 0, fontSize: size.m })
const narrow = '(max-width: 440px)'
const slim = '(max-width: 320px)'

export const small = style({ color: vars.color.muted, fontSize: size.xs, lineHeight: '16px' })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[2],
  minHeight: '32px',
  color: vars.color.muted,
  fontSize: size.xs,
})
export const nothing = style({ color: vars.color.muted, margin: 0, paddingBlock: space[4] })

// Tables

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  tableLayout: 'fixed',
})
export const head = style({
  color: vars.color.muted,
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.medium,
  textAlign: 'start',
  padding: `0 ${space[2]} ${space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A phone's column is narrower than its name, in Spanish above all: it breaks between words before it is cut.
  '@container': { [narrow]: { whiteSpace: 'normal', verticalAlign: 'bottom' } },
})
export const row = style({
  ':hover': { background: vars.color.hover },
  selectors: { '&:focus-within': { background: vars.color.hover } },
})
export const cell = style({
  height: '40px',
  padding: `0 ${space[2]} 0 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: weight.regular,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`[data-density=compact] ${cell}`, { height: '32px' })
globalStyle(`tbody tr:last-child > ${cell}`, { borderBottomColor: 'transparent' })
export const end = style({ textAlign: 'end' })
/** Only where there is room to spare. */
export const roomy = style({ '@container': { '(max-width: 640px)': { display: 'none' } } })
export const wide = style({ '@container': { [narrow]: { display: 'none' } } })
export const actions = style({ width: '36px', padding: 0, textAlign: 'end' })
export const figureColumn = style({ width: '148px', '@container': { [narrow]: { width: '118px' } } })
export const bytesColumn = style({ width: '100px' })

/** The button of a row: there for the pointer over the row and for the focus, always on touch screens. */
export const rowButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    [`${row}:hover &`]: { opacity: 1 },
    '&:focus-visible, &[aria-expanded=true]': { opacity: 1 },
  },
  ':hover': { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  '@media': { '(hover: none)': { opacity: 1, width: '40px', height: '40px' }, [media.still]: { transition: 'none' } },
})

export const value = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 })
export const valueText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', flex: '0 1 auto' })
export const valueIcon = style({ color: vars.color.muted, flex: 'none', display: 'inline-flex' })
/** A country is its name; its code stands beside it, small. */
export const code = style({
  flex: 'none',
  width: '26px',
  fontFamily: vars.font.mono,
  fontSize: '11px',
  color: vars.color.muted,
})

/** The number with its share of the total behind it. */
export const barCell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  height: '26px',
})
export const bar = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '48px',
  maxWidth: 'calc(100% - 48px)',
  borderRadius: '5px',
  background: vars.color.brandSoft,
})
export const barFigure = style({ position: 'relative', paddingInlineEnd: '6px' })
export const barShare = style({
  position: 'relative',
  width: '42px',
  flex: 'none',
  textAlign: 'end',
  color: vars.color.muted,
  fontSize: size.xs,
})

// Ranked bars

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const barRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '34px',
  padding: `0 ${space[2]} 0 ${space[3]}`,
  borderRadius: '8px',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: vars.color.hover },
})
// Eight and what is left over: nine fit where eight do, instead of one under the edge.
globalStyle(`${bars}:has(> li:nth-child(9)) > ${barRow}`, { minHeight: '29px' })
export const barFill = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: 0,
  borderRadius: '7px',
  opacity: 0.16,
})
export const barEdge = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: 0,
  width: '3px',
  borderRadius: '3px',
})
export const barName = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const barValue = style({ position: 'relative', flex: 'none', fontWeight: weight.semibold, whiteSpace: 'nowrap' })
export const barPercent = style({
  position: 'relative',
  flex: 'none',
  width: '52px',
  textAlign: 'end',
  color: vars.color.muted,
  fontSize: size.xs,
})
globalStyle(`${barRow}:hover ${rowButton}`, { opacity: 1 })
globalStyle(`${rowButton}`, { position: 'relative' })

// Donut

export const donut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 168px) minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space[4] } },
})
export const donutList = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: '2px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
})
export const donutRow = style([barRow, { paddingInlineStart: space[2], minHeight: '32px' }])
export const donutSwatch = style({ width: '10px', height: '10px', borderRadius: '3px', flex: 'none' })

// Figures

export const counter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  textDecoration: 'none',
  color: 'inherit',
})
export const counterFigure = style({
  display: 'flex',
  alignItems: 'baseline',
  margin: 0,
  fontSize: size.figure,
  lineHeight: '40px',
  fontWeight: weight.semibold,
  fontFamily: vars.font.heading,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
})
export const counterUnit = style({
  marginInlineStart: '4px',
  fontSize: size.m,
  fontWeight: weight.medium,
  color: vars.color.muted,
  letterSpacing: 0,
})
export const counterLink = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '6px',
  ':hover': { color: vars.color.brandText },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})
export const counterSpark = style({ height: '24px' })
export const change = style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
  minHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  // Two tiles beside each other on a phone, where heights follow what is in them.
  '@container': { '(max-width: 160px)': { flexWrap: 'wrap', rowGap: 0, whiteSpace: 'normal' } },
})
export const changeAgainst = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const changeMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontWeight: weight.semibold,
})
export const tone = {
  good: style({ color: vars.color.goodText }),
  watch: style({ color: vars.color.watchText }),
  bad: style({ color: vars.color.badText }),
  muted: style({ color: vars.color.muted }),
}

// Hit ratio

export const meters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[6],
  paddingBottom: space[4],
  '@container': { [slim]: { gridTemplateColumns: '1fr', gap: space[3] } },
})
export const meterHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[2],
  color: vars.color.muted,
  fontSize: size.xs,
})
export const meterFigure = style({
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
  fontFamily: vars.font.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const meterTrack = style({
  position: 'relative',
  height: '8px',
  borderRadius: '4px',
  background: vars.color.sunken,
  overflow: 'hidden',
  marginTop: space[1],
  border: `1px solid ${vars.color.line}`,
  boxSizing: 'border-box',
})
export const meterFill = style({ position: 'absolute', inset: 0, right: 'auto', borderRadius: '4px' })
export const meterScale = style({
  position: 'relative',
  height: '14px',
  marginTop: '2px',
  fontSize: '11px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const meterMark = style({ position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' })

// Months

export const spark = style({ width: '22%', '@container': { [narrow]: { display: 'none' } } })
export const running = style({
  display: 'inline-block',
  lineHeight: '14px',
  padding: '1px 7px',
  borderRadius: vars.radius.button,
  background: vars.color.infoSoft,
  color: vars.color.infoText,
  fontSize: '11px',
  fontWeight: weight.medium,
})
export const stackedCell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '56px',
  gap: '2px',
})

// Lists of lines

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  minWidth: 0,
  selectors: { '&:first-child': { paddingTop: space[1] }, '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
})
export const lineTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minWidth: 0,
})
export const lineTitle = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const lineText = style({
  color: vars.color.muted,
  fontSize: size.s,
  lineHeight: '18px',
  margin: 0,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
export const plainLink = style({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: '4px' },
})
export const allWell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexWrap: 'wrap',
  minHeight: '32px',
})
export const subheading = style({
  margin: 0,
  padding: `${space[3]} 0 0`,
  fontSize: size.xs,
  fontWeight: weight.medium,
  color: vars.color.muted,
})

// Map

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 256px)',
  gap: space[4],
  alignItems: 'start',
  '@container': { '(max-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const mapAlone = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const mapStage = style({ position: 'relative', minWidth: 0 })
export const mapSvg = style({ display: 'block', width: '100%', height: 'auto', overflow: 'hidden' })
export const land = style({
  stroke: vars.color.card,
  strokeLinejoin: 'round',
  transition: `opacity ${motion.fast}`,
})
export const lit = style({ stroke: vars.color.text, strokeWidth: 2.5 })
export const pointMark = style({ cursor: 'default' })
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
export const rankLit = style({ background: vars.color.hover })
globalStyle(`${rank}:hover ${rowButton}, ${rankLit} ${rowButton}`, { opacity: 1 })
export const rankName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const rankValue = style({ fontWeight: weight.semibold })
export const rankShare = style({ textAlign: 'end', color: vars.color.muted, fontSize: size.xs })
export const pointList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: '168px',
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  columnGap: space[4],
  fontSize: size.xs,
  lineHeight: '24px',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, borderRadius: '6px' },
})
export const pointItem = style({
  display: 'flex',
  gap: space[2],
  minWidth: 0,
  borderRadius: '6px',
  paddingInline: space[1],
})
export const pointName = style({ fontWeight: weight.medium, flex: 'none' })
export const pointDetail = style({
  color: vars.color.muted,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const chip = style({
  display: 'inline-flex',
  border: 0,
  background: 'transparent',
  color: vars.color.brandText,
  font: 'inherit',
  fontSize: size.xs,
  fontWeight: weight.medium,
  padding: `4px ${space[2]}`,
  minHeight: '24px',
  borderRadius: vars.radius.button,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
})

/** A share beside its number: all of them end at the same place. */
export const sideShare = style({
  display: 'inline-block',
  width: '50px',
  color: vars.color.muted,
  fontSize: size.xs,
  '@container': { [narrow]: { display: 'none' } },
})
export const ring = style({ width: '100%', maxWidth: '168px' })
export const spare = style({ width: '28px', flex: 'none' })
export const monthColumn = style({ width: '34%', '@container': { [narrow]: { width: '40%' } } })
export const wrapping = style({ whiteSpace: 'normal' })

// What needs attention: as many beside each other as there is room for, each a line of state and title and a line of detail.

export const concerns = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(268px, 100%), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
  gridAutoRows: 'max-content',
  // A phone's tile is as high as what is in it: what comes later must not push the page. Two of them, and the others by scrolling.
  '@container': { [narrow]: { blockSize: '92px', rowGap: space[1], overflowY: 'auto' } },
})
export const concern = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gridAutoRows: 'max-content',
  columnGap: space[3],
  minHeight: '24px',
})
const oneLine = { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const concernTitle = style({ ...oneLine, fontWeight: weight.medium, lineHeight: '24px' })
export const concernText = style({
  ...oneLine,
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: size.s,
  lineHeight: '20px',
})
