import { boardAround, type Company, hostText, queryAround, type Span } from '@parapet/api'
import {
  Ago,
  Button,
  Chip,
  DateTime,
  EmptyState,
  FieldSet,
  FilterRow,
  Inline,
  Link,
  type MenuItem,
  MultiSelect,
  Stack,
  Status,
  TextField,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { eventsWords } from '@parapet/widgets/events'
import { useMemo } from 'react'
import { ListFailure, ReadNotices } from '../../kit/read/ListNotices.tsx'
import { useStoredView } from '../../kit/resource/useStoredView.ts'
import { useValueItemsOf } from '../../kit/resource/useValueItemsOf.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { textParam, type UrlParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'
import { EventGaps, useGapTexts } from '../../shared/board/events/EventGaps.tsx'
import { listRead, useAllEvents } from '../../shared/board/events/useAllEvents.ts'
import { TimelineActions } from './TimelineActions.tsx'
import { timelineWords } from './timeline.words.ts'
import { eventsIn, type Kind, kindCounts, readKinds, type TimelineEvent } from './timelineView.ts'

const AROUND_S = 15 * 60
const HALF_HOUR_S = 30 * 60

const kindsParam: UrlParam<readonly Kind[]> = { read: readKinds, write: (kinds) => kinds.join('.') || null }
const sitesParam: UrlParam<readonly string[]> = {
  read: (text) => (text ?? '').split(',').filter(Boolean),
  write: (sites) => sites.join(',') || null,
}
const params = { hide: kindsParam, sites: sitesParam, q: textParam }

interface EventTableProps {
  company: Company
  span: Span
  /** Epoch seconds. */
  now: number
  zone: string
}

/** The events of a range, with filters by kind and site, what each is about, and what the list lacks. */
export function EventTable({ company, span, now, zone }: EventTableProps) {
  const t = useWords(timelineWords)
  const e = useWords(eventsWords)
  const links = useBoardLinks()
  const [{ hide, sites: asked, q }, change] = useUrlState(params)
  const sites = useMemo(() => {
    const own = new Set(company.sites.map(({ url }) => url))
    return asked.filter((site) => own.has(site))
  }, [asked, company])
  const all = useAllEvents({ span, sites, links, now, use: 'timeline' })
  const inSpan = useMemo(() => eventsIn(all.events, span), [all.events, span])
  const shown = useMemo(() => inSpan.filter(({ kind }) => !hide.includes(kind)), [inSpan, hide])
  const counts = kindCounts(inSpan, hide)
  const columns = useColumns()
  const [view, setView] = useStoredView('timeline', columns)
  const withMore = useValueItemsOf<TimelineEvent, never>({
    valueIn: ({ seen, time }) => ({
      ...(seen ?? { kind: 'other', value: '' }),
      sites,
      span: { from: time - AROUND_S, to: Math.min(now, time + AROUND_S) },
    }),
  })
  const menuOf = useRowMenu(now)
  const gaps = useGapTexts(all, span.from)
  const read = listRead(all)
  if (read.failure && read.data === undefined)
    return <ListFailure failure={read.failure} onRetry={read.retry} title={t('failed')} />
  const toggle = (kind: Kind) =>
    change({ hide: hide.includes(kind) ? hide.filter((one) => one !== kind) : [...hide, kind] })
  const showAll = () => change({ hide: [], sites: [], q: '' })
  return (
    <Stack gap={6}>
      <ReadNotices read={read} />
      {!all.isWaiting && inSpan.length === 0 && sites.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <DataTable
          label={t('title')}
          toolbar={
            <Stack gap={3}>
              <FilterRow>
                <TextField
                  label={t('search')}
                  name="search"
                  type="search"
                  icon="search"
                  clearable
                  value={q}
                  onChange={(text) => change({ q: text })}
                />
                <MultiSelect
                  label={t('sites')}
                  name="sites"
                  placeholder={t('sites.all')}
                  isOneLine
                  options={company.sites.map(({ url }) => ({ value: url, label: hostText(url) }))}
                  value={sites}
                  onChange={(next) => change({ sites: next })}
                />
              </FilterRow>
              <FieldSet legend={t('kinds')}>
                <Inline gap={2}>
                  {counts.map(({ kind, n }) => (
                    <Chip
                      key={kind}
                      label={t('kinds.one', { kind: e(`kinds.${kind}`), n: String(n) })}
                      muted={hide.includes(kind)}
                      onClick={() => toggle(kind)}
                    />
                  ))}
                </Inline>
              </FieldSet>
              <TimelineActions events={shown} span={span} zone={zone} sites={sites} hide={hide} gaps={gaps} />
            </Stack>
          }
          columns={columns}
          rows={shown}
          getRowId={({ id }) => id}
          rowLabel={({ label }) => label}
          rowActions={menuOf}
          withMore={(row, menu) => (row.seen ? withMore(row, menu) : menu([]))}
          isLoading={all.isWaiting || read.isRefreshing}
          sort={{ id: 'time', desc: true }}
          filter={q}
          pageSize={50}
          view={view}
          onView={setView}
          csv="timeline"
          empty={
            <EmptyState
              size="s"
              drawing="filtered"
              title={t('filtered.title')}
              text={t('filtered.text')}
              action={
                <Button size="s" onClick={showAll}>
                  {t('filtered.clear')}
                </Button>
              }
            />
          }
          note={read.updatedAt && <Ago value={read.updatedAt / 1000} />}
        />
      )}
      {!all.isWaiting && <EventGaps events={all} from={span.from} />}
    </Stack>
  )
}

