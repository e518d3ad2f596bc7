import type { AttackedSite, UnderAttack } from '@parapet/api'
import { useCallback, useState } from 'react'
import type { AttackedSites } from '../../shell/underAttack/useAttackedSites.ts'
import { useSwitchAttack } from '../../shell/underAttack/useSwitchAttack.ts'
import { PlanDialog, TurnOnDialog } from './AttackDialogs.tsx'
import type { SiteRates } from './useSiteRates.ts'

const noSites: readonly UnderAttack[] = []

/**
 * Switches under attack mode: on after a question that states what it does and costs, with a reason and an end (typed
 * if it leaves no site off), off at once. Each result can be undone.
 */
export function useUnderAttack({ sites, all }: Pick<AttackedSites, 'sites' | 'all'>, rates: SiteRates | undefined) {
  const { off } = useSwitchAttack()
  const [asked, setAsked] = useState(noSites)
  const [planned, setPlanned] = useState<AttackedSite>()
  const close = useCallback(() => setAsked(noSites), [])
  const closePlan = useCallback(() => setPlanned(undefined), [])
  const turnOn = useCallback(async (rows: readonly UnderAttack[]) => setAsked(rows.filter((row) => !row.active)), [])
  const turnOff = useCallback(
    (rows: readonly Pick<UnderAttack, 'site'>[]) =>
      off(sites.filter(({ site }) => rows.some((row) => row.site === site))),
    [off, sites],
  )
  const dialog = (
    <>
      <TurnOnDialog asked={asked} all={all} rates={rates} onDone={close} />
      <PlanDialog site={planned} onDone={closePlan} />
    </>
  )
  return { turnOn, turnOff, plan: setPlanned, dialog }
}
