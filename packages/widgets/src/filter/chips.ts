import {
  excludeKeys,
  initialView,
  type RangeValue,
  type Span,
  type ViewExcludes,
  type ViewState,
  withoutValue,
  withValue,
} from '@parapet/api'

/** Sites can only be excluded by a chip; the site picker selects them. */
export type ChipKey = keyof ViewExcludes

/** One value that narrows the view, or leaves something out. */
export interface FilterChip {
  readonly key: ChipKey
  readonly value: string
  readonly isExcluded: boolean
  readonly isMuted: boolean
}

export type Filters = Pick<ViewState, 'include' | 'exclude' | 'off'>

/** Returns the chips of a view in the order of §3; within a key included, excluded, disabled. */
export function chipsOf({ include, exclude, off }: Filters): FilterChip[] {
  return excludeKeys.flatMap((key) =>
    [false, true].flatMap((isMuted) => {
      const lists = isMuted ? off : { include, exclude }
      return [
        ...(key === 'vhost' ? [] : (lists.include[key] ?? [])).map((value) => ({
          key,
          value,
          isExcluded: false,
          isMuted,
        })),
        ...(lists.exclude[key] ?? []).map((value) => ({ key, value, isExcluded: true, isMuted })),
      ]
    }),
  )
}

export type FilterAction =
  | { readonly type: 'include' | 'exclude'; readonly key: ChipKey; readonly value: string }
  | { readonly type: 'flip' | 'remove' | 'mute' | 'unmute'; readonly chip: FilterChip }
  | {
      readonly type: 'replace'
      readonly chip: FilterChip
      readonly by: Pick<FilterChip, 'key' | 'value' | 'isExcluded'>
    }
  | { readonly type: 'clear' }

/** The view after an action. A value is either included, excluded or off: never two of them. */
export function changeFilters(view: ViewState, action: FilterAction): ViewState {
  switch (action.type) {
    case 'include':
      return added(without(view, action), { ...action, isExcluded: false, isMuted: false })
    case 'exclude':
      return added(without(view, action), { ...action, isExcluded: true, isMuted: false })
    case 'flip': {
      const { chip } = action
      // Sites cannot be inverted: they are chosen elsewhere.
      return chip.key === 'vhost' ? view : added(without(view, chip), { ...chip, isExcluded: !chip.isExcluded })
    }
    case 'remove':
      return without(view, action.chip)
    case 'mute':
      return added(without(view, action.chip), { ...action.chip, isMuted: true })
    case 'unmute':
      return added(without(view, action.chip), { ...action.chip, isMuted: false })
    case 'replace': {
      const rest = without(without(view, action.chip), action.by)
      return added(rest, { ...action.by, isMuted: action.chip.isMuted })
    }
    case 'clear': {
      const { include, exclude, off } = initialView
      return { ...view, include, exclude, off }
    }
  }
}

function added(view: ViewState, { key, value, isExcluded, isMuted }: FilterChip): ViewState {
  const lists = isMuted ? view.off : view
  if (!isExcluded && key === 'vhost') return view
  const next =
    isExcluded || key === 'vhost'
      ? { include: lists.include, exclude: withValue(lists.exclude, key, value) }
      : { include: withValue(lists.include, key, value), exclude: lists.exclude }
  return isMuted ? { ...view, off: next } : { ...view, ...next }
}

function without(view: ViewState, { key, value }: Pick<FilterChip, 'key' | 'value'>): ViewState {
  const rest = ({ include, exclude }: Pick<ViewState, 'include' | 'exclude'>) => ({
    include: key === 'vhost' ? include : withoutValue(include, key, value),
    exclude: withoutValue(exclude, key, value),
  })
  return { ...view, ...rest(view), off: rest(view.off) }
}

const MINUTE = 60

/** Converts a chart selection to whole minutes, at least one (§9), up to the last full one. */
export function zoomRange({ from, to }: Span, now: number): RangeValue {
  const start = Math.floor(from / MINUTE) * MINUTE
  return {
    from: start,
    to: Math.max(start + MINUTE, Math.ceil(Math.min(to, Math.floor(now / MINUTE) * MINUTE) / MINUTE) * MINUTE),
  }
}
