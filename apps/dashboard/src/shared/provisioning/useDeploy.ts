import { callApi, itemsOf, type NewVclConfig, useApi, type VclConfig } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useTask } from '../../kit/action/useTask.ts'
import { useJobs } from '../../platform/jobs/useJobs.ts'
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
  const hrefOf = (id: number) => to(areaPages[area], undefined, { tab: 'vcl', open: String(id) })
  return {
    deploy: async (body: NewVclConfig): Promise<VclConfig> => {
      const config = await send(areaCalls[area].deploy, { body })
      const { id } = config
      jobs.follow('deployment', { area, config: id }, { title: t(`job.${area}`, { id: String(id) }), href: hrefOf(id) })
      return config
    },
    /** The address of a version. */
    hrefOf,
    readNewest: async (): Promise<number> =>
      itemsOf(await callApi(areaCalls[area].configs, { limit: 1, offset: 0 }, api)).items[0]?.id ?? 0,
  }
}
