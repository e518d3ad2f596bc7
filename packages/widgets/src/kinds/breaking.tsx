import { Fragment, type ReactNode } from 'react'

/** A name that may go on in the next line after each slash and dot: types of content and hosts are read by these parts. */
export function breaking(name: string): ReactNode {
  return name.split(/(?<=[/.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
