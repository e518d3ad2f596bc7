import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { CrossPageLinks } from './CrossPageLinks.tsx'
import { FirstRequestsRecorder } from './FirstRequestsRecorder.tsx'
import { PrintedView } from './PrintedView.tsx'

/** Parts of a board that load after its first charts have rendered. */
export function LazyBoardParts({
  ask,
  sentence,
  inputAt,
  ...links
}: ComponentProps<typeof CrossPageLinks> &
  ComponentProps<typeof PrintedView> &
  Omit<ComponentProps<typeof FirstRequestsRecorder>, 'page'>) {
  const { search } = useLocation()
  return (
    <>
      <CrossPageLinks {...links} />
      <PrintedView ask={ask} sentence={sentence} />
      <FirstRequestsRecorder page={`${links.screen} ${links.company.id}${search}`} inputAt={inputAt} />
    </>
  )
}
