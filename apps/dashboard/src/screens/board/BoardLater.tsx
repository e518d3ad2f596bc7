import type { ComponentProps } from 'react'
import { Onwards } from './Onwards.tsx'
import { PrintedView } from './PrintedView.tsx'

/** What belongs to a board and comes when its first picture stands. */
export function BoardLater({
  ask,
  sentence,
  ...onwards
}: ComponentProps<typeof Onwards> & ComponentProps<typeof PrintedView>) {
  return (
    <>
      <Onwards {...onwards} />
      <PrintedView ask={ask} sentence={sentence} />
    </>
  )
}
