import { Skeleton, Stack, useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { ownBoardWords } from '../../shared/board/own/ownBoard.words.ts'
import { Gone } from '../../shared/board/views/Gone.tsx'
import { useSharedItem } from '../../shared/board/views/useSharedItem.ts'
import { OwnBoard } from './OwnBoard.tsx'

/** A board of one's own, or the reason why it cannot be opened. */
export default function OwnBoardScreen() {
  const t = useWords(ownBoardWords)
  const { user, company } = useSession()
  const item = useSharedItem('board')
  if (item.state === 'gone') return <Gone {...item} />
  if (item.state === 'waiting' || !user || !company)
    return (
      <Stack gap={4}>
        <PageHeader title={t('board')} />
        <Skeleton width="100%" height="240px" />
      </Stack>
    )
  return <OwnBoard key={item.sId} {...item} user={user} company={company} />
}
