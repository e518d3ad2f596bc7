import { Fragment, type ReactNode } from 'react'

/** Adds line break opportunities after each slash, dot and colon of a name. */
export function withBreaks(name: string): ReactNode {
  return name.split(/(?<=[/.]|:(?!:))/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
