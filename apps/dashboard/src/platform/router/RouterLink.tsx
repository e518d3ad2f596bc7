import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { rememberWidget } from './restoreFocus.ts'
import { trailState } from './trail.ts'

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  'data-why'?: string | undefined
}

/** A link of the app that remembers where it was followed from. Addresses of other origins stay plain links. */
export function RouterLink({ href, onClick, ...rest }: RouterLinkProps) {
  const location = useLocation()
  const why = rest['data-why']
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (why !== undefined) rememberWidget(why, event.currentTarget)
    onClick?.(event)
  }
  return <Link {...rest} to={href} onClick={follow} state={why === undefined ? undefined : trailState(location, why)} />
}

/** A link to another view of the open page, which keeps where the user came from. */
export function KeepTrailLink({ href, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={href} state={useLocation().state} />
}
