import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

export const RAIL_WIDTH = 248
export const RAIL_WIDTH_SMALL = 72
export const TOP_BAR_HEIGHT = 56
const BOTTOM_BAR_HEIGHT = 60

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: `${RAIL_WIDTH}px minmax(0, 1fr)`,
  background: vars.color.page,
  color: vars.color.text,
  selectors: { '&[data-rail="small"]': { gridTemplateColumns: `${RAIL_WIDTH_SMALL}px minmax(0, 1fr)` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${RAIL_WIDTH_SMALL}px minmax(0, 1fr)`,
    },
    [media.phone]: {
      display: 'block',
      selectors: { '&[data-rail]': { gridTemplateColumns: 'none' } },
    },
  },
})

export const skip = style({
  position: 'fixed',
  zIndex: 60,
  top: space[2],
  left: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.button,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
})

export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: '100dvh' })

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: 1760,
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} ${space[8]}`,
  outline: 'none',
  '@media': {
    [media.tablet]: { padding: `${space[4]} ${space[6]} ${space[6]}` },
    [media.phone]: { padding: `${space[3]} ${space[4]} ${space[4]}` },
  },
})

/* ── Rail ─────────────────────────────────────────────────────────────────────────────────────────────────────────── */

export const railSlot = style({ minWidth: 0, '@media': { [media.phone]: { display: 'none' } } })

export const rail = style({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.rail,
  color: vars.color.onRail,
  borderRight: `1px solid ${vars.color.railLine}`,
  width: '100%',
  minWidth: 0,
})

/** On tablets the opened rail lies over the page instead of pushing it aside. */
export const railOver = style({
  '@media': { [media.tablet]: { position: 'fixed', left: 0, width: RAIL_WIDTH, boxShadow: vars.shadow.float } },
})

export const scrim = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'block', position: 'fixed', inset: 0, zIndex: 29, background: vars.color.scrim },
  },
})

export const brandRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  height: TOP_BAR_HEIGHT,
  paddingInline: 22,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -4,
})

export const brandName = style({
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontSize: size.l,
  fontWeight: weight.semibold,
  lineHeight: '20px',
  letterSpacing: '-0.01em',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
/** A long name gets two lines of a smaller size. */
export const brandNameLong = style({ fontSize: size.s, lineHeight: '16px', letterSpacing: 0 })

export const pin = style({ flex: 'none', display: 'block' })

export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[3]} ${space[4]}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.railLine} transparent`,
})

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 })

export const groupLabel = style({
  display: 'block',
  margin: `${space[3]} 0 ${space[1]}`,
  paddingInline: space[3],
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.semibold,
  color: vars.color.onRailMuted,
})
/** Collapsed: a hairline stands where the name was. */
export const groupLine = style({
  height: 1,
  margin: `${space[3]} ${space[3]}`,
  background: vars.color.railLine,
  border: 0,
})

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: 34,
  padding: `5px ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.color.onRail,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  ':hover': { background: vars.color.railHover },
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.railActive,
      color: vars.color.onRailActive,
      fontWeight: weight.semibold,
    },
    '[data-small="true"] &': { justifyContent: 'center', paddingInline: 0 },
    '[data-density="compact"] &': { minHeight: 30, paddingBlock: 3 },
  },
})
/** Planned pages and what could be hired stand back behind what works. */
export const entryQuiet = style({ color: vars.color.onRailMuted })

export const entryText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const count = style({
  fontSize: size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onRailMuted,
})

export const chevron = style({
  transition: `transform ${motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
  '@media': { [media.still]: { transition: 'none' } },
})

export const railFoot = style({
  flex: 'none',
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${vars.color.railLine}`,
})

