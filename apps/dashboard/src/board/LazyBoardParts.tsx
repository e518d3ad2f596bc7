import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { ExplainHost } from '../explain/ExplainHost.tsx'
import { FirstRequestsRecorder } from '../performance/FirstRequestsRecorder.tsx'
import { CrossPageLinks } from './CrossPageLinks.tsx'
import { PrintedView } from './PrintedView.tsx'

/** Parts of a board that load after its first charts have rendered. */
export function LazyBoardParts({
  ask,
  sentence,
  inputAt,
  explained,
  capability,
  actions,
  links: boardLinks,
  ...links
}: ComponentProps<typeof CrossPageLinks> &
  ComponentProps<typeof PrintedView> &
  Omit<ComponentProps<typeof FirstRequestsRecorder>, 'page'> &
  Omit<ComponentProps<typeof ExplainHost>, 'page' | 'board'> &
  Pick<ComponentProps<typeof ExplainHost>['board'], 'capability'>) {
  const { search } = useLocation()
  const { screen, tab } = links
  return (
    <>
      <CrossPageLinks {...links} />
      <PrintedView ask={ask} sentence={sentence} />
      <FirstRequestsRecorder page={`${screen} ${links.company.id}${search}`} inputAt={inputAt} />
      <ExplainHost
        explained={explained}
        board={{
          source: screen === 'stats' ? 'historic' : 'analytic',
          tier: tab.id === 'midtier' ? 'L2' : 'L1',
          query: ask,
          capability,
        }}
        page={screen}
        actions={actions}
        links={boardLinks}
      />
    </>
  )
}
