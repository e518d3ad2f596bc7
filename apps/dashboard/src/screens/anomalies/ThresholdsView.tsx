import { anomalies, serviceState, useRead } from '@parapet/api'
import { Card, LinkButton, Notice, Progress, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { thresholdsWords } from '../../words/thresholds.ts'
import { thresholds } from './thresholds.tsx'

/** The thresholds of all watched sites, and how many the contract allows. */
export function ThresholdsView() {
  const t = useWords(thresholdsWords)
  const available = useRead(anomalies.available, {})
  if (available.failure && !available.data)
    return <ListFailure failure={available.failure} title={t('types.failed')} onRetry={available.retry} />
  if (!available.data) return <Skeleton width="100%" height="320px" />
  return <ResourceScreen resource={thresholds} isEmbedded intro={<WatchedSites />} />
}

/** How many sites are watched, of how many the contract allows, and how to get more. */
function WatchedSites() {
  const t = useWords(thresholdsWords)
  const to = useTo()
  const { user, company } = useSession()
  const { data, failure } = useRead(anomalies.preferences, {}, { quiet: true })
  if (!data) return failure ? <Text tone="muted">{t('used.failed')}</Text> : <Skeleton width="100%" height="48px" />
  const { limit, limit_used: used } = data
  const isFree = !serviceState('anomalydetection', { user, company }).hired
  const isFull = used >= limit
  return (
    <Card padding={4}>
      <Stack gap={4}>
        <Progress label={t('used', { used, limit })} value={limit > 0 ? used / limit : 1} />
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
}
