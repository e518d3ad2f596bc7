import { EmptyState, LinkButton, Section, Stack, Text, Timeline, useWords } from '@parapet/ui'
import { eventsWords, type Marker } from '@parapet/widgets/events'
import { useMemo } from 'react'
import { ListFailure, ReadNotices } from '../../../kit/read/ListNotices.tsx'
import { useTo } from '../../../platform/session/useTo.ts'
import { EventGaps } from '../../../shared/board/events/EventGaps.tsx'
import { type AllEvents, listRead } from '../../../shared/board/events/useAllEvents.ts'
import { attackWords } from './attack.words.ts'
import type { AttackScope } from './useAttackScope.ts'

const SHOWN = 12
const BEFORE_S = 15 * 60

/** The events of an attack, newest first: those of its time, and of the quarter of an hour before. */
export const eventsOf = (events: readonly Marker[], { from, to }: AttackScope['span']): Marker[] =>
  events
    .filter(({ time, until }) => time <= to && (time >= from - BEFORE_S || until === null || (until ?? 0) >= from))
    .toReversed()

/** What happened meanwhile, from all sources: anomalies, failing probes, modes, blocks, deployments, tickets. */
export function AttackTimeline({ scope, all }: { scope: AttackScope; all: AllEvents }) {
  const t = useWords(attackWords)
  const e = useWords(eventsWords)
  const to = useTo()
  const { span, site } = scope
  const events = useMemo(() => eventsOf(all.events, span), [all.events, span])
  const read = listRead(all)
  const query = { from: span.from - BEFORE_S, to: span.to, sites: site }
  return (
    <Section
      title={t('timeline.title')}
      actions={
        <LinkButton size="s" icon="clock" href={to('timeline', undefined, query)} why={t('title')}>
          {t('timeline.open')}
        </LinkButton>
      }
    >
      {read.failure && read.data === undefined ? (
        <ListFailure failure={read.failure} onRetry={read.retry} title={t('timeline.failed')} size="s" />
      ) : (
        <Stack gap={4}>
          <ReadNotices read={read} />
          {events.length === 0 && !all.isWaiting ? (
            <EmptyState size="s" title={t('timeline.none')} text="" />
          ) : (
            <Timeline
              label={t('timeline.title')}
              items={events.slice(0, SHOWN).map(({ kind, time, label, who, tone }, index) => ({
                id: `${time} ${kind} ${index}`,
                at: time,
                title: label,
                ...(who && { by: who }),
                ...(kind && { detail: e(`name.${kind}`) }),
                ...(tone && { tone }),
              }))}
            />
          )}
          {events.length > SHOWN && (
            <Text tone="muted" as="p">
              {t('timeline.cut', { n: SHOWN, count: events.length })}
            </Text>
          )}
          <EventGaps events={all} from={span.from} />
        </Stack>
      )}
    </Section>
  )
}
