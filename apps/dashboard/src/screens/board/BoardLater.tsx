import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { NextVisit } from './NextVisit.tsx'
import { Onwards } from './Onwards.tsx'
import { PrintedView } from './PrintedView.tsx'

/** Parts of a board that load after its first charts have rendered. */
export function BoardLater({
  ask,
  sentence,
  inputAt,
  ...onwards
}: ComponentProps<typeof Onwards> &
  ComponentProps<typeof PrintedView> &
  Omit<ComponentProps<typeof NextVisit>, 'page'>) {
  const { search } = useLocation()
  return (
    <>
      <Onwards {...onwards} />
      <PrintedView ask={ask} sentence={sentence} />
      <NextVisit page={`${onwards.screen} ${onwards.company.id}${search}`} inputAt={inputAt} />
    </>
  )
}
