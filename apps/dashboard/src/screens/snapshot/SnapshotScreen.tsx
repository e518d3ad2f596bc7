import { type SharedUrl, savedPages, unpackView } from '@parapet/api'
import { Skeleton, Stack, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { Gone } from '../../shared/board/views/Gone.tsx'
import { useSharedItem } from '../../shared/board/views/useSharedItem.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import { OpenSnapshot } from './OpenSnapshot.tsx'

/** A shared saved view, read-only (§2, §4), or the reason why it cannot be opened. */
export function SnapshotScreen() {
  const to = useTo()
  const { user, company } = useSession()
  const addressOfLink = useCallback(
    (row: SharedUrl): string | undefined => {
      for (const page of savedPages) {
        const query = unpackView(page, row)
        if (query) return to(page, undefined, query)
      }
      return undefined
    },
    [to],
  )
  const item = useSharedItem('view', addressOfLink)
  if (item.state === 'waiting') return <Waiting />
  if (item.state === 'gone') return <Gone {...item} />
  if (!user || !company) return null
  return <OpenSnapshot key={item.sId} {...item} user={user} company={company} />
}

function Waiting() {
  const t = useWords(viewsWords)
  return (
    <Stack gap={4}>
      <PageHeader title={t('savedView')} />
      <Skeleton width="100%" height="240px" />
    </Stack>
  )
}
