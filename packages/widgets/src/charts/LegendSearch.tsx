import type { LegendState } from '@parapet/api'
import { Button, TextField, useAnnounce, useWords, VisuallyHidden } from '@parapet/ui'
import { type KeyboardEvent, useState } from 'react'
import { legendWords } from '../words/legend.ts'
import { createSeriesFilter, type SeriesMatch, setShown } from './legendFind.ts'
import { legendActions, legendCount, legendField, legendSearch } from './legendSearch.css.ts'
import type { SeriesData } from './types.ts'

export interface LegendSearchProps {
  keys: readonly string[]
  found: readonly SeriesData[]
  state: LegendState | undefined
  onState: (state: LegendState | undefined) => void
  /** Called with a filter function on each change (pass a state setter: it wraps functions). */
  onFind: (find: () => SeriesMatch) => void
}

/** Searches series by name in a long legend, and shows or hides the matches. */
export function LegendSearch({ keys, found: listed, state, onState, onFind }: LegendSearchProps) {
  const [query, setQuery] = useState('')
  const onQuery = (next: string) => {
    setQuery(next)
    onFind(() => createSeriesFilter(next))
  }
  const foundKeys = listed.map((one) => one.key)
  const found = listed.length
  const total = keys.length
  const t = useWords(legendWords)
  const announce = useAnnounce()
  const isSearching = query.trim() !== ''
  const act = (how: 'alone' | 'show' | 'hide') => {
    onState(how === 'alone' ? { only: foundKeys } : setShown(keys, state, foundKeys, how === 'show'))
    const n = found
    announce(
      how === 'alone' ? t('said.alone', { n }) : how === 'show' ? t('said.shown', { n }) : t('said.hidden', { n }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') onQuery('')
    else if (event.key === 'Enter' && isSearching && found > 0 && event.target instanceof HTMLInputElement) act('alone')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const none = isSearching && found === 0 ? t('found.none', { query }) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a page would have one landmark a chart
    <div className={legendSearch} role="group" aria-label={t('placeholder')} onKeyDown={onKeyDown}>
      <div className={legendField}>
        <TextField
          type="search"
          name="series"
          icon="search"
          label={t('label')}
          isLabelHidden
          placeholder={t('placeholder')}
          value={query}
          onChange={onQuery}
          clearable
          maxLength={200}
        />
      </div>
      <span className={legendCount} role="status">
        <span aria-hidden>{none ?? (isSearching && t('found', { n: found, total }))}</span>
        <VisuallyHidden>{isSearching ? t('found.spoken', { n: found, total }) : ''}</VisuallyHidden>
      </span>
      <span className={legendActions}>
        <Button size="s" tone="quiet" onClick={() => act('show')} disabledReason={none}>
          {t(isSearching ? 'action.showFound' : 'action.show')}
        </Button>
        <Button size="s" tone="quiet" onClick={() => act('hide')} disabledReason={none}>
          {t(isSearching ? 'action.hideFound' : 'action.hide')}
        </Button>
      </span>
    </div>
  )
}
