import { type Comparison, comparableFrom, defaultComparison, resolveRange } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { useAnnounce, useChords, useFormat, useToast, useWords } from '@parapet/ui'
import { toolbarWords } from '../words/toolbar.ts'
import type { ToolbarProps } from './Toolbar.tsx'

type Rel = '1h' | '24h' | '7d' | '1M'

/** The keyboard shortcuts of range and comparison. A range beyond the contract is refused with its reason. */
export function Chords({ control, capability, moment, zone }: ToolbarProps) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const toast = useToast()
  const announce = useAnnounce()
  const { view, set } = control
  const to = (rel: Rel) => () => {
    const range = t(`chord.${rel}`)
    const preset = capability.presets.find((one) => one.rel === rel)
    if (preset?.allowed) {
      set({ range: { rel } })
      announce(range)
    } else toast.info(t('chord.none', { range, reason: t(`range.${preset?.reason ?? 'unknown'}`) }))
  }
  const compare = () => {
    if (view.compare !== 'off') {
      set({ compare: 'off', match: undefined, against: undefined })
      return announce(t('compare.off'))
    }
    const context = { now: lastFullMinute(moment.now), zone }
    const from = (mode: Comparison) => comparableFrom(mode, { range: view.range }, capability, context)
    const usual = defaultComparison(resolveRange(view.range, context))
    const found = ([usual, 'previous'] as const).find((mode) => from(mode) === undefined)
    if (!found) return void toast.info(t('compare.from', { date: f.date(from('previous'), 'dateTime') }))
    set({ compare: found })
    announce(t(`compare.${found}`))
  }
  const chord = (rel: Rel) => ({ label: t(`chord.${rel}`), run: to(rel) })
  useChords({
    title: t('chord.title'),
    lead: 'd',
    keys: {
      h: chord('1h'),
      1: chord('24h'),
      7: chord('7d'),
      m: chord('1M'),
      c: { label: t('chord.compare'), run: compare },
    },
  })
  return null
}
