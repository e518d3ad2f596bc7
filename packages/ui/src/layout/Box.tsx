import type { ReactNode, Ref } from 'react'
import {
  box,
  focusTarget,
  grows,
  paddings,
  paddingsBlock,
  paddingsInline,
  papers,
  roundings,
  type Space,
  surfaces,
} from './layout.css.ts'

/** A padded area with an optional surface. */
export function Box({
  padding = 0,
  paddingInline,
  paddingBlock,
  surface,
  rounded,
  grow = false,
  onPaper,
  focusRef,
  children,
}: {
  padding?: Space
  paddingInline?: Space
  paddingBlock?: Space
  surface?: keyof typeof surfaces
  rounded?: keyof typeof roundings
  grow?: boolean
  /** Not printed, or not split between two sheets. */
  onPaper?: keyof typeof papers
  /** For what takes the focus when the control that had it disappears; no ring, because it cannot be operated. */
  focusRef?: Ref<HTMLDivElement>
  children?: ReactNode
}) {
  const classes = [
    box,
    paddings[padding],
    paddingInline !== undefined && paddingsInline[paddingInline],
    paddingBlock !== undefined && paddingsBlock[paddingBlock],
    surface && surfaces[surface],
    rounded && roundings[rounded],
    grow && grows,
    onPaper && papers[onPaper],
    focusRef && focusTarget,
  ]
  return (
    <div ref={focusRef} tabIndex={focusRef ? -1 : undefined} className={classes.filter(Boolean).join(' ')}>
      {children}
    </div>
  )
}
