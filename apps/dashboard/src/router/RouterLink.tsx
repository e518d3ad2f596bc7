import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type RouterLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

/** A link within the app, or out of it: the library's way of following, without what its own link brings for servers. */
export function RouterLink(props: RouterLinkProps) {
  // Other protocols (mail) are the browser's.
  return /^[a-z]+:/i.test(props.href) ? <a {...props} /> : <Inside {...props} />
}

function Inside({ href, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, rest.target === undefined ? {} : { target: rest.target })
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
