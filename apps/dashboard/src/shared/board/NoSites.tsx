import { EmptyState, LinkButton, useWords } from '@parapet/ui'
import { useTo } from '../../platform/session/useTo.ts'
import { boardScreenWords } from './board.words.ts'

/** The empty state of boards for a company without sites. */
export function NoSites({ company }: { company: string }) {
  const t = useWords(boardScreenWords)
  const to = useTo()
  return (
    <EmptyState
      title={t('noSites.title')}
      text={t('noSites.text', { company })}
      drawing="noTraffic"
      action={<LinkButton href={to('home')}>{t('noSites.action')}</LinkButton>}
    />
  )
}
