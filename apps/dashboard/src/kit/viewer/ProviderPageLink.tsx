import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../platform/router/isPlainClick.ts'
import { frameAddress } from './frameOrigins.ts'
import { useFrameOrigins } from './useFrameOrigins.ts'
import { useOpenViewer } from './useViewer.ts'

interface ProviderPageLinkProps {
  href: string
  name: string
  className?: string
  children: ReactNode
}

/** A link to a page of the provider: in the viewer if its origin is allowed, else in a new tab. */
export function ProviderPageLink({ href, name, className, children }: ProviderPageLinkProps) {
  const openViewer = useOpenViewer()
  const isShownHere = frameAddress(href, useFrameOrigins(), location.origin) !== null
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openViewer({ kind: 'page', name, address: href })
  }
  return (
    <a
      href={href}
      className={className}
      {...(isShownHere ? { onClick: follow } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
