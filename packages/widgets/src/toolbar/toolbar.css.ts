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
      // Between the line that always shows and the rest.
      '::before': { content: '', order: 2, flexBasis: '100%', marginBlockStart: `-${space[2]}` },
    },
  },
})
/** On a phone one line: range, filter, comparison, and the button that shows the rest. */
export const folded = style([row, {}])
export const range = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'flex', alignItems: 'center', flex: '1 1 0', minInlineSize: 0 } },
})
const site = {
  '@media': {
    [media.desktop]: { maxInlineSize: '280px' },
    [tablet]: { flexBasis: 'calc(100% - 360px)' },
    [media.phone]: { flexBasis: '60%', order: 3 },
  },
} as const
export const sites = {
  all: style({ flex: '1 1 96px', minInlineSize: 0, ...site }),
  some: style({ flex: '1 1 200px', minInlineSize: 0, ...site }),
}
/** Shows and hides what a phone folds away. */
export const fold = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: 3, flex: '1 1 100%' } },
})
globalStyle(`${folded} > :is(${sites.all}, ${sites.some}, ${end})`, {
  '@media': { [media.phone]: { display: 'none' } },
})
export const refresh = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.phone]: { flex: '1 1 auto' },
  },
})
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
})
const dot = style({ inlineSize: '8px', blockSize: '8px', borderRadius: '50%', flex: 'none' })
export const dots = {
  live: style([dot, { background: vars.color.good }]),
  paused: style([dot, { border: `1.5px solid ${vars.color.watch}`, boxSizing: 'border-box' }]),
  late: style([dot, { background: vars.color.watch }]),
}
export const begin = style({ display: 'grid', gap: space[3] })
