import { company as companyCalls, lists, permissionOf, serviceState, statics, useRead } from '@parapet/api'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useNextPage } from './useNextPage.ts'

const editorServices = ['staging', 'autoprovisioning'] as const

/** Loads in the background what §7 loads at start and on every guarded navigation; no screen waits for it. */
export function BackgroundLoads() {
  const { user, company } = useSession()
  const hasEditor = editorServices.some((service) => serviceState(service, { user, company }).hired)
  useRead(statics.changelog, {}, { quiet: true })
  useRead(companyCalls.details, company && { company: company.id }, { quiet: true })
  const hasBlockedList =
    serviceState('waf', { user, company }).hired && permissionOf(lists.blocked, { user, company }).kind === 'allowed'
  const { retry: readKeywords } = useRead(statics.vclKeywords, {}, { quiet: true })
  const { retry: readBlocked } = useRead(lists.blocked, hasBlockedList ? {} : null, { quiet: true })

  useNextPage(() => {
    if (hasEditor) readKeywords()
    if (hasBlockedList) readBlocked()
  })
  return null
}
