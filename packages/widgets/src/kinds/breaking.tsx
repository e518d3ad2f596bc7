import { Fragment, type ReactNode } from 'react'

/** A name that may go on in the next line after each slash, dot and colon: types of content, hosts and addresses are read by these parts. */
export function breaking(name: string): ReactNode {
  return name.split(/(?<=[/.]|:(?!:))/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
