import { type SafeRoute, security, useRead } from '@parapet/api'
import { CopyField, Stack, Timeline, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { safeRoutesWords } from './safeRoutes.words.ts'

/** The link of a safe route and its recent uses. */
export function SafeRouteUses({ row }: { row: SafeRoute }) {
  const t = useWords(safeRoutesWords)
  const read = useRead(security.safeRouteHistory, { route: row.id })
  return (
    <Stack gap={4}>
      <CopyField label={t('link')} value={row.link} />
      <ReadSection read={read} failed={t('uses.failed')} empty={{ title: t('uses.none'), text: t('uses.noneText') }}>
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
      </ReadSection>
    </Stack>
  )
}
