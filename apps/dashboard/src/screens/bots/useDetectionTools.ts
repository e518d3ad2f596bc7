import { type BotSite, botSettings, botSites, itemsOf, useRead } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useCallback, useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { allConfigurations } from './botActions.tsx'
import { botActionsWords } from './botActions.words.ts'

export interface DetectionTools {
  /** The action on a site, in words; null until it is read. */
  readonly actionOf: (site: number) => string | null
}

/** Returns what happens to bots on each site; undefined until it is read. */
export function useBotSites(): readonly BotSite[] | undefined {
  const { company } = useSession()
  const { data } = useRead(botSettings.configurations, allConfigurations, { quiet: true })
  const sites = company?.sites
  return useMemo(() => {
    if (!data) return undefined
    const { items, count } = itemsOf(data)
    return botSites(count > items.length ? [] : (sites ?? []), items)
  }, [data, sites])
}

/** Returns what the list of the detection of bots depends on. */
export function useDetectionTools(): DetectionTools {
  const t = useWords(botActionsWords)
  const settings = useBotSites()
  return {
    actionOf: useCallback(
      (site) => {
        const own = settings?.find((one) => one.site === site)
        if (!own) return null
        if (!own.isConfigured) return t('enabled.none')
        return own.enabled ? t(`action.${own.action}`) : t('enabled.no')
      },
      [settings, t],
    ),
  }
}
