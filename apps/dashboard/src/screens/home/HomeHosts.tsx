import type { Company, User } from '@parapet/api'
import { useWords } from '@parapet/ui'
import type { BoardQuery, FirstRequestsInput } from '@parapet/widgets'
import type { ComponentProps } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { FirstRequestsRecorder } from '../../platform/performance/FirstRequestsRecorder.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { EvidenceHost } from '../../shared/board/evidence/EvidenceHost.tsx'
import { NotesHost } from '../../shared/board/views/NotesHost.tsx'
import { homeWords } from './home.words.ts'

interface HomeHostsProps {
  user: User
  company: Company
  query: BoardQuery
  inputAt: (now: number) => FirstRequestsInput
  evidence: ComponentProps<typeof EvidenceHost>['requested']
  noted: ComponentProps<typeof NotesHost>['requested']
  onNotes: ComponentProps<typeof NotesHost>['onNotes']
}

const allSites: readonly string[] = []

/** Parts of home that load after its first widgets have rendered. */
export function HomeHosts({ user, company, query, inputAt, evidence, noted, onNotes }: HomeHostsProps) {
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
      <OptionalBoundary>
        <NotesHost user={user.id} company={company.id} sites={allSites} requested={noted} onNotes={onNotes} />
      </OptionalBoundary>
    </>
  )
}
