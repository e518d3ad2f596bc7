import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { FirstRequestsRecorder } from '../../platform/performance/FirstRequestsRecorder.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { CrossPageLinks } from './CrossPageLinks.tsx'
import { EvidenceHost } from './evidence/EvidenceHost.tsx'
import { ExplainHost } from './explain/ExplainHost.tsx'
import type { BoardRequests } from './explain/explainRequest.ts'
import { PrintedView } from './PrintedView.tsx'
import { NotesHost } from './views/NotesHost.tsx'
import type { ViewSource } from './views/viewSource.ts'

/** Parts of a board that load after its first charts have rendered. */
export function BoardHosts({
  query,
  sentence,
  inputAt,
  requests,
  capability,
  actions,
  links: boardLinks,
  onNotes,
  source,
  ...links
}: ComponentProps<typeof CrossPageLinks> &
  ComponentProps<typeof PrintedView> &
  Omit<ComponentProps<typeof FirstRequestsRecorder>, 'page'> &
  Pick<ComponentProps<typeof ExplainHost>, 'actions' | 'links'> &
  Pick<ComponentProps<typeof NotesHost>, 'onNotes'> &
  Pick<ComponentProps<typeof ExplainHost>['board'], 'capability'> & { requests: BoardRequests; source: ViewSource }) {
  const { search } = useLocation()
  const { screen, tab } = links
  const to = useTo()
  return (
    <>
      <CrossPageLinks {...links} />
      <PrintedView query={query} sentence={sentence} />
      <FirstRequestsRecorder page={`${to(screen)}${search}`} inputAt={inputAt} />
      <OptionalBoundary>
        <EvidenceHost
          requested={requests.evidence}
          page={source.title}
          query={query}
          linkOf={() => new URL(to(screen, undefined, source.query(true)), location.origin).href}
        />
        <NotesHost
          user={links.user.id}
          company={links.company.id}
          sites={query.view.sites}
          requested={requests.noted}
          onNotes={onNotes}
        />
      </OptionalBoundary>
      <ExplainHost
        explained={requests.explained}
        evidence={requests.evidence}
        board={{
          source: screen === 'stats' ? 'historic' : 'analytic',
          tier: tab.id === 'midtier' ? 'L2' : 'L1',
          query,
          capability,
        }}
        page={screen === 'stats' ? 'stats' : 'analytics'}
        actions={actions}
        links={boardLinks}
      />
    </>
  )
}
