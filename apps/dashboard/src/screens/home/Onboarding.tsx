import { type Company, hostText, progressOf, statistics, type User, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Accordion, Button, Inline, Link, Section, Stack, Text, useToast, useWords } from '@parapet/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '../../platform/paths/paths.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useCapability } from '../../shared/board/useCapability.ts'
import { onboardingWords } from '../../shared/onboarding/onboarding.words.ts'
import { SiteStepList } from '../../shared/onboarding/SiteStepList.tsx'
import { useSiteSteps } from '../../shared/onboarding/useSiteFacts.ts'
import { countsIn, readCounts, trafficParams } from '../../shared/onboarding/useTraffic.ts'
import { useWaitingDomains } from '../../shared/onboarding/useWaitingDomains.ts'

const DAY = 86_400
const STEP = 300
/** A company with more sites is not asked about each: its list of sites has them all. */
const MOST_SITES = 200
/** The most sites whose steps are read here. */
const MOST_SHOWN = 5

interface OnboardingProps {
  user: User | null
  company: Company
  /** The end of the board, epoch seconds; null without one. */
  now: number | null
  /** Receives the sites of which a step is known not to be done. */
  onOpen?: (hosts: readonly string[]) => void
}

/** The sites that are not set up yet and their steps; nothing for those who may not set them up. */
export function Onboarding({ user, ...props }: OnboardingProps) {
  const { company } = props
  if (!user || !paths.autoprovisioning.guard.allows({ user, company })) return null
  return <Candidates user={user} {...props} />
}

const nobody = () => undefined

function Candidates({ user, company, now, onOpen = nobody }: OnboardingProps & { user: User }) {
  const { isNoteClosed } = usePreferences()
  const [waiting] = useWaitingDomains()
  const quiet = useQuietSites(user, company, now)
  const wanted = [...waiting, ...quiet].filter((host) => !isNoteClosed(noteOf(company.id, host)))
  // Those once shown stay until they are seen to be done, whatever the traffic of the day says meanwhile.
  const [kept, setKept] = useState<readonly string[]>(wanted)
  const added = wanted.filter((host) => !kept.includes(host))
  const gone = kept.filter((host) => isNoteClosed(noteOf(company.id, host)))
  if (added.length > 0 || gone.length > 0) setKept([...kept.filter((host) => !gone.includes(host)), ...added])
  const hosts = useMemo(() => kept.slice(0, MOST_SHOWN), [kept])
  if (hosts.length === 0) return null
  return <OpenSites company={company} hosts={hosts} more={kept.length - hosts.length} onOpen={onOpen} />
}

const noteOf = (company: number, host: string) => `setup.${company}.${host}`

/** Returns the sites without a request from the cache in the last day, and those that say they have no certificate. */
function useQuietSites(user: User, company: Company, now: number | null): readonly string[] {
  const may = useMay(statistics.historicTable).kind === 'allowed'
  const { capability } = useCapability('stats', { user, company })
  const [openedAt] = useState(nowSeconds)
  const to = Math.floor((now ?? openedAt) / STEP) * STEP
  const active = company.sites.filter(({ active: is }) => is)
  const isAsked = may && active.length > 0 && active.length <= MOST_SITES
  const resultSize = Math.max(capability.resultSize, 10)
  const params = isAsked
    ? trafficParams({
        ...{ company: company.id, allSites: active.map(({ url }) => url), sites: [], resultSize },
        span: { from: to - DAY, to },
      })
    : null
  const { data } = useRead(statistics.historicTable, params, { quiet: true, keepPrevious: true })
  if (active.length > MOST_SITES) return []
  const day = data && readCounts(data, resultSize)
  return active
    .filter(({ url, ssl }) => {
      const counts = day && countsIn(day, url)
      return !ssl || (counts?.kind === 'known' && counts.value.hits === 0)
    })
    .map(({ url }) => url)
}

interface OpenSitesProps {
  company: Company
  hosts: readonly string[]
  more: number
  onOpen: (hosts: readonly string[]) => void
}

function OpenSites({ company, hosts, more, onOpen }: OpenSitesProps) {
  const t = useWords(onboardingWords)
  const to = useTo()
  const toast = useToast()
  const { closeNote } = usePreferences()
  const { stepsOf, isStopped, again } = useSiteSteps(hosts)
  const sites = hosts.map((host) => {
    const steps = stepsOf(host)
    return { host, name: hostText(host), steps, progress: progressOf(steps) }
  })
  const open = sites.filter(({ progress }) => progress.isOpen)
  const finished = sites.flatMap(({ host, progress }) => (progress.done === progress.total ? [host] : []))
  const names = open.map(({ host }) => host).join(' ')
  const ended = finished.join(' ')
  const wasOpen = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    onOpen(names === '' ? [] : names.split(' '))
    return () => onOpen([])
  }, [names, onOpen])
  useEffect(() => {
    for (const host of ended.split(' '))
      if (wasOpen.current.has(host)) toast.success(t('finished', { host: hostText(host) }))
    wasOpen.current = new Set(names.split(' '))
  }, [names, ended, toast, t])
  if (open.length === 0) return null
  const siteOf = (host: string) => company.sites.find(({ url }) => url === host)?.id ?? null
  return (
    <Section
      title={t('title', { n: open.length })}
      actions={
        <Button size="s" tone="quiet" icon="refresh" onClick={again}>
          {t('again')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">{isStopped ? t('stopped') : t('text')}</Text>
        <Accordion
          single
          items={open.map(({ host, name, steps, progress: { done, total } }) => ({
            id: host,
            title: name,
            detail: t('progress', { done, total }),
            isOpen: open.length === 1,
            content: (
              <Stack gap={4}>
                <SiteStepList host={host} name={name} steps={steps} site={siteOf(host)} />
                <div>
                  <Button
                    size="s"
                    tone="quiet"
                    onClick={() => {
                      closeNote(noteOf(company.id, host))
                      toast.info(t('hidden', { host: name }))
                    }}
                  >
                    {t('hide')}
                  </Button>
                </div>
              </Stack>
            ),
          }))}
        />
        {more > 0 && (
          <Inline gap={2}>
            <Text tone="muted">{t('more', { n: more })}</Text>
            <Link href={to('autoprovisioning', undefined, { tab: 'sites' })}>{t('all')}</Link>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}
