import {
  type ExcludeLists,
  type FilterKey,
  filterKeys,
  initialView,
  type RangeValue,
  type Span,
  type ViewState,
  withoutValue,
  withValue,
} from '@parapet/api'

/** A site can only be left out by a chip; choosing sites is the site selection's. */
export type ChipKey = keyof ExcludeLists

/** One value that narrows the view, or leaves something out. */
export interface FilterChip {
  readonly key: ChipKey
  readonly value: string
  readonly isExcluded: boolean
  /** Kept on the bar without being applied. */
  readonly isMuted: boolean
}

/** The filters of a view: those that apply (in the link) and those that were switched off and wait (not in the link). */
export interface Filters {
  readonly view: ViewState
  readonly muted: readonly FilterChip[]
}

const chipKeys: readonly ChipKey[] = ['vhost', ...filterKeys]

/** The chips of a view in the order of the specification's keys; within a key what is included, what is excluded, what is off. */
export function chipsOf({ view, muted }: Filters): FilterChip[] {
  return chipKeys.flatMap((key) => [
    ...(key === 'vhost' ? [] : (view.include[key] ?? [])).map((value) => chip(key, value, false)),
    ...(view.exclude[key] ?? []).map((value) => chip(key, value, true)),
    ...muted.filter((one) => one.key === key),
  ])
}

const chip = (key: ChipKey, value: string, isExcluded: boolean): FilterChip => ({
  key,
  value,
  isExcluded,
  isMuted: false,
})

/** Whether two chips are about the same value. */
export function isSameChip(a: Pick<FilterChip, 'key' | 'value'>, b: Pick<FilterChip, 'key' | 'value'>): boolean {
  return a.key === b.key && a.value === b.value
}

/** What can be done to the filters of a view. */
export type FilterAction =
  | { readonly type: 'include'; readonly key: FilterKey; readonly value: string }
  | { readonly type: 'exclude'; readonly key: ChipKey; readonly value: string }
  | { readonly type: 'flip' | 'remove' | 'mute' | 'unmute'; readonly chip: FilterChip }
  | {
      readonly type: 'replace'
      readonly chip: FilterChip
      readonly by: Pick<FilterChip, 'key' | 'value' | 'isExcluded'>
    }
  | { readonly type: 'clear' }

/** The filters after an action. A value is either included, excluded or off: never two of them. */
export function changeFilters(filters: Filters, action: FilterAction): Filters {
  switch (action.type) {
    case 'include':
      return applied(without(filters, action), { ...action, isExcluded: false })
    case 'exclude':
      return applied(without(filters, action), { ...action, isExcluded: true })
    case 'flip': {
      // Sites are chosen elsewhere: leaving one out cannot be turned into showing it alone.
      if (action.chip.key === 'vhost') return filters
      const flipped = { ...action.chip, isExcluded: !action.chip.isExcluded }
      const rest = without(filters, action.chip)
      return flipped.isMuted ? { ...rest, muted: [...rest.muted, flipped] } : applied(rest, flipped)
    }
    case 'remove':
      return without(filters, action.chip)
    case 'mute': {
      const rest = without(filters, action.chip)
      return { ...rest, muted: [...rest.muted, { ...action.chip, isMuted: true }] }
    }
    case 'unmute':
      return applied(without(filters, action.chip), action.chip)
    case 'replace': {
      const rest = without(without(filters, action.chip), action.by)
      return action.chip.isMuted
        ? { ...rest, muted: [...rest.muted, { ...action.by, isMuted: true }] }
        : applied(rest, action.by)
    }
    case 'clear':
      return { view: { ...filters.view, include: initialView.include, exclude: initialView.exclude }, muted: [] }
  }
}

function applied(
  filters: Filters,
  { key, value, isExcluded }: Pick<FilterChip, 'key' | 'value' | 'isExcluded'>,
): Filters {
  const { view } = filters
  if (isExcluded) return { ...filters, view: { ...view, exclude: withValue(view.exclude, key, value) } }
  if (key === 'vhost') return filters
  return { ...filters, view: { ...view, include: withValue(view.include, key, value) } }
}

function without({ view, muted }: Filters, chip: Pick<FilterChip, 'key' | 'value'>): Filters {
  const { key, value } = chip
  return {
    view: {
      ...view,
      include: key === 'vhost' ? view.include : withoutValue(view.include, key, value),
      exclude: withoutValue(view.exclude, key, value),
    },
    muted: muted.filter((one) => !isSameChip(one, chip)),
  }
}

/** How many values the view is narrowed by. */
export function filterCount(view: Pick<ViewState, 'include' | 'exclude'>): number {
  return [...Object.values(view.include), ...Object.values(view.exclude)].reduce(
    (sum, values) => sum + values.length,
    0,
  )
}

const MINUTE = 60

/** A brush over a chart as the page's range: whole minutes, at least one (§9: granularity 60 s). */
export function zoomRange({ from, to }: Span): RangeValue {
  const start = Math.floor(from / MINUTE) * MINUTE
  return { from: start, to: Math.max(start + MINUTE, Math.ceil(to / MINUTE) * MINUTE) }
}
