import { media, size, space, vars } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'

const tablet = '(min-width: 600px) and (max-width: 1023.98px)'

export const toolbar = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      columnGap: 0,
      // A line break before the filter, without a line of its own.
      '::before': { content: '', order: 2, flexBasis: '100%', marginBlockStart: `-${space[2]}` },
    },
  },
})
// A tooltip wraps its button in a span with `display: contents`.
globalStyle(`${row} > *, ${row} > span > *`, { '@media': { [media.phone]: { order: 3 } } })
/** On a phone the range is the last line: the bar sticks with it. */
export const range = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[1],
      flexBasis: '100%',
      minInlineSize: 0,
    },
  },
})
globalStyle(`${row} > ${range}`, { '@media': { [media.phone]: { order: 4 } } })
const site = {
  '@media': {
    [media.desktop]: { maxInlineSize: '280px' },
    [tablet]: { flexBasis: 'calc(100% - 360px)' },
  },
} as const
export const sites = {
  all: style({ flex: '1 1 96px', minInlineSize: 0, ...site }),
  some: style({ flex: '1 1 200px', minInlineSize: 0, ...site }),
}
globalStyle(`${row} > :is(${sites.all}, ${sites.some})`, { '@media': { [media.phone]: { order: 1 } } })
globalStyle(`${row} > ${sites.some}`, { '@media': { [media.phone]: { flexBasis: '100%' } } })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { display: 'contents' },
  },
})
export const refresh = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.phone]: { flex: 'none', marginInlineStart: 'auto', paddingInlineStart: space[1] },
  },
})
globalStyle(`${end} > *, ${end} > span > *`, { '@media': { [media.phone]: { order: 3 } } })
globalStyle(`${end} > ${refresh}`, { '@media': { [media.phone]: { order: 1 } } })
// The buttons fit one line of a phone when the padding of the first and the last is outside of it.
const afterSites = `${row} > :is(${sites.all}, ${sites.some}) +`
globalStyle(`${afterSites} button, ${afterSites} span > button`, {
  '@media': { [media.phone]: { marginInlineStart: `-${space[3]}` } },
})
globalStyle(`${end} > span:last-child`, { '@media': { [media.phone]: { marginInlineEnd: `-${space[3]}` } } })
globalStyle(`${row}, ${end}`, { '@media': { [tablet]: { columnGap: 0 } } })
export const age = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: size.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineEnd: space[2],
  // In two lines, so that the sites keep their room.
  '@media': {
    '(max-width: 379px)': {
      maxInlineSize: 'min-content',
      marginInlineEnd: 0,
      lineHeight: '16px',
      textAlign: 'end',
      whiteSpace: 'normal',
    },
  },
})
const dot = style({ inlineSize: '8px', blockSize: '8px', borderRadius: '50%', flex: 'none' })
export const dots = {
  live: style([dot, { background: vars.color.good }]),
  paused: style([dot, { border: `1.5px solid ${vars.color.watch}`, boxSizing: 'border-box' }]),
  late: style([dot, { background: vars.color.watch }]),
}
export const begin = style({ display: 'grid', gap: space[3] })
