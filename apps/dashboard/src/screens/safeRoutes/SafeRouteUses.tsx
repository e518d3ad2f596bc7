import { type SafeRoute, security, useRead } from '@parapet/api'
import { CopyField, Stack, Timeline, useWords } from '@parapet/ui'
import { ReadPanel } from '../../kit/read/ReadPanel.tsx'
import { safeRoutesWords } from '../../words/safeRoutes.ts'

/** The link of a safe route and its recent uses. */
export function SafeRouteUses({ row }: { row: SafeRoute }) {
  const t = useWords(safeRoutesWords)
  const read = useRead(security.safeRouteHistory, { route: row.id })
  return (
    <Stack gap={4}>
      <CopyField label={t('link')} value={row.link} />
      <ReadPanel read={read} failed={t('uses.failed')} empty={{ title: t('uses.none'), text: t('uses.noneText') }}>
        {(uses) => (
          <Timeline
            label={t('panel.uses')}
            items={uses.map(({ ip, timestamp, user_agent: agent }, at) => ({
              id: `${timestamp} ${at}`,
              at: timestamp,
              title: ip,
              ...(agent && { detail: agent }),
            }))}
          />
        )}
      </ReadPanel>
    </Stack>
  )
}
