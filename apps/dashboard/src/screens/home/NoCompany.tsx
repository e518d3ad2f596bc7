import { EmptyState, useWords } from '@parapet/ui'
import { homeWords } from './home.words.ts'

/** Shown to a user without a company: who can add one. */
export function NoCompany() {
  const t = useWords(homeWords)
  return <EmptyState title={t('none.title')} text={t('none.text')} drawing="forbidden" />
}