function useColumns(): readonly Column<TimelineEvent>[] {
  const t = useWords(timelineWords)
  const e = useWords(eventsWords)
  const f = useFormat()
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('column.time'),
        value: ({ time }) => time,
        cell: ({ time }) => <DateTime value={time} style="seconds" />,
        width: 180,
        primary: true,
      },
      {
        id: 'kind',
        header: t('column.kind'),
        value: ({ kind }) => e(`name.${kind}`),
        cell: ({ kind, tone }) => <Status tone={tone ?? 'quiet'} label={e(`name.${kind}`)} />,
        width: 180,
        primary: true,
      },
      {
        id: 'what',
        header: t('column.what'),
        value: ({ label }) => label,
        cell: ({ label, href }) => (href === undefined ? label : <Link href={href}>{label}</Link>),
        title: ({ label }) => label,
        primary: true,
      },
      { id: 'who', header: t('column.who'), value: ({ who }) => who ?? '—', width: 180 },
      {
        id: 'until',
        header: t('column.until'),
        value: ({ until }) => (until === null ? t('ongoing') : until === undefined ? '—' : f.date(until, 'seconds')),
        width: 180,
      },
    ],
    [t, e, f],
  )
}

/** What can be opened around the moment of an event: the charts of the board that the user has, and a narrower timeline. */
function useRowMenu(now: number) {
  const t = useWords(timelineWords)
  const to = useTo()
  const { user, company } = useSession()
  const { hasAnalytics } = useBoardLinks()
  const hasHistory = paths.stats.guard.allows({ user, company })
  return ({ time, seen, label }: TimelineEvent, more: readonly MenuItem[]) => {
    const { page, range } = boardAround({ from: time - AROUND_S, until: time + AROUND_S, now, hasAnalytics })
    const isOpen = page === 'analytics' || hasHistory
    const sites = seen?.kind === 'host' ? [seen.value] : []
    return [
      ...(isOpen
        ? [
            {
              label: t('open.charts'),
              icon: 'chart' as const,
              href: to(page, undefined, queryAround(range, sites)),
              why: label,
            },
          ]
        : []),
      {
        label: t('open.timeline'),
        icon: 'clock' as const,
        href: to('timeline', undefined, { from: time - HALF_HOUR_S, to: Math.min(now, time + HALF_HOUR_S) }),
      },
      ...more,
    ]
  }
}
