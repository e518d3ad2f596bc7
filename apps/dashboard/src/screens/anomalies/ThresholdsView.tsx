import { anomalies, itemsOf, serviceState, useRead } from '@parapet/api'
import { Card, LinkButton, Notice, Progress, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { useReactionName } from '../../reactions/useReactionName.ts'
import { useReactions } from '../../reactions/useReactions.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { thresholdsWords } from '../../words/thresholds.ts'
import { thresholds } from './thresholds.tsx'
import { useAnomalyTexts } from './useAnomalyTexts.ts'

/** The thresholds of all watched sites, and how many the contract allows. */
export function ThresholdsView() {
  const t = useWords(thresholdsWords)
  const { company } = useSession()
  const texts = useAnomalyTexts()
  const reactionName = useReactionName()
  const reactions = useReactions('AnomalyThreshold')
  const available = useRead(anomalies.available, {})
  const all = useRead(anomalies.thresholds, {}, { quiet: true }).data
  const types = available.data
  const sites = company?.sites
  const resource = useMemo(() => {
    if (!types) return null
    return thresholds({
      ...texts,
      available: itemsOf(types).items,
      all: all ?? [],
      siteName: (id) => sites?.find((site) => String(site.id) === id)?.url ?? id ?? '',
      reactionName,
      ...reactions,
    })
  }, [types, texts, all, sites, reactionName, reactions])
  if (available.failure && !types)
    return <ListFailure failure={available.failure} title={t('types.failed')} onRetry={available.retry} />
  if (!resource) return <Skeleton width="100%" height="320px" />
  return <ResourceScreen resource={resource} isEmbedded intro={<WatchedSites />} />
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
