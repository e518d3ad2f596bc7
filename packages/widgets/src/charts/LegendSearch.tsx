import { Button, TextField, useAnnounce, useWords, VisuallyHidden } from '@parapet/ui'
import type { KeyboardEvent } from 'react'
import { legendWords } from '../words/legend.ts'
import { legendActions, legendCount, legendField, legendSearch } from './legendSearch.css.ts'

export interface LegendSearchProps {
  query: string
  onQuery: (query: string) => void
  /** How many series match, of how many. */
  found: number
  total: number
  /** What matches: alone, shown beside the others, or hidden. */
  onFound: (how: 'alone' | 'show' | 'hide') => void
}

/** Finds series by their names in a legend that is too long to be looked through, and shows or hides what was found. */
export function LegendSearch({ query, onQuery, found, total, onFound }: LegendSearchProps) {
  const t = useWords(legendWords)
  const announce = useAnnounce()
  const isSearching = query.trim() !== ''
  const act = (how: 'alone' | 'show' | 'hide') => {
    onFound(how)
    const n = found
    announce(
      how === 'alone' ? t('said.alone', { n }) : how === 'show' ? t('said.shown', { n }) : t('said.hidden', { n }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') onQuery('')
    else if (event.key === 'Enter' && isSearching && found > 0 && event.target instanceof HTMLInputElement) act('alone')
    else return
    // Escape has done its work here: nothing around the legend closes with it.
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
        <span aria-hidden>{none ?? t('found', { n: found, total })}</span>
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
