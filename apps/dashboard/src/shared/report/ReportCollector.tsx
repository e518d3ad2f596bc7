import { boardProvisioning, useApi } from '@parapet/api'
import { useFormat, useLocale, useTheme, useToast, useWords } from '@parapet/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import type { Reported } from '../../kit/page/reported.ts'
import { authorName } from '../../platform/session/authorName.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { evidenceWords } from '../board/evidence/evidence.words.ts'
import { packedEvidence } from '../board/evidence/saveEvidence.ts'
import { useOpenPage } from '../values/useOpenPage.ts'
import { collectedWords } from './collected.words.ts'
import { collectReport } from './collectReport.ts'

/** Collects what is on screen, once, and opens the form of a ticket with it; renders nothing but says what it does. */
export function ReportCollector({ code, onEnd }: { code: string | undefined; onEnd: () => void }) {
  const t = useWords(collectedWords)
  const e = useWords(evidenceWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { seed } = useTheme()
  const session = useSession()
  const api = useApi()
  const openPage = useOpenPage()
  const { run } = useTask()
  const toast = useToast()
  const readsVersions = useMay(boardProvisioning.configs).kind === 'allowed'
  const { company } = session
  const page = document.querySelector('h1')?.textContent ?? ''
  const packPage = async ({ span, sites = [], filters = [], link = location.href }: Reported) => {
    if (!company || !span) return null
    const context = {
      ...{ link, page, span, zone, sites, filters },
      company: { id: company.id, name: company.name },
      brand: seed.title,
      savedBy: authorName(session),
    }
    const packed = await packedEvidence({ context, t: e, f })
    return packed && new File([packed.zip], packed.name, { type: 'application/zip' })
  }
  const collect = useEffectEvent(async () => {
    toast.info(t('collecting'))
    const done = await run(() =>
      collectReport({ code, page, company, zone, brand: seed.title, readsVersions, packPage, api, t, f }),
    )
    if (done) openPage({ does: 'open', page: 'soporte', query: { open: 'new' }, filled: done.answer })
    onEnd()
  })
  useEffect(() => void collect(), [])
  return null
}
