import { Banner, Link, LinkButton, Skeleton, Stack, useWords } from '@parapet/ui'
import { lazy, Suspense } from 'react'
import { Boundary } from '../../error/Boundary.tsx'
import { paths } from '../../paths.ts'
import { choiceParam, idParam, useUrlState } from '../../router/useUrlState.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { ViewTabs } from '../../shell/ViewTabs.tsx'
import { provisioningWords } from '../../words/provisioning.ts'
import { AreaContext, type AreaName, areaPages } from './area.ts'

const tabs = {
  sites: lazy(() => import('./sites/index.tsx')),
  backends: lazy(() => import('./backends/index.tsx')),
  vcl: lazy(() => import('./vcl/index.tsx')),
  rules: lazy(() => import('./rules/index.tsx')),
  certificates: lazy(() => import('./certificates/index.tsx')),
} as const
type TabId = keyof typeof tabs

const VclEditor = lazy(async () => ({ default: (await import('./vcl/VclEditor.tsx')).VclEditor }))

// Sites and certificates have no calls for staging (§7): it serves the sites of production.
const tabsOf = {
  production: ['sites', 'backends', 'vcl', 'rules', 'certificates'],
  staging: ['vcl', 'backends', 'rules'],
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
                <LinkButton size="s" href={to('autoprovisioning', undefined, { tab })}>
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
