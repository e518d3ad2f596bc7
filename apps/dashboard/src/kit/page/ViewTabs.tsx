import { Tabs } from '@parapet/ui'
import type { ReactNode } from 'react'
import type { PlainPage } from '../../platform/links/to.ts'
import { useTo } from '../../platform/session/useTo.ts'

interface ViewTabsProps<V extends string> {
  readonly page: PlainPage
  /** The parameter of the URL that names the view; the first view needs none. */
  readonly param?: string
  readonly views: readonly [V, ...V[]]
  readonly selected: string
  readonly label: string
  readonly labelOf: (view: V) => string
  readonly children: ReactNode
}

/** The views of a page as tabs, each with a URL of its own. */
export function ViewTabs<V extends string>(props: ViewTabsProps<V>) {
  const { page, param = 'view', views, selected, label, labelOf, children } = props
  const to = useTo()
  return (
    <Tabs
      label={label}
      selected={selected}
      tabs={views.map((id) => ({
        id,
        label: labelOf(id),
        href: to(page, undefined, id === views[0] ? undefined : { [param]: id }),
      }))}
    >
      {children}
    </Tabs>
  )
}
