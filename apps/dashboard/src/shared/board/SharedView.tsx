import { type Failure, readSharedId, unpackView, useRead, user } from '@parapet/api'
import { Button, EmptyState, LinkButton, Skeleton, useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTo } from '../../platform/session/useTo.ts'
import type { BoardScreenName } from './boardTabs.ts'
import { sharedWords } from './shared.words.ts'

interface SharedViewProps {
  screen: BoardScreenName
  shared: string
}

/** Opens a stored view at its normal URL, so that Back, filters and reload work; shows why if it cannot. */
export function SharedView({ screen, shared }: SharedViewProps) {
  const t = useWords(sharedWords)
  const to = useTo()
  const navigate = useNavigate()
  const { state } = useLocation()
  const id = useMemo(() => readSharedId(shared), [shared])
  const { data, failure, retry } = useRead(user.sharedUrl, id ? { ...id } : null, { quiet: true })
  const query = data && unpackView(screen, data)
  const address = query && to(screen, undefined, query)
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true, state })
  }, [address, navigate, state])

  const why = !id ? 'unknown' : failure ? sharedViewProblem(failure) : data && !query ? 'strange' : undefined
  if (!why) return <Skeleton width="100%" height="240px" />
  return (
    <div role="alert">
      <EmptyState
        drawing={why === 'forbidden' ? 'forbidden' : 'search'}
        title={t('title')}
        text={t(why)}
        action={
          why === 'unread' ? (
            <Button onClick={retry}>{t('retry')}</Button>
          ) : (
            <LinkButton href={to(screen)}>{t('usual')}</LinkButton>
          )
        }
      />
    </div>
  )
}

/** Explains why a stored view cannot be shown. The provider does not distinguish expired from unknown ids. */
export function sharedViewProblem(failure: Failure): 'unknown' | 'forbidden' | 'strange' | 'unread' {
  if (failure.kind === 'unexpected') return 'strange'
  if (failure.kind !== 'http') return 'unread'
  if (failure.status === 404 || failure.status === 410) return 'unknown'
  return failure.status === 401 || failure.status === 403 ? 'forbidden' : 'unread'
}
