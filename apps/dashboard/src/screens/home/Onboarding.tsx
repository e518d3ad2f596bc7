import { type Company, statistics, type User, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { lazy, Suspense, useMemo, useState } from 'react'
import { paths } from '../../platform/paths/paths.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useMay } from '../../platform/session/useMay.ts'
import { useCapability } from '../../shared/board/useCapability.ts'
import { countsIn, readCounts, trafficParams } from '../../shared/onboarding/useTraffic.ts'
import { useWaitingDomains } from '../../shared/onboarding/useWaitingDomains.ts'
import { setupNote } from './setupNote.ts'

const OpenSites = lazy(async () => ({ default: (await import('./OpenSites.tsx')).OpenSites }))

const DAY = 86_400
const STEP = 300
/** A company with more sites is not asked about each: its list of sites has them all. */
const MOST_SITES = 200
/** The most sites whose steps are read here. */
const MOST_SHOWN = 5

interface OnboardingProps {
  user: User | null
  company: Company
  /** The end of the board, epoch seconds; null without one. */
  now: number | null
  /** Receives the sites of which a step is known not to be done. */
  onOpen?: (hosts: readonly string[]) => void
}

/** The sites that are not set up yet and their steps; nothing for those who may not set them up. */
export function Onboarding({ user, ...props }: OnboardingProps) {
  const { company } = props
  if (!user || !paths.autoprovisioning.guard.allows({ user, company })) return null
  return <Candidates user={user} {...props} />
}

const nobody = () => undefined

function Candidates({ user, company, now, onOpen = nobody }: OnboardingProps & { user: User }) {
  const { isNoteClosed } = usePreferences()
  const [waiting] = useWaitingDomains()
  const quiet = useQuietSites(user, company, now)
  const wanted = [...waiting, ...quiet].filter((host) => !isNoteClosed(setupNote(company.id, host)))
  // Those once shown stay until they are seen to be done, whatever the traffic of the day says meanwhile.
  const [kept, setKept] = useState<readonly string[]>(wanted)
  const added = wanted.filter((host) => !kept.includes(host))
  const gone = kept.filter((host) => isNoteClosed(setupNote(company.id, host)))
  if (added.length > 0 || gone.length > 0) setKept([...kept.filter((host) => !gone.includes(host)), ...added])
  const hosts = useMemo(() => kept.slice(0, MOST_SHOWN), [kept])
  if (hosts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OpenSites company={company} hosts={hosts} more={kept.length - hosts.length} onOpen={onOpen} />
    </Suspense>
  )
}

/** Returns the sites without a request from the cache in the last day, and those that say they have no certificate. */
function useQuietSites(user: User, company: Company, now: number | null): readonly string[] {
  const may = useMay(statistics.historicTable).kind === 'allowed'
  const { capability } = useCapability('stats', { user, company })
  const [openedAt] = useState(nowSeconds)
  const to = Math.floor((now ?? openedAt) / STEP) * STEP
  const active = company.sites.filter(({ active: is }) => is)
  const isAsked = may && active.length > 0 && active.length <= MOST_SITES
  const resultSize = Math.max(capability.resultSize, 10)
  const params = isAsked
    ? trafficParams({
        ...{ company: company.id, allSites: active.map(({ url }) => url), sites: [], resultSize },
        span: { from: to - DAY, to },
      })
    : null
  const { data } = useRead(statistics.historicTable, params, { quiet: true, keepPrevious: true })
  if (active.length > MOST_SITES) return []
  const day = data && readCounts(data, resultSize)
  return active
    .filter(({ url, ssl }) => {
      const counts = day && countsIn(day, url)
      return !ssl || (counts?.kind === 'known' && counts.value.hits === 0)
    })
    .map(({ url }) => url)
}
