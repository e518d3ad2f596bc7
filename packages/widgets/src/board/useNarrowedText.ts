import { useFormat, useLocale, useWords } from '@parapet/ui'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { filterTexts, siteTexts } from '../rows/texts.ts'
import { boardWords } from '../words/board.ts'
import { catalogueWords } from '../words/catalogue.ts'

/** The active filters in words, without the sites. */
export function useFilterTexts({ view }: BoardQuery): string[] {
  const { locale } = useLocale()
  const t = useWords(catalogueWords)
  return filterTexts(view, { t, locale }).map(({ label }) => label)
}

/** Describes the active filters for print; null without any. */
export function useNarrowedText(query: BoardQuery): string | null {
  const t = useWords(boardWords)
  const at = { t: useWords(catalogueWords), f: useFormat() }
  const filters = [...siteTexts(query, at), ...useFilterTexts(query)]
  return filters.length === 0 ? null : t('print.filters', { filters: filters.join(', ') })
}
