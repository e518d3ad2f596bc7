import type { CountedKeys } from '@parapet/api'
import { useFormat, useLocale, useWords } from '@parapet/ui'
import { keyText, kindWords } from '@parapet/widgets'
import { eventsWords } from '@parapet/widgets/events'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { gapTexts } from '../../../shared/board/events/EventGaps.tsx'
import { eventGapsWords } from '../../../shared/board/events/eventGaps.words.ts'
import type { AllEvents } from '../../../shared/board/events/useAllEvents.ts'
import { useMeasureName, useMeasureWho } from './ActiveMeasures.tsx'
import { eventsOf } from './AttackTimeline.tsx'
import { aimsOf, useAimName } from './aims.ts'
import { attackWords } from './attack.words.ts'
import { byNetwork } from './attackers.ts'
import type { PostMortem, PostMortemTable } from './postMortem.ts'
import type { Active, ActiveMeasure } from './useActive.ts'
import type { AttackScope } from './useAttackScope.ts'
import { type Figures, type Handled, stoppedShare } from './useFigures.ts'

const ROWS = 10

interface Facts {
  readonly scope: AttackScope
  readonly figures: Figures
  readonly active: Active
  readonly events: AllEvents
  readonly rankings: Readonly<Record<'addresses' | 'countries' | 'agents' | 'paths', CountedKeys>>
}

/** Returns a function that puts the facts of an attack into words, the same for page, print and file. */
export function useComposePostMortem(): (facts: Facts) => PostMortem {
  const t = useWords(attackWords)
  const e = useWords(eventsWords)
  const k = useWords(kindWords)
  const f = useFormat()
  const { zone, locale } = useLocale()
  const { company } = useSession()
  const aimName = useAimName()
  const nameOf = useMeasureName()
  const whoOf = useMeasureWho()
  const g = useWords(eventGapsWords)

  const ranked = (
    name: 'clientip' | 'network' | 'countrycode' | 'agent' | 'request',
    rows: CountedKeys['rows'],
    textOf = (key: string) => key,
  ): PostMortemTable => ({
    title: t(`rank.${name}`),
    columns: [t(`rank.${name}`), t('rank.requests')],
    rows: rows.slice(0, ROWS).map(({ key, requests }) => [textOf(key), f.number(requests)]),
  })
  const figureRow = (name: 'requests' | 'served' | 'cached' | 'challenged' | 'blocked', { since, recent }: Figures) => [
    t(`figures.${name}`),
    f.number(since[name]),
    f.number(recent[name]),
  ]
  const share = (of: Handled) => f.percent(stoppedShare(of), 1)
  const measureRow = (one: ActiveMeasure) => [
    one.about,
    nameOf(one),
    whoOf(one),
    one.why || '—',
    one.since === null ? '—' : f.date(one.since, 'dateTime'),
    one.until === null ? t('until.ever') : f.date(one.until, 'dateTime'),
  ]
  const measureTable = (title: string, rows: readonly ActiveMeasure[]): PostMortemTable => ({
    title,
    columns: ['about', 'what', 'who', 'why', 'since', 'until'].map((id) => t(`column.${id as 'about'}`)),
    rows: rows.map(measureRow),
  })

  return ({ scope, figures, active, events, rankings }) => {
    const { site, span, include, isAimed } = scope
    const temporary = active.rows.filter(({ isTemporary }) => isTemporary)
    const lasting = active.rows.filter(({ isTemporary }) => !isTemporary)
    const happened = eventsOf(events.events, span)
    const gaps = active.gaps.map(({ part, why }) => t('active.gap', { part: t(`part.${part}`), why }))
    return {
      title: t('report.title', { site }),
      remarks: [
        company?.name ?? '',
        t('report.period', { ...f.ends(span), zone }),
        isAimed
          ? t('report.aim', {
              what: aimsOf(include)
                .map(({ key, value }) => aimName(key, value))
                .join('; '),
            })
          : t('report.noAim'),
      ],
      sections: [
        {
          title: t('report.summary'),
          lines: [
            t('figures.stoppedSince', { share: share(figures.since) }),
            t('figures.stopped', { share: share(figures.recent) }),
          ],
          tables: [
            {
              title: t('figures.table'),
              columns: [
                t('figures.what'),
                t('figures.since', { date: f.date(span.from, 'dateTime') }),
                t('figures.recent'),
              ],
              rows: (['requests', 'served', 'cached', 'challenged', 'blocked'] as const).map((name) =>
                figureRow(name, figures),
              ),
            },
          ],
        },
        {
          title: t('report.who'),
          lines: [],
          tables: [
            ranked('clientip', rankings.addresses.rows),
            ranked('network', byNetwork(rankings.addresses.rows)),
            ranked('countrycode', rankings.countries.rows, (key) => keyText(key, 'country', k, locale, undefined)),
            ranked('agent', rankings.agents.rows),
            ranked('request', rankings.paths.rows),
          ],
        },
        {
          title: t('timeline.title'),
          lines: [t('report.notCause'), ...gapTexts(events, span.from, { t: g, e, f })],
          tables: [
            {
              title: t('report.events'),
              columns: [t('report.time'), t('report.kind'), t('report.what'), t('column.who')],
              rows: happened.map(({ time, kind, label, who }) => [
                f.date(time, 'seconds'),
                kind ? e(`name.${kind}`) : '',
                label,
                who ?? '—',
              ]),
            },
          ],
        },
        {
          title: t('report.still'),
          lines: [
            t('report.stillText', { n: temporary.length }),
            ...(gaps.length > 0 ? [t('active.gaps', { what: gaps.join(', ') })] : []),
          ],
          tables: [
            ...(temporary.length > 0 ? [measureTable(t('report.temporary'), temporary)] : []),
            ...(lasting.length > 0 ? [measureTable(t('report.lasting'), lasting)] : []),
          ],
        },
        {
          title: t('report.toWrite'),
          lines: [],
          tables: [],
          toWrite: [t('report.toWrite.impact'), t('report.toWrite.cause'), t('report.toWrite.next')],
        },
      ],
    }
  }
}
