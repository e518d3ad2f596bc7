import {
  type Backend,
  type BackendProblem,
  company as companyCalls,
  itemsOf,
  useRead,
  type VclConfig,
} from '@parapet/api'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { useBackendProblems } from './useBackendProblems.ts'

export interface BackendTools {
  readonly company: number
  readonly sites: readonly string[]
  /** The addresses of the CDN itself, which are no backends; empty until they are known. */
  readonly ranges: readonly string[]
  /** The other backends, whose names are taken. */
  readonly known: readonly Backend[]
  readonly live: VclConfig | null | undefined
  /** The failed checks of the last day; undefined if they could not be read. */
  readonly problems: readonly BackendProblem[] | undefined
}

const none: readonly Backend[] = []
const noRanges: readonly string[] = []

/** Returns what the list of backends depends on. */
export function useBackendTools(): BackendTools {
  const { name, calls } = useArea()
  const { company } = useSession()
  const { live } = useLive(name)
  const known = useRead(calls.backends, {}, { quiet: true }).data
  const ranges = useRead(companyCalls.ipRanges, {}, { quiet: true }).data
  return {
    company: company?.id ?? 0,
    sites: useMemo(() => (company?.sites ?? []).map(({ url }) => url), [company]),
    known: known ? itemsOf(known).items : none,
    ranges: ranges ?? noRanges,
    live,
    problems: useBackendProblems().read.data,
  }
}
