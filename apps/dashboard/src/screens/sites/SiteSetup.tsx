import {
  coveredSites,
  edgeHost,
  encodeView,
  hostText,
  initialView,
  type Site,
  siteHttps,
  siteLines,
} from '@parapet/api'
import { Button, CopyField, Inline, KeyValue, LinkButton, Section, Stack, Status, Text, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { onboardingWords } from '../../shared/onboarding/onboarding.words.ts'
import { SiteStepList } from '../../shared/onboarding/SiteStepList.tsx'
import { useSiteSteps } from '../../shared/onboarding/useSiteFacts.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { certificateStatus } from '../../shared/provisioning/certificateStatus.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { useCertificateRows } from '../../shared/provisioning/useCertificateRows.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { sitesWords } from './sites.words.ts'

/** What a site needs before visitors get it: its DNS, a certificate and a backend; and where each is set. */
export function SiteSetup({ row }: { row: Site }) {
  const t = useWords(sitesWords)
  const to = useTo()
  const visitor = useSession()
  return (
    <Stack gap={6}>
      <CopyField label={t('setup.dns')} value={edgeHost(row.company)} help={t('setup.dnsHelp', { url: row.url })} />
      <Steps row={row} />
      <KeyValue
        items={[
          { label: t('column.state'), value: t(row.active ? 'state.active' : 'state.disabled') },
          { label: t('setup.https'), value: <SiteCertificate row={row} /> },
          { label: t('setup.vcl'), value: <SiteVcl row={row} /> },
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

function Steps({ row }: { row: Site }) {
  const t = useWords(sitesWords)
  const steps = useWords(onboardingWords)
  const hosts = useMemo(() => [row.url], [row.url])
  const { stepsOf, isAsking, isStopped, again } = useSiteSteps(hosts)
  return (
    <Section
      level={3}
      title={t('setup.steps')}
      actions={
        <Button size="s" icon="refresh" busy={isAsking} onClick={again}>
          {steps('again')}
        </Button>
      }
    >
      <Stack gap={3}>
        <SiteStepList host={row.url} name={hostText(row.url)} steps={stepsOf(row.url)} site={row.id} />
        {isStopped && <Text tone="muted">{steps('stopped')}</Text>}
      </Stack>
    </Section>
  )
}

function SiteCertificate({ row }: { row: Site }) {
  const t = useWords(sitesWords)
  const certificates = useWords(certificatesWords)
  const to = useTo()
  const { read } = useCertificateRows()
  return (
    <ReadSection read={read} failed={t('setup.httpsFailed')} lines={1} size="s">
      {(rows) => {
        const found = siteHttps(row, rows, [])
        const best = 'row' in found ? found.row : rows.find((one) => coveredSites(one, [], [row.url]).length > 0)
        return (
          <Stack gap={2} align="start">
            {best ? (
              <Status {...certificateStatus(best.state, certificates)} />
            ) : (
              t(row.ssl ? 'setup.httpsYes' : 'setup.httpsNo')
            )}
            <LinkButton
              size="s"
              icon="lock"
              href={to('autoprovisioning', undefined, { tab: 'certificates', open: best?.id ?? 'new' })}
            >
              {t(best ? 'setup.certificate' : 'setup.newCertificate')}
            </LinkButton>
          </Stack>
        )
      }}
    </ReadSection>
  )
}

function SiteVcl({ row }: { row: Site }) {
  const t = useWords(sitesWords)
  const to = useTo()
  const { name, page } = useArea()
  const { read } = useLive(name)
  return (
    <ReadSection read={read} failed={t('setup.vclFailed')} lines={1} size="s">
      {(live) => {
        const lines = live ? siteLines(live.config_body, row.url) : []
        return (
          <Stack gap={2} align="start">
            {lines.length > 0 ? t('setup.lines', { n: lines.length, lines: lines.join(', ') }) : t('setup.noLines')}
            <Inline gap={2}>
              <LinkButton size="s" icon="code" href={to(page, undefined, { tab: 'vcl', edit: 'live' })}>
                {t('setup.edit')}
              </LinkButton>
              <LinkButton size="s" tone="quiet" href={to(page, undefined, { tab: 'backends' })}>
                {t('setup.backends')}
              </LinkButton>
            </Inline>
          </Stack>
        )
      }}
    </ReadSection>
  )
}
