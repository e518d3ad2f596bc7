import { Button, EmptyState, LinkButton, Stack, useFormat, useWords } from '@parapet/ui'
import { PageHeader } from '../../../kit/page/PageHeader.tsx'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import type { sharedViewProblem } from '../SharedView.tsx'
import { viewsWords } from './views.words.ts'

interface GoneProps {
  why: ReturnType<typeof sharedViewProblem> | 'foreign' | 'expired' | 'noSites' | 'notUsable'
  at?: number | null
  author?: string
  page?: string
  onRetry?: (() => void) | undefined
}

/** Why a saved view is not shown, and what to do. */
export function Gone({ why, at = null, author = '', page = '', onRetry }: GoneProps) {
  const t = useWords(viewsWords)
  const f = useFormat()
  const to = useTo()
  const { company } = useSession()
  const values = { company: company?.name ?? '', page, author, date: at === null ? '' : f.date(at - 1, 'date') }
  const key = why === 'expired' && author === '' ? 'expiredNobody' : why
  return (
    <Stack gap={4}>
      <PageHeader title={t('savedView')} />
      <div role="alert">
        <EmptyState
          drawing={why === 'forbidden' || why === 'foreign' || why === 'notUsable' ? 'forbidden' : 'search'}
          title={t('gone.title')}
          text={t(`gone.${key}`, values)}
          action={
            why === 'unread' && onRetry ? (
              <Button onClick={onRetry}>{t('gone.retry')}</Button>
            ) : (
              <LinkButton href={to('views')}>{t('gone.list')}</LinkButton>
            )
          }
        />
      </div>
    </Stack>
  )
}
