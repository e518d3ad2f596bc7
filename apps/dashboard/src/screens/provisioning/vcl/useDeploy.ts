import { callApi, itemsOf, type NewVclConfig, useApi, useSendWrite, type VclConfig } from '@parapet/api'
import { useToast, useWords } from '@parapet/ui'
import { useNavigate } from 'react-router-dom'
import { useJobs } from '../../../jobs/useJobs.ts'
import { useTo } from '../../../session/useTo.ts'
import { vclVersionsWords } from '../../../words/vclVersions.ts'
import { type AreaName, areaCalls, areaPages } from '../area.ts'

/** Returns functions that deploy a version, followed in the tray of jobs, and that read the newest version. */
export function useDeploy(area: AreaName) {
  const t = useWords(vclVersionsWords)
  const to = useTo()
  const navigate = useNavigate()
  const toast = useToast()
  const api = useApi()
  const send = useSendWrite()
  const jobs = useJobs()
  return {
    deploy: async (body: NewVclConfig): Promise<VclConfig> => {
      const { id, ...rest } = await send(areaCalls[area].deploy, { body })
      const href = to(areaPages[area], undefined, { tab: 'vcl', open: String(id) })
      jobs.follow('deployment', { area, config: id }, { title: t(`job.${area}`, { id: String(id) }), href })
      toast.success(t(`sent.${area}`, { id: String(id) }), {
        label: t('sent.open'),
        onAct: () => void navigate(href),
      })
      return { id, ...rest }
    },
    readNewest: async (): Promise<number> =>
      itemsOf(await callApi(areaCalls[area].configs, { limit: 1, offset: 0 }, api)).items[0]?.id ?? 0,
  }
}
