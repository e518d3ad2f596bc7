import { useWords } from '@parapet/ui'
import type { BoardQuery, FirstRequestsInput } from '@parapet/widgets'
import type { ComponentProps } from 'react'
import { EvidenceHost } from '../../evidence/EvidenceHost.tsx'
import { FirstRequestsRecorder } from '../../performance/FirstRequestsRecorder.tsx'
import { useTo } from '../../session/useTo.ts'
import { homeWords } from '../../words/home.ts'

interface HomeLaterProps {
  query: BoardQuery
  inputAt: (now: number) => FirstRequestsInput
  evidence: ComponentProps<typeof EvidenceHost>['requested']
}

/** Parts of home that load after its first widgets have rendered. */
export function HomeLater({ query, inputAt, evidence }: HomeLaterProps) {
  const t = useWords(homeWords)
  const to = useTo()
  return (
    <>
      <FirstRequestsRecorder page={to('home')} inputAt={inputAt} />
      <EvidenceHost
        requested={evidence}
        page={t('title')}
        query={query}
        linkOf={() => new URL(to('home'), location.origin).href}
      />
    </>
  )
}
