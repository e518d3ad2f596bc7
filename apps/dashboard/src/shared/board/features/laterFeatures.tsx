import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { FirstRequestsRecorder } from '../../../platform/performance/FirstRequestsRecorder.tsx'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { CrossPageLinks } from '../CrossPageLinks.tsx'
import { EvidenceHost } from '../evidence/EvidenceHost.tsx'
import { ExplainHost } from '../explain/ExplainHost.tsx'
import { useOpenBoard } from '../OpenBoard.ts'
import { PrintedView } from '../PrintedView.tsx'
import { SiteStatuses } from '../SiteStatuses.tsx'
import { serviceAccessOf } from '../serviceAccess.ts'
import { NotesHost } from '../views/NotesHost.tsx'

// The features of a board that load after its first charts have rendered: one chunk.

/** Links between History and Analytics in the menus of widgets. */
export function LinksToOtherBoard() {
  const { name, tab, user, company, findings } = useOpenBoard()
  if (name === 'home' || name === 'ownBoard' || !tab) return null
  return (
    <CrossPageLinks
      screen={name}
      tab={tab}
      user={user}
      company={company}
      onCrossPageLink={findings.crossPageLink.set}
    />
  )
}

/** Range, zone and filters at the foot of printed sheets. */
export function PrintedSheets() {
  const { query, range } = useOpenBoard()
  return range && <PrintedView query={query} sentence={range.sentence} />
}

/** Records the first requests of the page, so that its next visit can send them early. */
export function FirstRequests() {
  const { hrefOf, range, inputAt } = useOpenBoard()
  const { search } = useLocation()
  return <FirstRequestsRecorder page={`${hrefOf(new URLSearchParams())}${range ? search : ''}`} inputAt={inputAt} />
}

/** Saves evidence when a tile or the menu asks for it. */
export function Evidence() {
  const { title, query, source, hrefOf, requests } = useOpenBoard()
  return (
    <EvidenceHost
      requested={requests.evidence}
      page={title}
      query={query}
      linkOf={() => new URL(hrefOf(source.query(true)), location.origin).href}
    />
  )
}

/** The notes of the user and the company as marks on charts, and the dialog of a new one. */
export function Notes() {
  const { user, company, query, requests, findings } = useOpenBoard()
  return (
    <NotesHost
      user={user.id}
      company={company.id}
      sites={query.view.sites}
      requested={requests.noted}
      onNotes={findings.notes.set}
    />
  )
}

/** The drawers "Explain this change" and request inspector. */
export function Explain() {
  const { name, tab, query, range, links, requests } = useOpenBoard()
  if (!range) return null
  const page = name === 'stats' ? 'stats' : 'analytics'
  return (
    <ExplainHost
      explained={requests.explained}
      evidence={requests.evidence}
      board={{
        source: page === 'stats' ? 'historic' : 'analytic',
        tier: tab?.id === 'midtier' ? 'L2' : 'L1',
        query,
        capability: range.capability,
      }}
      page={page}
      actions={range.control.actions}
      links={links}
    />
  )
}

/** The health of sites for the site picker, from its first opening on. */
export function SiteStatusesOnRequest() {
  const { query, requests, findings } = useOpenBoard()
  const { user, company } = useSession()
  const isWanted = useSyncExternalStore(requests.siteStatuses.subscribe, requests.siteStatuses.get)
  if (!isWanted || !user || !company || serviceAccessOf('stats', { user, company }) !== 'usable') return null
  return <SiteStatuses query={query} onStatuses={findings.siteStatuses.set} />
}
