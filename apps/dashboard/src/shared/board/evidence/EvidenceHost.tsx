import type { Store } from '@parapet/base'
import { useFormat, useTheme, useToast, useWords } from '@parapet/ui'
import { type BoardQuery, evidenceSources, renderAll, useFilterTexts } from '@parapet/widgets'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useReported } from '../../../kit/page/reported.ts'
import { useJobs } from '../../../platform/jobs/useJobs.ts'
import { whenIdle } from '../../../platform/performance/useIdle.ts'
import { authorName } from '../../../platform/session/authorName.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { evidenceWords } from './evidence.words.ts'
import type { EvidenceRequest } from './evidenceRequest.ts'

interface EvidenceHostProps {
  requested: Store<EvidenceRequest | null>
  page: string
  query: BoardQuery
  linkOf: () => string
}

const load = () => import('./saveEvidence.ts')

/** Saves evidence on request; renders nothing, and works offline because its code is prefetched. */
export function EvidenceHost({ requested, page, query, linkOf }: EvidenceHostProps) {
  const t = useWords(evidenceWords)
  const f = useFormat()
  const toast = useToast()
  const jobs = useJobs()
  const session = useSession()
  const { seed } = useTheme()
  const filters = useFilterTexts(query)
  const request = useSyncExternalStore(requested.subscribe, requested.get)
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
  useReported(() => ({ link: linkOf(), span: query.span, sites: query.view.sites, filters }))
  const save = async ({ code, extras = [] }: EvidenceRequest) => {
    const { company } = session
    if (!company) return
    const context = {
      link: linkOf(),
      page,
      company: { id: company.id, name: company.name },
      span: query.span,
      zone: query.zone,
      sites: query.view.sites,
      filters,
      brand: seed.title,
      savedBy: authorName(session),
    }
    const { saveEvidence } = await load()
    const of = { code, extras, context, t, f }
    if (code !== undefined || extras.length > 0) return saveEvidence(of)
    return jobs.run({ title: t('job', { page }) }, evidenceSources().length, async (report, signal) => {
      await renderAll((ms) => new Promise((done) => setTimeout(done, ms)))
      return saveEvidence({ ...of, report, signal })
    })
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!request) return
    requested.set(null)
    latest.current(request).then(
      (n) => {
        if (n) toast.success(t('saved', { n }))
        else if (n === 0) toast.warning(t('nothing'))
      },
      () => toast.error(t('failed')),
    )
  }, [request, requested, toast, t])
  return null
}
