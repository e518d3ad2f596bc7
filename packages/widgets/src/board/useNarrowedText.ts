import { useFormat, useLocale, useWords } from '@parapet/ui'
import type { BoardQuery } from '../catalogue/boardQuery.ts'
import { filterTexts, siteTexts } from '../catalogue/texts.ts'
import { boardWords } from '../words/board.ts'
import { catalogueWords } from '../words/catalogue.ts'

/** Describes the active filters for print; null without any. */
export function useNarrowedText(ask: BoardQuery): string | null {
  const t = useWords(boardWords)
  const { locale } = useLocale()
  const at = { t: useWords(catalogueWords), f: useFormat(), locale }
  const filters = [...siteTexts(ask, at), ...filterTexts(ask.view, at).map(({ label }) => label)]
  return filters.length === 0 ? null : t('print.filters', { filters: filters.join(', ') })
}
