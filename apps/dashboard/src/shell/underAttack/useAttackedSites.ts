import {
  type AttackedSite,
  type AttackPlan,
  attackedSites,
  protection,
  type UnderAttack,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { useMemo, useSyncExternalStore } from 'react'
import { mayChangeSaved } from '../../platform/session/mayChangeSaved.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { browserPlans, planOf } from './browserPlans.ts'

/** The sites in under attack mode: why, by whom, since when and until when. */
export interface AttackedSites {
  readonly sites: readonly AttackedSite[]
  /** All sites of the company, as the provider lists them. */
  readonly all: readonly UnderAttack[]
  /** The reasons and ends that colleagues may have given could not be read. */
  readonly isIncomplete: boolean
  readonly retry: () => void
}

const noRows: readonly UnderAttack[] = []

/** Reads which sites are in under attack mode; the reasons and ends only once there is one. */
export function useAttackedSites(isWanted = true): AttackedSites {
  const { user, company } = useSession()
  const quiet = { quiet: true }
  const { data: all = noRows, retry: retryModes } = useRead(protection.underAttack, isWanted ? {} : null, quiet)
  const isAny = all.some(({ active }) => active)
  const owner = company?.id ?? 0
  const kept = useRead(userCalls.sharedUrls, isWanted && isAny && company ? { user: owner } : null, quiet)
  const here = useSyncExternalStore(browserPlans.subscribe, browserPlans.get)
  const sites = useMemo(() => {
    const plans: AttackPlan[] = [
      ...here.flatMap((preferences) => planOf({ preferences }, owner, { id: null, mayChange: true }) ?? []),
      ...(kept.data ?? []).flatMap((row) => {
        const mayChange = mayChangeSaved(row, owner, { user, company })
        return planOf(row, owner, { id: row.id, mayChange }) ?? []
      }),
    ]
    return attackedSites(all, plans)
  }, [all, kept.data, here, owner, user, company])
  const { failure, retry: retryPlans } = kept
  return {
    sites,
    all,
    isIncomplete: failure !== undefined,
    retry: () => {
      retryModes()
      if (isAny) retryPlans()
    },
  }
}
