import {
  isExpired,
  readSharedId,
  type SharedUrl,
  savedPages,
  unpackView,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { Skeleton, Stack, useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { to as bareTo } from '../../platform/links/to.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { sharedViewProblem } from '../../shared/board/SharedView.tsx'
import { savedOf } from '../../shared/board/views/savedRow.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import { Gone } from './Gone.tsx'
import { OpenSnapshot } from './OpenSnapshot.tsx'

/** A shared saved view, read-only (§2, §4), or the reason why it cannot be opened. */
export function SnapshotScreen() {
  const { sId = '' } = useParams()
  const { user, company, companies } = useSession()
  const navigate = useNavigate()
  const to = useTo()
  const { state } = useLocation()
  const id = useMemo(() => readSharedId(sId), [sId])
  const { data: row, failure, retry } = useRead(userCalls.sharedUrl, id ? { ...id } : null, { quiet: true })
  const saved = row && savedOf(row)
  const isElsewhere = saved !== undefined && saved.company !== company?.id
  const mayGo = isElsewhere && (user?.is_staff === true || companies.some((one) => one.id === saved.company))
  const address = mayGo
    ? bareTo('snapshot', { company: saved.company, sId })
    : row && !saved
      ? addressOfLink(row, to)
      : undefined
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true, state })
  }, [address, navigate, state])

  if (address !== undefined || (id && !row && !failure)) return <Waiting />
  if (!id) return <Gone why="unknown" />
  if (failure && !row) return <Gone why={sharedViewProblem(failure)} onRetry={retry} />
  if (!user || !company || isElsewhere) return <Gone why="foreign" />
  if (!row || saved?.kind !== 'view') return <Gone why="strange" />
  if (isExpired(saved, Date.now() / 1000)) return <Gone why="expired" at={saved.expiresAt} author={saved.author} />
  if (company.sites.length === 0) return <Gone why="noSites" />
  return <OpenSnapshot key={sId} id={id} sId={sId} row={row} saved={saved} user={user} company={company} />
}

function addressOfLink(row: SharedUrl, to: ReturnType<typeof useTo>): string | undefined {
  for (const page of savedPages) {
    const query = unpackView(page, row)
    if (query) return to(page, undefined, query)
  }
  return undefined
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
