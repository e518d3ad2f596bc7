import type { ReactNode } from 'react'
import { box, grows, paddings, paddingsBlock, paddingsInline, roundings, type Space, surfaces } from './layout.css.ts'

/** A padded area with an optional surface. */
export function Box({
  padding = 0,
  paddingInline,
  paddingBlock,
  surface,
  rounded,
  grow = false,
  children,
}: {
  padding?: Space
  paddingInline?: Space
  paddingBlock?: Space
  surface?: keyof typeof surfaces
  rounded?: keyof typeof roundings
  /** Takes the remaining space in a Stack or Inline. */
  grow?: boolean
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
  ]
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>
}
