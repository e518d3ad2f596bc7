import { anomalies, serviceState, useRead } from '@parapet/api'
import { Button, Card, Inline, LinkButton, Notice, Progress, Stack, useWords } from '@parapet/ui'
import { useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { thresholds } from './thresholds.tsx'
import { thresholdsWords } from './thresholds.words.ts'
import { WatchedSitesDialog } from './WatchedSitesDialog.tsx'

/** The thresholds of all watched sites, and how many the contract allows. */
export function ThresholdsView() {
  const t = useWords(thresholdsWords)
  const available = useRead(anomalies.available, {})
  return (
    <Stack gap={4}>
      <ReadSection read={available} failed={t('types.failed')} lines={8}>
        {() => <ResourceScreen resource={thresholds} isEmbedded intro={<WatchedSites />} />}
      </ReadSection>
    </Stack>
  )
}

/** How many sites are watched, of how many the contract allows, and how to get more. */
function WatchedSites() {
  const t = useWords(thresholdsWords)
  const to = useTo()
  const { user, company } = useSession()
  const read = useRead(anomalies.preferences, {}, { quiet: true })
  const refusal = refusalText(useMay(anomalies.savePreferences))
  const [isChoosing, setIsChoosing] = useState(false)
  const isFree = !serviceState('anomalydetection', { user, company }).hired
  return (
    <ReadSection read={read} failed={t('used.failed')} lines={1} size="s">
      {(preferences) => {
        const { limit, limit_used: used } = preferences
        const isFull = used >= limit
        return (
          <Card padding={4}>
            <Stack gap={4}>
              <Progress label={t('used', { used, limit })} value={limit > 0 ? used / limit : 1} />
              <Inline>
                <Button size="s" onClick={() => setIsChoosing(true)} disabledReason={refusal}>
                  {t('sites.choose')}
                </Button>
              </Inline>
              <WatchedSitesDialog isOpen={isChoosing} preferences={preferences} onClose={() => setIsChoosing(false)} />
              {(isFree || isFull) && (
                <Notice
                  tone={isFull ? 'watch' : 'info'}
                  actions={
                    <LinkButton size="s" href={to('marketing', { service: 'anomalydetection' })}>
                      {t(isFree ? 'free.hire' : 'full.hire')}
                    </LinkButton>
                  }
                >
                  {isFree ? t('free.text', { limit }) : t('full.text')}
                </Notice>
              )}
            </Stack>
          </Card>
        )
      }}
    </ReadSection>
  )
}
