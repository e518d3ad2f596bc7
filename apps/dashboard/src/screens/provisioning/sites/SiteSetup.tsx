import { edgeHost, encodeView, initialView, type Site } from '@parapet/api'
import { CopyField, KeyValue, LinkButton, Stack, useWords } from '@parapet/ui'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/SessionContext.ts'
import { useTo } from '../../../session/useTo.ts'
import { sitesWords } from '../../../words/sites.ts'

/** What a site needs outside of the CDN, and what it has. */
export function SiteSetup({ row }: { row: Site }) {
  const t = useWords(sitesWords)
  const to = useTo()
  const visitor = useSession()
  return (
    <Stack gap={6}>
      <CopyField label={t('setup.dns')} value={edgeHost(row.company)} help={t('setup.dnsHelp', { url: row.url })} />
      <KeyValue
        items={[
          { label: t('column.state'), value: t(row.active ? 'state.active' : 'state.disabled') },
          { label: t('setup.https'), value: t(row.ssl ? 'setup.httpsYes' : 'setup.httpsNo') },
        ]}
      />
      {paths.stats.guard.allows(visitor) && (
        <div>
          <LinkButton
            icon="trendUp"
            href={to('stats', undefined, encodeView({ ...initialView, sites: [row.url] }, initialView))}
          >
            {t('setup.traffic')}
          </LinkButton>
        </div>
      )}
    </Stack>
  )
}
