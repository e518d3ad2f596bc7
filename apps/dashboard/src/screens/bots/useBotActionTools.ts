import { botSettings, type Site, useRead } from '@parapet/api'
import { useCallback } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'

export interface BotActionTools {
  readonly sites: readonly Pick<Site, 'id' | 'url'>[]
  readonly flagName: (flag: string) => string
}

const noSites: BotActionTools['sites'] = []

/** Returns what the list of the actions on bots depends on. */
export function useBotActionTools(): BotActionTools {
  const { company } = useSession()
  const flags = useRead(botSettings.flags, {}, { quiet: true }).data
  return {
    sites: company?.sites ?? noSites,
    flagName: useCallback((flag) => flags?.find(({ name }) => name === flag)?.label ?? flag, [flags]),
  }
}
