import { Banner, Link, LinkButton, Skeleton, Stack, useWords } from '@parapet/ui'
import { lazy, Suspense } from 'react'
import { Boundary } from '../../kit/error/Boundary.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { choiceParam, idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { AreaContext, type AreaName, areaPages } from '../../shared/provisioning/area.ts'
import { provisioningWords } from '../../shared/provisioning/provisioning.words.ts'

const tabs = {
  sites: lazy(() => import('../sites/SitesTab.tsx')),
  backends: lazy(() => import('../backends/BackendsTab.tsx')),
  vcl: lazy(() => import('../vcl/VclTab.tsx')),
  rules: lazy(() => import('../rules/RulesTab.tsx')),
  certificates: lazy(() => import('../certificates/CertificatesTab.tsx')),
  compare: lazy(() => import('../compare/CompareTab.tsx')),
  trace: lazy(() => import('../trace/TraceTab.tsx')),
} as const
type TabId = keyof typeof tabs

const VclEditor = lazy(async () => ({ default: (await import('../vcl/VclEditor.tsx')).VclEditor }))

// Sites and certificates have no calls for staging (§7): it serves the sites of production.
const tabsOf = {
  production: ['sites', 'backends', 'vcl', 'rules', 'certificates', 'trace'],
  staging: ['vcl', 'backends', 'rules', 'compare', 'trace'],
} as const satisfies Record<AreaName, readonly [TabId, ...TabId[]]>

const params = {
  production: { tab: choiceParam<TabId>(tabsOf.production, tabsOf.production[0]), edit: idParam },
  staging: { tab: choiceParam<TabId>(tabsOf.staging, tabsOf.staging[0]), edit: idParam },
} as const

/** The tabs of an area of configuration; each loads when it is opened. */
export function ProvisioningScreen({ area }: { area: AreaName }) {
  const t = useWords(provisioningWords)
  const to = useTo()
  const visitor = useSession()
  const [{ tab, edit }] = useUrlState(params[area])
  const Tab = tabs[tab]
  const isStaging = area === 'staging'
  return (
    <AreaContext value={area}>
      <Stack gap={isStaging ? 4 : 0}>
        {isStaging && (
          <Banner
            tone="watch"
            actions={
              paths.autoprovisioning.guard.allows(visitor) && (
                <LinkButton size="s" href={to('autoprovisioning', undefined, tab === 'compare' ? {} : { tab })}>
                  {t('staging.toProduction')}
                </LinkButton>
              )
            }
          >
            <strong>{t('staging.band')}</strong> {t('staging.bandText')}
          </Banner>
        )}
        <div>
          {tab === 'vcl' && edit !== null ? (
            <Boundary place={edit}>
              <Suspense fallback={<TabSkeleton />}>
                <VclEditor from={edit} />
              </Suspense>
            </Boundary>
          ) : (
            <>
              <PageHeader
                title={t(isStaging ? 'staging.title' : 'title')}
                sentence={isStaging ? <StagingSentence /> : t('sentence')}
              />
              <ViewTabs<TabId>
                page={areaPages[area]}
                param="tab"
                views={tabsOf[area]}
                selected={tab}
                label={t('views')}
                labelOf={(id) => t(`tab.${id}`)}
              >
                <Boundary place={tab}>
                  <Suspense fallback={<TabSkeleton />}>
                    <Tab key={tab} />
                  </Suspense>
                </Boundary>
              </ViewTabs>
            </>
          )}
        </div>
      </Stack>
    </AreaContext>
  )
}

function StagingSentence() {
  const t = useWords(provisioningWords)
  const to = useTo()
  const canAsk = paths.soporte.guard.allows(useSession())
  return (
    <>
      {t('staging.sentence')} {t('staging.reach')}{' '}
      {canAsk && <Link href={to('soporte', undefined, { open: 'new' })}>{t('staging.ask')}</Link>}
    </>
  )
}

function TabSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="40%" />
      <Skeleton height={240} />
    </Stack>
  )
}
