import {
  type AttackedSite,
  type AttackPlan,
  CallFailure,
  packSaved,
  protection,
  type RowResult,
  runRows,
  type SavedMode,
  type UnderAttack,
  underAttackSince,
  user as userCalls,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useToast, useWords } from '@parapet/ui'
import { useCallback, useMemo } from 'react'
import { useSayDone } from '../../kit/action/useSayDone.ts'
import { useTask } from '../../kit/action/useTask.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useFailureToast } from '../../platform/failure/useFailureToast.ts'
import { authorName } from '../../platform/session/authorName.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { attackModeWords } from './attackMode.words.ts'
import { forgetInBrowser, keepInBrowser } from './browserPlans.ts'

type SiteRow = Pick<UnderAttack, 'site' | 'url'>

/** What is said when the mode is switched on: why, and its end in epoch seconds. */
export type AttackWish = Pick<AttackPlan, 'reason' | 'until'>

/** Switches under attack mode of sites, and keeps why and until when. */
export interface SwitchAttack {
  /** Rejects if its only site fails; several say what failed in toasts. */
  on(rows: readonly SiteRow[], wishOf: (site: number) => AttackWish | null): Promise<void>
  /** Its undo brings the reasons and ends back. */
  off(sites: readonly AttackedSite[]): Promise<void>
  /** Changes why and until when a site is in the mode. */
  replan(site: AttackedSite, wish: AttackWish): Promise<void>
}

const MOST_FAILURES = 3
const nothing: AttackWish = { reason: '', until: null }

const attacked = ({ site, url }: SiteRow, plans: readonly AttackPlan[]): AttackedSite => {
  const plan = plans.find((one) => one.site === site) ?? null
  return { site, url, since: plan?.from ?? null, by: null, plan }
}

/** Returns what switches under attack mode; each result can be undone. */
export function useSwitchAttack(): SwitchAttack {
  const t = useWords(attackModeWords)
  const toast = useToast()
  const sayDone = useSayDone()
  const { send } = useTask()
  const showFailure = useFailureToast()
  const describe = useDescribeFailure()
  const session = useSession()
  const { user, company } = session
  const owner = company?.id ?? 0
  const author = authorName(session)
  const userId = user?.id ?? 0

  /** Keeps a plan for all colleagues, or for this browser if the provider does not take it. */
  const keep = useCallback(
    async ({ site, url }: SiteRow, from: number, { reason, until }: AttackWish): Promise<AttackPlan> => {
      const when = { site, host: url, from, until, made: nowSeconds() }
      const saved: SavedMode = { kind: 'mode', name: reason, author, company: owner, expiresAt: null, ...when }
      const plan = { ...when, author, reason, mayChange: true }
      try {
        const { id } = await send(userCalls.addSharedUrl, {
          user: owner,
          body: { user: userId, ...packSaved(saved, '') },
        })
        forgetInBrowser(owner, site)
        return { ...plan, id }
      } catch (problem) {
        showFailure(problem)
        keepInBrowser(saved)
        return { ...plan, id: null }
      }
    },
    [send, showFailure, owner, userId, author],
  )
  const drop = useCallback(
    async ({ site, plan }: AttackedSite) => {
      forgetInBrowser(owner, site)
      if (plan?.id != null && plan.mayChange)
        await send(userCalls.removeSharedUrl, { user: owner, id: String(plan.id) }).catch(showFailure)
    },
    [send, showFailure, owner],
  )
  const sayKept = useCallback(
    (plans: readonly AttackPlan[]) => {
      if (plans.some(({ id }) => id === null)) toast.warning(t('kept.here'))
    },
    [toast, t],
  )
  const sayResults = useCallback(
    (active: boolean, results: readonly RowResult<SiteRow>[], undo: (done: readonly SiteRow[]) => Promise<void>) => {
      const done = results.flatMap((result) => (result.kind === 'done' ? [result.row] : []))
      const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []))
      const [first] = done
      if (first)
        sayDone(t(active ? 'turnedOn' : 'turnedOff', { n: done.length, site: first.url }), { run: () => undo(done) })
      for (const { row, failure } of failed.slice(0, MOST_FAILURES))
        toast.error(t('failed', { site: row.url, why: describe(failure) }))
      if (failed.length > MOST_FAILURES) toast.error(t('failed.more', { n: failed.length - MOST_FAILURES }))
    },
    [sayDone, toast, t, describe],
  )

  const { on, off } = useMemo(() => {
    const acts: Pick<SwitchAttack, 'on' | 'off'> = {
      async on(rows, wishOf) {
        const plans: AttackPlan[] = []
        const results = await runRows(rows, async (row) => {
          const answer = await send(protection.activate, { site: row.site })
          const wish = wishOf(row.site)
          const from = underAttackSince(answer) ?? nowSeconds()
          if (wish && (wish.reason !== '' || wish.until !== null)) plans.push(await keep(row, from, wish))
        })
        const [only] = results
        if (results.length === 1 && only?.kind === 'failed') throw new CallFailure(only.failure)
        sayResults(true, results, (done) => acts.off(done.map((row) => attacked(row, plans))))
        sayKept(plans)
      },
      async off(sites) {
        const results = await runRows(sites, async (row) => {
          await send(protection.deactivate, { site: row.site })
          await drop(row)
        })
        const wishes = new Map(sites.map(({ site, plan }) => [site, plan]))
        sayResults(false, results, (done) => acts.on(done, (site) => wishes.get(site) ?? null))
      },
    }
    return acts
  }, [send, keep, drop, sayResults, sayKept])

  const replan = useCallback(
    async (site: AttackedSite, wish: AttackWish) => {
      const from = site.since ?? site.plan?.from ?? nowSeconds()
      const change = async (before: AttackedSite, { reason, until }: AttackWish) => {
        const plan = await keep(before, from, { reason, until })
        if (plan.id !== null) await drop(before)
        sayKept([plan])
        return { ...before, plan }
      }
      const changed = await change(site, wish)
      sayDone(t('plan.saved', { site: site.url }), { run: () => change(changed, site.plan ?? nothing) })
    },
    [keep, drop, sayDone, sayKept, t],
  )
  return useMemo(() => ({ on, off, replan }), [on, off, replan])
}
