import { LinkButton, Notice, Stack, useWords } from '@parapet/ui'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { botsWords } from './bots.words.ts'
import { detection } from './detection.tsx'
import { useBotSites } from './useDetectionTools.ts'

/** What counts as a bot on each site, beside what happens to it. */
export function DetectionView() {
  const t = useWords(botsWords)
  const to = useTo()
  const settings = useBotSites()
  const idle = settings?.filter(({ isConfigured, enabled }) => !isConfigured || !enabled) ?? []
  return (
    <ResourceScreen
      resource={detection}
      isEmbedded
      intro={
        <Stack gap={3}>
          <Notice tone="info">{t('systems')}</Notice>
          {settings && idle.length > 0 && (
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
          )}
        </Stack>
      }
    />
  )
}
