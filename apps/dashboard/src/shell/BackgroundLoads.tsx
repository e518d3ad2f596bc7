import { lists, serviceState, statics, useRead } from '@parapet/api'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/SessionContext.ts'

const editorServices = ['staging', 'autoprovisioning'] as const

/**
 * Loads in the background what §7 loads at the start and on every guarded navigation, beside user and groups: change
 * log, VCL keywords, blocked list. No screen waits for it.
 */
export function BackgroundLoads() {
  const { user, company } = useSession()
  const { key } = useLocation()
  const isEditing = editorServices.some((service) => serviceState(service, { user, company }).hired)
  useRead(statics.changelog, {}, { quiet: true })
  // §7: only where WAF is hired; without a role the provider would refuse it on every page.
  const hasFirewall = serviceState('waf', { user, company }).active
  const { retry: readKeywords } = useRead(statics.vclKeywords, isEditing ? {} : null, { quiet: true })
  const { retry: readBlocked } = useRead(lists.blocked, hasFirewall ? {} : null, { quiet: true })

  const readAt = useRef(key)
  useEffect(() => {
    if (readAt.current === key) return
    readAt.current = key
    if (isEditing) readKeywords()
    if (hasFirewall) readBlocked()
  }, [key, isEditing, hasFirewall, readKeywords, readBlocked])
  return null
}
