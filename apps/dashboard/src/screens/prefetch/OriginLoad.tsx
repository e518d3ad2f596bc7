import { inventory, statistics, stepsOf, toWire, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { prefetchWords } from './prefetch.words.ts'

const HOUR_S = 3600

/** The load of a prefetch on the origin: requests by the number of POPs, and bytes by the mean size. */
export function OriginLoad({ urls }: { urls: readonly string[] }) {
  const t = useWords(prefetchWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { company } = useSession()
  const [to] = useState(lastFullMinute)
  const pops = useRead(inventory.pops, {}, { quiet: true }).data?.length
  const sites = useMemo(() => [...new Set(urls.map((url) => new URL(url).hostname))].sort(), [urls])
  const { data } = useRead(
    statistics.historicHistogram,
    {
      filters: toWire(
        {
          company: company?.id ?? 0,
          tier: 'L1',
          span: { from: to - HOUR_S, to },
          step: HOUR_S,
          zone,
          sites,
          include: {},
          exclude: {},
        },
        { allSites: (company?.sites ?? []).map(({ url }) => url) },
      ),
    },
    { quiet: true },
  )
  const mean = useMemo(() => {
    const steps = data ? stepsOf(data) : []
    const requests = steps.reduce((sum, step) => sum + step.requests, 0)
    return requests > 0 ? steps.reduce((sum, step) => sum + step.bytes, 0) / requests : null
  }, [data])
  if (pops === undefined) return null
  const requests = urls.length * pops
  return (
    <Text tone="muted">
      {t('load', { n: requests })} {mean !== null && t('load.bytes', { bytes: f.bytes(mean * requests) })}
    </Text>
  )
}
