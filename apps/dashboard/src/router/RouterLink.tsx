import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { trailFrom } from './trail.ts'

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  /** Why one goes there: the page that is reached shows where one came from. */
  'data-why'?: string | undefined
}

/** A link within the app, or out of it: the library's way of following, without what its own link brings for servers. */
export function RouterLink(props: RouterLinkProps) {
  // Other protocols (mail) are the browser's.
  return /^[a-z]+:/i.test(props.href) ? <a {...props} /> : <Inside {...props} />
}

/** A link to another view of the same page: where one came from stays. */
export function StayingLink(props: RouterLinkProps) {
  return <Inside {...props} state={useLocation().state} />
}

function Inside({ href, onClick, state, ...rest }: RouterLinkProps & { state?: unknown }) {
  const here = useLocation()
  const why = rest['data-why']
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(rest.target === undefined ? {} : { target: rest.target }),
    state: why === undefined ? state : trailFrom(here, why),
  })
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
