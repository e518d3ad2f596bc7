import { EmptyState, LinkButton, useWords } from '@parapet/ui'
import { useLocation } from 'react-router-dom'
import { match } from '../../links/match.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { appWords } from '../../words/app.ts'

/** The screen of a page marked `planned`. */
export function PlannedScreen() {
  const t = useWords(appWords)
  const to = useTo()
  const { pathname } = useLocation()
  const title = t(match(pathname)?.page.title ?? 'title.error')
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t('later.title', { title })}
        text={t('later.text')}
        action={
          <LinkButton href={to('home')} tone="primary">
            {t('later.home')}
          </LinkButton>
        }
      />
    </>
  )
}
