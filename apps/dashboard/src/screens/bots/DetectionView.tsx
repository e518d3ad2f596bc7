import { botSettings, botSites, itemsOf, useRead } from '@parapet/api'
import { LinkButton, Notice, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { botActionsWords } from '../../words/botActions.ts'
import { botsWords } from '../../words/bots.ts'
import { allConfigurations } from './botActions.tsx'
import { detection } from './detection.tsx'

/** What counts as a bot on each site, beside what happens to it. */
export function DetectionView() {
  const t = useWords(botsWords)
  const actionText = useWords(botActionsWords)
  const to = useTo()
  const { company } = useSession()
  const { data } = useRead(botSettings.configurations, allConfigurations, { quiet: true })
  const sites = company?.sites
  const settings = useMemo(() => {
    if (!data) return undefined
    const { items, count } = itemsOf(data)
    return botSites(count > items.length ? [] : (sites ?? []), items)
  }, [data, sites])
  const resource = useMemo(() => {
    const actions = new Map(settings?.map((one) => [one.site, one]))
    return detection((site) => {
      const own = actions.get(site)
      if (!own) return null
      if (!own.isConfigured) return actionText('enabled.none')
      return own.enabled ? actionText(`action.${own.action}`) : actionText('enabled.no')
    })
  }, [settings, actionText])
  const idle = settings?.filter(({ isConfigured, enabled }) => !isConfigured || !enabled) ?? []
  return (
    <ResourceScreen
      resource={resource}
      isEmbedded
      intro={
        settings &&
        idle.length > 0 && (
          <Notice
            tone="info"
            actions={
              <LinkButton size="s" href={to('botmitigation', undefined, { view: 'actions' })}>
                {t('idle.choose')}
              </LinkButton>
            }
          >
            {t('idle', { n: idle.length, all: settings.length })}
          </Notice>
        )
      }
    />
  )
}
