import { EmptyState, useWords } from '@parapet/ui'
import { homeWords } from '../../words/home.ts'

/** A user without a company: nothing can be shown, and who can change that. */
export function NoCompany() {
  const t = useWords(homeWords)
  return <EmptyState title={t('none.title')} text={t('none.text')} drawing="forbidden" />
}
