import { lists, serviceState, statics, useRead } from '@parapet/api'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/SessionContext.ts'

// What the code editor completes (§5).
const editorServices = ['staging', 'autoprovisioning'] as const

/**
 * §7: what is read at the start and what every guarded navigation reads again, beside the user and the groups that the session reloads. No
 * screen waits for it; the version's panel and the code editor find it in the cache. It comes when the first screen stands.
 */
export function KeptReads() {
  const { user, company } = useSession()
  const { key } = useLocation()
  const isEditing = editorServices.some((service) => serviceState(service, { user, company }).hired)
  useRead(statics.changelog, {}, { quiet: true })
  // §7 reads them where the firewall is hired; who has no role for it would only be refused, at every page.
  const hasFirewall = serviceState('waf', { user, company }).active
  const { retry: readKeywords } = useRead(statics.vclKeywords, isEditing ? {} : null, { quiet: true })
  const { retry: readBlocked } = useRead(lists.blocked, hasFirewall ? {} : null, { quiet: true })

  const readAt = useRef(key)
  // Another page was entered: an event of the router, which tells of it by the key of the place.
  useEffect(() => {
    if (readAt.current === key) return
    readAt.current = key
    if (isEditing) readKeywords()
    if (hasFirewall) readBlocked()
  }, [key, isEditing, hasFirewall, readKeywords, readBlocked])
  return null
}
