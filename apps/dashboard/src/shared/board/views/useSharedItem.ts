import {
  isExpired,
  readSharedId,
  type Saved,
  type SharedId,
  type SharedUrl,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { to as bareTo } from '../../../platform/links/to.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { sharedViewProblem } from '../SharedView.tsx'
import { savedOf } from './savedRow.ts'

/** Kinds of saved items that have a page of their own. */
type Shown = Extract<Saved, { kind: 'view' | 'board' }>

const pageOf = { view: 'snapshot', board: 'ownBoard' } as const satisfies Record<Shown['kind'], string>

/** What the address of a saved item leads to. */
export type SharedItem<S extends Saved> =
  | { readonly state: 'waiting' }
  | {
      readonly state: 'gone'
      readonly why: ReturnType<typeof sharedViewProblem> | 'foreign' | 'expired' | 'noSites'
      readonly at?: number | null
      readonly author?: string
      readonly onRetry?: () => void
    }
  | { readonly state: 'ready'; readonly id: SharedId; readonly sId: string; readonly row: SharedUrl; readonly saved: S }

/** Reads the saved item that the address names, and goes to the page of another kind, of its company, or where `elsewhere` says. */
export function useSharedItem<K extends Shown['kind']>(
  kind: K,
  elsewhere?: (row: SharedUrl) => string | undefined,
): SharedItem<Extract<Shown, { kind: K }>> {
  const { sId = '' } = useParams()
  const { user, company, companies } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const id = useMemo(() => readSharedId(sId), [sId])
  const { data: row, failure, retry } = useRead(userCalls.sharedUrl, id ? { ...id } : null, { quiet: true })
  const saved = row && savedOf(row)
  const isElsewhere = saved !== undefined && saved.company !== company?.id
  const mayGo = isElsewhere && (user?.is_staff === true || companies.some((one) => one.id === saved.company))
  const hasPage = saved?.kind === 'view' || saved?.kind === 'board'
  const address =
    hasPage && (isElsewhere ? mayGo : saved.kind !== kind)
      ? bareTo(pageOf[saved.kind], { company: saved.company, sId })
      : row && !saved
        ? elsewhere?.(row)
        : undefined
  useEffect(() => {
    if (address !== undefined) navigate(address, { replace: true, state })
  }, [address, navigate, state])

  if (address !== undefined || (id && !row && !failure)) return { state: 'waiting' }
  if (!id) return { state: 'gone', why: 'unknown' }
  if (failure && !row) return { state: 'gone', why: sharedViewProblem(failure), onRetry: retry }
  if (!user || !company || isElsewhere) return { state: 'gone', why: 'foreign' }
  if (!row || !isKind(saved, kind)) return { state: 'gone', why: 'strange' }
  if (isExpired(saved, nowSeconds()))
    return { state: 'gone', why: 'expired', at: saved.expiresAt, author: saved.author }
  if (company.sites.length === 0) return { state: 'gone', why: 'noSites' }
  return { state: 'ready', id, sId, row, saved }
}

function isKind<K extends Shown['kind']>(saved: Saved | undefined, kind: K): saved is Extract<Shown, { kind: K }> {
  return saved?.kind === kind
}
