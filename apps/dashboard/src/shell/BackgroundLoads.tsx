import { company as companyCalls, lists, permissionOf, serviceState, statics, useRead } from '@parapet/api'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/SessionContext.ts'

const editorServices = ['staging', 'autoprovisioning'] as const

/** Loads in the background what §7 loads at start and on every guarded navigation; no screen waits for it. */
export function BackgroundLoads() {
  const { user, company } = useSession()
  const { key } = useLocation()
  const hasEditor = editorServices.some((service) => serviceState(service, { user, company }).hired)
  useRead(statics.changelog, {}, { quiet: true })
  useRead(companyCalls.details, company && { company: company.id }, { quiet: true })
  const hasBlockedList =
    serviceState('waf', { user, company }).hired && permissionOf(lists.blocked, { user, company }).kind === 'allowed'
  const { retry: readKeywords } = useRead(statics.vclKeywords, {}, { quiet: true })
  const { retry: readBlocked } = useRead(lists.blocked, hasBlockedList ? {} : null, { quiet: true })

  const loadedKey = useRef(key)
  useEffect(() => {
    if (loadedKey.current === key) return
    loadedKey.current = key
    if (hasEditor) readKeywords()
    if (hasBlockedList) readBlocked()
  }, [key, hasEditor, hasBlockedList, readKeywords, readBlocked])
  return null
}
