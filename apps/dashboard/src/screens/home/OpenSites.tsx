import { type Company, hostText, progressOf } from '@parapet/api'
import { Accordion, Button, Inline, Link, Section, Stack, Text, useToast, useWords } from '@parapet/ui'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { onboardingWords } from '../../shared/onboarding/onboarding.words.ts'
import { SiteStepList } from '../../shared/onboarding/SiteStepList.tsx'
import { useSiteSteps } from '../../shared/onboarding/useSiteFacts.ts'
import * as css from './home.css.ts'
import { setupNote } from './setupNote.ts'

export interface OpenSitesProps {
  company: Company
  hosts: readonly string[]
  more: number
  onOpen: (hosts: readonly string[]) => void
}

/** The steps of sites that are not set up yet, asked again while the page is visible. */
export function OpenSites({ company, hosts, more, onOpen }: OpenSitesProps) {
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
    for (const host of ended.split(' ').filter(Boolean))
      if (wasOpen.current.has(host)) toast.success(t('finished', { host: hostText(host) }))
    wasOpen.current = new Set(names.split(' '))
  }, [names, ended, toast, t])
  if (open.length === 0) return null
  const siteOf = (host: string) => company.sites.find(({ url }) => url === host)?.id ?? null
  return (
    <div className={css.setUp}>
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
                        closeNote(setupNote(company.id, host))
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
    </div>
  )
}
