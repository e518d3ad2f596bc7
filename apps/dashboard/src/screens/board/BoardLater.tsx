import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { NextVisit } from './NextVisit.tsx'
import { Onwards } from './Onwards.tsx'
import { PrintedView } from './PrintedView.tsx'

/** What belongs to a board and comes when its first picture stands. */
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
