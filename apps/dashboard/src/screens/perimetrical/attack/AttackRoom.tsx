import { anomalies, anomalyIncidents, hostText, itemsOf, statistics, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Box, Button, FilterRow, Inline, Notice, Select, Skeleton, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../platform/paths/paths.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../../platform/session/useMay.ts'
import { useBoardLinks } from '../../../shared/board/boardLinks.ts'
import { type AllEvents, useAllEvents } from '../../../shared/board/events/useAllEvents.ts'
import { useSites } from '../../../shared/board/useServiceAccess.ts'
import { ActiveMeasures } from './ActiveMeasures.tsx'
import { AttackFigures } from './AttackFigures.tsx'
import { AttackRankings } from './AttackRankings.tsx'
import { AttackTimeline } from './AttackTimeline.tsx'
import { attackWords } from './attack.words.ts'
import { Candidates } from './Candidates.tsx'
import { CounterMeasures } from './CounterMeasures.tsx'
import { PostMortem } from './PostMortem.tsx'
import { useActive } from './useActive.ts'
import { type AttackScope, useAttackScope } from './useAttackScope.ts'
import { useFigures } from './useFigures.ts'

const DAY = 86_400
const HOUR = 3600
const sinceChoices = [0.25, 1, 3, 6, 12, 24] as const
const MOST = 100

/** The ongoing incident that began first, as what the room begins with; undefined while it is not known. */
function useUsual(): { readonly site: string; readonly since: number | null } | undefined {
  const { user, company } = useSession()
  const [params] = useSearchParams()
  const [now] = useState(nowSeconds)
  const sites = useSites({ sites: company?.sites ?? [] })
  const watches = paths.anomalydetection.guard.allows({ user, company })
  const isAsked = watches && !params.has('site')
  const { data, failure } = useRead(
    anomalies.list,
    isAsked ? { filters: { timestamp: { from: now - 2 * DAY, to: now }, vhost: [] }, limit: MOST, offset: 0 } : null,
    { quiet: true },
  )
  const found = useMemo(
    () =>
      anomalyIncidents(data ? itemsOf(data).items : []).find(
        ({ lead, to }) => to === null && sites.includes(lead.site),
      ),
    [data, sites],
  )
  if (isAsked && !data && !failure) return undefined
  return found ? { site: found.lead.site, since: found.from } : { site: sites[0] ?? '', since: null }
}

/** The attack room: what runs against a site, who and what it is, what acts on it, and what can be done now. */
export function AttackRoom() {
  const usual = useUsual()
  return usual ? <Room usual={usual} /> : <Skeleton width="100%" height={400} />
}

function Room({ usual }: { usual: { readonly site: string; readonly since: number | null } }) {
  const t = useWords(attackWords)
  const scope = useAttackScope(usual)
  const links = useBoardLinks()
  const [isReport, setReport] = useState(false)
  const mayNot = refusalText(useMay(statistics.analyticTable))
  const hasRaw = links.hasAnalytics && mayNot === undefined
  const figures = useFigures(scope, hasRaw)
  const active = useActive(scope.span.from, scope.span.to)
  const all = useAllEvents({ span: scope.span, sites: scope.sites, links, now: scope.span.to, use: 'timeline' })
  const shown = useLastEvents(all, scope)
  if (isReport)
    return <PostMortem scope={scope} figures={figures} active={active} events={all} onClose={() => setReport(false)} />
  return (
    <Stack gap={8}>
      <Head scope={scope} onReport={() => setReport(true)} />
      {hasRaw ? (
        <>
          <Candidates scope={scope} />
          <AttackFigures scope={scope} figures={figures} active={active} />
        </>
      ) : (
        <Notice tone="info">{mayNot ?? t('noAnalytics')}</Notice>
      )}
      <CounterMeasures scope={scope} mayCount={hasRaw} />
      <ActiveMeasures active={active} />
      {hasRaw && <AttackRankings scope={scope} isAsked={hasRaw} />}
      <AttackTimeline scope={scope} all={shown} />
    </Stack>
  )
}

/** Shows the events of the minute before until those of this one are there. */
function useLastEvents(all: AllEvents, { site, span }: AttackScope): AllEvents {
  const [last, setLast] = useState<{ readonly site: string; readonly to: number; readonly all: AllEvents }>()
  if (!all.isWaiting && (last?.site !== site || last.to !== span.to)) setLast({ site, to: span.to, all })
  return all.isWaiting && last?.site === site ? last.all : all
}

function Head({ scope, onReport }: { scope: AttackScope; onReport: () => void }) {
  const t = useWords(attackWords)
  const f = useFormat()
  const { company } = useSession()
  const { span, moment, site } = scope
  const chosen = String(span.from)
  const choices = sinceChoices.map((hours) => ({
    value: String(span.to - hours * HOUR),
    label: t('since.ago', { length: f.duration(hours * HOUR) }),
  }))
  return (
    <Box>
      <Stack gap={3}>
        <Text as="p">{t('sentence')}</Text>
        <FilterRow>
          <Select
            label={t('site')}
            name="site"
            value={site}
            options={(company?.sites ?? []).map(({ url }) => ({ value: url, label: hostText(url) }))}
            onChange={(next) => next !== null && scope.setSite(next)}
          />
          <Select
            label={t('since')}
            name="since"
            value={chosen}
            options={[
              ...(choices.some(({ value }) => value === chosen)
                ? []
                : [{ value: chosen, label: f.date(span.from, 'dateTime') }]),
              ...choices,
            ]}
            onChange={(next) => next !== null && scope.setSince(Number(next))}
          />
        </FilterRow>
        <Inline gap={2}>
          <Button icon="refresh" onClick={moment.refresh}>
            {t('refresh')}
          </Button>
          <Button icon="file" onClick={onReport}>
            {t('report.open')}
          </Button>
          <Text tone="muted">{t('asOf', { time: f.date(span.to, 'time') })}</Text>
        </Inline>
      </Stack>
    </Box>
  )
}
