import type { ServiceKey } from '@parapet/api'
import { Stack, Text, useWords } from '@parapet/ui'
import { useEffect, useState } from 'react'
import { type PageName, paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { servicesWords } from '../../shared/services/services.words.ts'
import { useStored } from './useStored.ts'
import { closedBy, countWidgets } from './whatStops.ts'

/** What stops with a service: pages and tabs that close, widgets without data, and what is set up of it. */
export function WhatStops({ service }: { service: ServiceKey }) {
  const t = useWords(servicesWords)
  const title = useWords(appWords)
  const { user, company } = useSession()
  const { pages, tabs, boards } = closedBy(service, { user, company })
  const widgets = useWidgetCount(service, boards)
  const stored = useStored(service)
  const named = (names: readonly PageName[]) => names.map((name) => title(paths[name].title)).join(', ')
  const lines = [
    pages.length > 0 && t('stops.pages', { n: pages.length, names: named(pages) }),
    tabs.length > 0 && t('stops.tabs', { names: named(tabs) }),
    widgets === 'unknown'
      ? t('stops.widgetsUnknown')
      : widgets !== null && widgets > 0 && t('stops.widgets', { n: widgets }),
    stored?.isFailed && t('stops.storedUnknown'),
    stored?.n != null && stored.n > 0 && t(`stops.${stored.kind}`, { n: stored.n }),
  ].filter((line) => typeof line === 'string')
  const isKnown = widgets !== null && (!stored || stored.n !== null || stored.isFailed)
  return (
    <>
      <Text as="p" weight="semibold">
        {t(isKnown ? 'stops.title' : 'stops.counting')}
      </Text>
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <Text as="li" key={line}>
            {line}
          </Text>
        ))}
        {isKnown && lines.length === 0 && <Text as="li">{t('stops.nothing')}</Text>}
      </Stack>
    </>
  )
}

function useWidgetCount(service: ServiceKey, boards: readonly string[]): number | 'unknown' | null {
  const closed = boards.join(' ')
  const [count, setCount] = useState<number | 'unknown' | null>(null)
  useEffect(() => {
    let isStale = false
    countWidgets(service, closed.split(' ')).then(
      (n) => !isStale && setCount(n),
      () => !isStale && setCount('unknown'),
    )
    return () => {
      isStale = true
    }
  }, [service, closed])
  return count
}
