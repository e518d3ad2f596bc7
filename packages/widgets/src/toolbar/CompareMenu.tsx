import { canMatch, comparisons, usualMatch, type ViewState } from '@parapet/api'
import { Button, Menu, type MenuItem, useFormat, useWords } from '@parapet/ui'
import { lazy, Suspense, useState } from 'react'
import { endOfMinute } from '../catalogue/ask.ts'
import { toolbarWords } from '../words/toolbar.ts'
import { comparableFrom, judgeRange } from './limits.ts'
import type { ToolbarProps } from './Toolbar.tsx'

// Few choose a period of their own.
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog.tsx')).CompareDialog }))

/** What the page is compared with: a mode, a period of one's own, and whether days of the week are kept (ux-rules §3.1). */
export function CompareMenu(props: ToolbarProps) {
  const { control, moment, zone, capability } = props
  const t = useWords(toolbarWords)
  const f = useFormat()
  const [isChoosing, setChoosing] = useState(false)
  const { view, set } = control
  const { compare } = view
  const now = endOfMinute(moment.now)
  const { range } = judgeRange(view.range, capability, { now, zone })
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
      // Nothing that is on or off: choosing it closes the menu and asks.
      return { label, icon: against === undefined ? 'calendar' : 'check', onSelect: () => setChoosing(true) }
    }
    return {
      label: t(`compare.${mode}`),
      checked: compare === mode,
      isOneOf: true,
      onSelect: () => choose({ compare: mode }),
      ...(compare === mode ? {} : unless({}, mode)),
    }
  })
  return (
    <>
      <Menu
        label={t('compare.label')}
        trigger={
          <Button
            tone="quiet"
            size="s"
            icon="compare"
            iconEnd="chevronDown"
            aria-label={compare === 'off' ? undefined : `${t('compare.label')}: ${t(`compare.short.${compare}`)}`}
          >
            {t(`compare.short.${compare}`)}
          </Button>
        }
        items={[
          {
            label: t('compare.off'),
            checked: compare === 'off',
            isOneOf: true,
            onSelect: () => choose({ compare: 'off' }),
          },
          ...modes,
          'separator',
          matchItem(),
        ]}
      />
      {isChoosing && (
        <Suspense fallback={null}>
          <CompareDialog {...props} range={range} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )

  function matchItem(): MenuItem {
    const label = t('compare.match')
    if (compare === 'off') return { label, checked: false, disabledReason: t('compare.match.off') }
    const isKept = (view.match ?? usualMatch(compare)) === 'weekday'
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
      onSelect: () => choose({ compare, ...(match === usualMatch(compare) ? {} : { match }) }),
      ...unless({ match }, compare),
    }
  }
}