/* ── Top bar ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

export const topBar = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  flex: 'none',
  height: TOP_BAR_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // Its controls have 8 px of their own: what they show stands in line with the page.
  paddingInline: space[4],
  background: vars.color.card,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: space[2], gap: space[1] } },
})
export const spacer = style({ flex: 1, minWidth: 0 })

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } })
export const notOnPhone = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })

export const phoneBrand = style([
  phoneOnly,
  {
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: 40,
    height: 40,
    color: vars.color.brandText,
    borderRadius: vars.radius.input,
  },
])

/** A control of the top bar: quiet until it is pointed at. */
export const topButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  height: 40,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.input,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  ':hover': { background: vars.color.hover },
  selectors: { '&[aria-expanded="true"]': { background: vars.color.hover } },
})
/** Looks like the field that it opens; where there is no room it is its icon. */
export const topSearch = style([
  topButton,
  {
    width: 240,
    paddingInline: space[3],
    border: `1px solid ${vars.color.edge}`,
    color: vars.color.muted,
    fontWeight: weight.regular,
    '@media': { [media.tablet]: { width: 'auto', paddingInline: space[2], border: 0, color: vars.color.text } },
  },
])
const wideOnly = { '@media': { [media.tablet]: { display: 'none' } } } as const
export const topSearchText = style({ flex: 1, textAlign: 'start', ...wideOnly })
export const topSearchKey = style({
  padding: `0 ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: size.xs,
  lineHeight: '18px',
  ...wideOnly,
})
export const topButtonText = style({
  minWidth: 0,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { maxWidth: 200 } },
})
/** A company that cannot be switched: a name, not a control. */
export const topName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  height: 40,
  paddingInline: space[2],
  fontWeight: weight.medium,
})
export const topButtonMuted = style({ color: vars.color.muted, display: 'inline-flex' })

/** The square in front of a company's name. */
export const monogram = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  borderRadius: 8,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: size.xs,
  fontWeight: weight.semibold,
})

/* ── Company switcher ─────────────────────────────────────────────────────────────────────────────────────────────── */

export const switcher = style({ width: 'min(360px, calc(100vw - 32px))', display: 'grid', gap: space[2] })
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 40,
  paddingInline: space[3],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  color: vars.color.muted,
  ':focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
})
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  outline: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
})
export const options = style({
  maxHeight: 'min(420px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: -8,
  paddingInline: 8,
  scrollbarWidth: 'thin',
})
export const optionGroup = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 40,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.input,
  color: vars.color.text,
  textDecoration: 'none',
  scrollMarginBlock: 8,
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[data-active="true"]': { background: vars.color.hover, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
})
export const optionName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
})
export const optionNote = style({ fontSize: size.xs, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const optionsNote = style({ padding: `${space[2]} ${space[2]} 0`, fontSize: size.xs, color: vars.color.muted })

/* ── Page header ──────────────────────────────────────────────────────────────────────────────────────────────────── */

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
  marginBottom: space[4],
})
export const headerText = style({ minWidth: 0, flex: '1 1 320px' })
export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [media.phone]: { fontSize: size.xl, lineHeight: '28px' } },
})
export const sentence = style({
  marginTop: space[1],
  minHeight: 20,
  fontSize: size.m,
  lineHeight: '20px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const crumbs = style({ marginBottom: space[2], '@media': { [media.phone]: { marginBottom: space[1] } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
/** The filter bar stays in reach while the page moves under it. */
export const bar = style({
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 10,
  marginInline: `calc(-1 * ${space[6]})`,
  paddingInline: space[6],
  paddingBlock: space[2],
  marginBottom: space[4],
  background: vars.color.page,
  '@media': {
    [media.phone]: { position: 'static', marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] },
  },
})

/* ── Foot ─────────────────────────────────────────────────────────────────────────────────────────────────────────── */

export const foot = style({
  flex: 'none',
  width: '100%',
  maxWidth: 1760,
  marginInline: 'auto',
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.phone]: {
      padding: `${space[4]} ${space[4]} calc(${BOTTOM_BAR_HEIGHT}px + ${space[6]} + env(safe-area-inset-bottom))`,
    },
  },
})
export const footCards = style({
  listStyle: 'none',
  margin: 0,
  padding: `${space[4]} 0 0`,
  borderTop: `1px solid ${vars.color.line}`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space[2],
})
export const footCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 52,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.input,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}`,
  ':hover': { background: vars.color.hover },
})
export const footIcon = style({ flex: 'none', display: 'inline-flex', color: vars.color.muted })
export const footText = style({ display: 'grid', minWidth: 0, fontSize: size.s, lineHeight: '18px' })
export const footStrong = style({ fontWeight: weight.semibold })
export const footMuted = style({ color: vars.color.muted, fontSize: size.xs, lineHeight: '16px' })
export const footLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
})

export const footVersion = style({
  padding: `0 ${space[1]}`,
  margin: `0 calc(-1 * ${space[1]})`,
  minBlockSize: 24,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.input,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
})
export const changes = style({ outline: 'none' })
export const changeVersion = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const changeTitle = style({ margin: 0, fontSize: size.m, fontWeight: 600 })
export const changeDate = style({ color: vars.color.muted, fontSize: size.s })
export const changeList = style({
  gridColumn: '1 / -1',
  margin: 0,
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  // Resets take the marks from all lists.
  listStyle: 'disc',
})

/* ── Phones ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

export const bottomBar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 30,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      minHeight: BOTTOM_BAR_HEIGHT,
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: vars.color.card,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
})
export const bottomEntry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: BOTTOM_BAR_HEIGHT,
  padding: `${space[1]} 2px`,
  border: 0,
  background: 'transparent',
  color: vars.color.muted,
  font: 'inherit',
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -4,
  selectors: {
    '&[data-current="true"]': { color: vars.color.brandText, fontWeight: weight.semibold },
  },
})
export const bottomMark = style({
  display: 'inline-flex',
  padding: `2px ${space[4]}`,
  borderRadius: vars.radius.button,
  selectors: { '[data-current="true"] > &': { background: vars.color.brandSoft, color: vars.color.onBrandSoft } },
})
export const bottomText = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const sheetChoices = style({ display: 'grid', gap: space[4], padding: `0 ${space[3]} ${space[2]}` })
export const sheetList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 })
export const sheetEntry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: 48,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.input,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[aria-current="page"]': { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
  },
})
export const sheetLabel = style({
  padding: `${space[4]} ${space[3]} ${space[1]}`,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

/* ── Banners ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

export const banners = style({ display: 'grid' })

/** A thin line under the top bar while the next page is on its way. */
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } })
export const travelling = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -1,
  height: 2,
  overflow: 'hidden',
  '::after': {
    content: '',
    display: 'block',
    width: '25%',
    height: '100%',
    background: vars.color.brandUi,
    animation: `${slide} 1s ease-in-out 150ms infinite backwards`,
  },
  '@media': { [media.still]: { '::after': { width: '100%', animation: 'none' } } },
})

/* ── Loading ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
/** What is quick enough needs no sign that it is under way. */
export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  // The foot waits below the edge instead of being pushed there by the screen.
  minBlockSize: '100dvh',
  gap: space[4],
  animation: `${appear} 200ms ease-out 250ms backwards`,
  '@media': { [media.still]: { animationDuration: '1ms' } },
})

/** Anchors and headings that are jumped to must not hide under the top bar. */
globalStyle(`${main} :target, ${main} h1, ${main} h2`, { scrollMarginTop: TOP_BAR_HEIGHT + 16 })
