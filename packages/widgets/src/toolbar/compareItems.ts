import { canMatch, checkViewRange, comparableFrom, comparisons, defaultMatch, type ViewState } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import type { Format, MenuItem, T } from '@parapet/ui'
import type words from '../words/toolbar.en.ts'
import type { ToolbarProps } from './Toolbar.tsx'

/** Returns the menu items of the comparison: each mode or why it has no data, and weekday matching. */
export function compareItems(
  { control, moment, zone, capability }: ToolbarProps,
  t: T<typeof words>,
  f: Format,
  onCustom: () => void,
): MenuItem[] {
  const { view, set } = control
  const { compare } = view
  const now = lastFullMinute(moment.now)
  const { range } = checkViewRange(view.range, capability, { now, zone })
  const choose = (next: Pick<ViewState, 'compare' | 'match'>) => set({ match: undefined, against: undefined, ...next })
  const unless = (part: Pick<ViewState, 'match'>, mode: (typeof comparisons)[number]) => {
    const from = comparableFrom(mode, { range, ...part }, capability, { now, zone })
    return from === undefined ? {} : { disabledReason: t('compare.from', { date: f.date(from, 'dateTime') }) }
  }
  const modes = comparisons.map((mode): MenuItem => {
    if (mode === 'custom') {
      const { against } = view
      const label =
        against === undefined ? t('compare.custom') : t('compare.customOf', { date: f.date(against, 'dateTime') })
      return { label, checked: compare === mode, isRadio: true, onSelect: onCustom }
    }
    return {
      label: t(`compare.${mode}`),
      checked: compare === mode,
      isRadio: true,
      onSelect: () => choose({ compare: mode }),
      ...(compare === mode ? {} : unless({}, mode)),
    }
  })
  return [
    { label: t('compare.off'), checked: compare === 'off', isRadio: true, onSelect: () => choose({ compare: 'off' }) },
    ...modes,
    'separator',
    matchItem(),
  ]

  function matchItem(): MenuItem {
    const label = t('compare.match')
    if (compare === 'off') return { label, checked: false, disabledReason: t('compare.match.off') }
    const isKept = (view.match ?? defaultMatch(compare)) === 'weekday'
    if (!canMatch(compare))
      return {
        label,
        checked: isKept,
        disabledReason: t(compare === 'week' ? 'compare.match.week' : 'compare.match.custom'),
      }
    const match = isKept ? 'date' : 'weekday'
    return {
      label,
      checked: isKept,
      onSelect: () => choose({ compare, ...(match === defaultMatch(compare) ? {} : { match }) }),
      ...unless({ match }, compare),
    }
  }
}
