import { type SafeRoute, security, useRead } from '@parapet/api'
import { CopyField, EmptyState, ErrorState, Skeleton, Stack, Timeline, useWords } from '@parapet/ui'
import { safeRoutesWords } from '../../words/safeRoutes.ts'

/** The link of a safe route and its recent uses. */
export function SafeRouteUses({ row }: { row: SafeRoute }) {
  const t = useWords(safeRoutesWords)
  const { data, failure, retry } = useRead(security.safeRouteHistory, { route: row.id })
  return (
    <Stack gap={4}>
      <CopyField label={t('link')} value={row.link} />
      {failure && !data ? (
        <ErrorState size="s" title={t('uses.failed')} onRetry={retry} />
      ) : !data ? (
        <Skeleton width="100%" height="160px" />
      ) : data.length === 0 ? (
        <EmptyState size="s" title={t('uses.none')} text={t('uses.noneText')} />
      ) : (
        <Timeline
          label={t('panel.uses')}
          items={data.map(({ ip, timestamp, user_agent }, index) => ({
            id: `${timestamp} ${index}`,
            at: timestamp,
            title: ip,
            ...(user_agent && { detail: user_agent }),
          }))}
        />
      )}
    </Stack>
  )
}
