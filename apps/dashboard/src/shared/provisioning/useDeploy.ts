import { callApi, itemsOf, MOST_WATCHED, type NewVclConfig, origins, useApi, type VclConfig } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useTask } from '../../kit/action/useTask.ts'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type AreaName, areaCalls, areaPages } from './area.ts'
import { vclVersionsWords } from './vclVersions.words.ts'

/** Returns functions that deploy a version, followed in the tray of jobs, and that read the newest version. */
export function useDeploy(area: AreaName) {
  const t = useWords(vclVersionsWords)
  const to = useTo()
  const api = useApi()
  const { send } = useTask()
  const jobs = useJobs()
  const { company } = useSession()
  const hasOrigins = useMay(origins.analyticHistogram).kind === 'allowed'
  // One more than fit says that there are more.
  const sites = (company?.sites ?? []).slice(0, MOST_WATCHED + 1).map(({ url }) => url)
  const hrefOf = (id: number) => to(areaPages[area], undefined, { tab: 'vcl', open: String(id) })
  return {
    deploy: async (body: NewVclConfig): Promise<VclConfig> => {
      const config = await send(areaCalls[area].deploy, { body })
      const { id } = config
      const watch = area === 'production' && sites.length > 0 ? { sites, hasOrigins } : undefined
      jobs.follow(
        'deployment',
        { area, config: id, watch },
        { title: t(`job.${area}`, { id: String(id) }), href: hrefOf(id) },
      )
      return config
    },
    /** The address of a version. */
    hrefOf,
    readNewest: async (): Promise<number> =>
      itemsOf(await callApi(areaCalls[area].configs, { limit: 1, offset: 0 }, api)).items[0]?.id ?? 0,
  }
}
