import type { Company } from '@parapet/api'
import type { eventKinds, Marker } from '@parapet/widgets/events'
import { eventCuts, eventsOf, purgedIn, type ReportMonth } from '@parapet/widgets/report'
import { gapTexts } from '../../shared/board/events/EventGaps.tsx'
import type { ReportAnswers } from './reportAnswers.ts'
import type { PartState, ReportSection, ReportTable } from './reportModel.ts'
import { definedFigure, emptySection } from './reportParts.ts'
import type { ReportTools } from './reportTools.ts'
import { countedAttacks } from './trafficSections.ts'

type SourceName = ReportAnswers['events'][number]['source']['name']
type Kind = (typeof eventKinds)[number]

const MOST_ROWS = 30
const MOST_EVENTS = 5000

const kindsOf = {
  incidents: ['incident', 'origin', 'anomaly', 'certificate'],
  attacks: ['attack'],
  changes: ['deployment', 'rule', 'setting', 'block'],
} as const satisfies Record<string, readonly Kind[]>

const sourcesOf = {
  incidents: ['incidents', 'origins', 'anomalies', 'certificates'],
  attacks: ['modes', 'changes'],
  changes: ['deployments', 'changes'],
} as const satisfies Record<string, readonly SourceName[]>

const links = { page: () => '', hasAnalytics: false, service: () => '' }

/** The sections of what happened: incidents, attacks and changes, each from the sources that its reader may see. */
export function eventSections(
  answers: ReportAnswers,
  month: ReportMonth,
  days: readonly { readonly from: number }[],
  tools: ReportTools,
  company: Pick<Company, 'sites'>,
): ReportSection[] {
  const { t, f, events: e } = tools
  const { span } = month
  const context = {
    sites: [],
    hostOf: (site: string) => company.sites.find(({ id }) => String(id) === site)?.url,
    t: e,
    a: tools.anomalies,
    links,
    isHome: true,
    now: month.now,
  }
  const given = answers.events.map(({ source, data }) => ({ source, answer: data }))
  const all = eventsOf(given, context, MOST_EVENTS).filter(
    ({ time, until }) => time < span.to && lasts(time, until, span.from),
  )
  const cuts = eventCuts(given)
  const stateOf = (name: SourceName): PartState =>
    answers.events.find(({ source }) => source.name === name)?.state ?? 'failed'

  const part = (name: keyof typeof kindsOf) => {
    const kinds: readonly Kind[] = kindsOf[name]
    const sources: readonly SourceName[] = sourcesOf[name]
    const own = all.filter(({ kind }) => kinds.some((one) => one === kind))
    const states = sources.map((one) => ({ name: one, state: stateOf(one) }))
    const gaps = states.flatMap(({ name: one, state }) =>
      state === 'failed' || state === 'forbidden' || state === 'notHired' || state === 'notLogged'
        ? [{ name: one, state }]
        : [],
    )
    const count = (of: readonly Kind[], from: readonly SourceName[]): string => {
      if (from.every((one) => stateOf(one) !== 'done')) return f.number(null)
      const n = own.filter(
        (one) => of.some((kind) => kind === one.kind) && one.time >= span.from && !isTurnedOff(one),
      ).length
      const isCut = cuts.some(
        ({ kind, before }) =>
          before > span.from && (of.some((one) => one === kind) || (kind === 'setting' && from.includes('changes'))),
      )
      return isCut ? t('atLeast', { n: f.number(n) }) : f.number(n)
    }
    const ownCuts = cuts.filter(
      ({ kind }) => kinds.some((one) => one === kind) || (kind === 'setting' && name === 'attacks'),
    )
    const state = joinedState(states.map((one) => one.state))
    return {
      own,
      count,
      state,
      lacks: gaps.some(({ state: one }) => one === 'failed'),
      remarks: gapTexts({ cuts: ownCuts, gaps }, span.from, { t: tools.gaps, e, f }),
    }
  }

  const incidents = part('incidents')
  const attacks = part('attacks')
  const changes = part('changes')
  const counted = countedAttacks(answers, month, days, tools)
  const purges = answers.of('purges')
  const told = (what: string, state: PartState) =>
    state === 'notHired' || state === 'notLogged' || state === 'forbidden' || state === 'failed'
      ? [t(`part.${state}`, { part: what })]
      : []
  const modes =
    stateOf('modes') === 'notHired'
      ? []
      : [definedFigure('underAttack', attacks.count(['attack'], ['modes', 'changes']), tools)]
  const attackState = joinedState([...counted.states, stateOf('modes')])

  return [
    section('incidents', incidents.state, incidents, {
      figures: [
        definedFigure('incidents', incidents.count(['incident'], ['incidents']), tools),
        definedFigure('originFailures', incidents.count(['origin'], ['origins']), tools),
        definedFigure('anomalies', incidents.count(['anomaly'], ['anomalies']), tools),
      ],
      tables: tablesOf(t('incidents.title'), incidents.own, tools),
    }),
    section(
      'attacks',
      attackState,
      {
        lacks: attacks.lacks || counted.states.includes('failed'),
        remarks: [
          ...counted.all.flatMap(({ figure, state }) => told(t(`figure.${figure}`), state)),
          ...attacks.remarks,
        ],
      },
      {
        figures: [...counted.figures, ...modes],
        charts: counted.charts,
        tables: [...counted.tables, ...tablesOf(t('modes.title'), attacks.own, tools)],
      },
    ),
    section(
      'changes',
      joinedState([changes.state, purges.state]),
      {
        lacks: changes.lacks || purges.state === 'failed',
        remarks: [...changes.remarks, ...told(t('figure.purged'), purges.state)],
      },
      {
        figures: [
          definedFigure('deployments', changes.count(['deployment'], ['deployments']), tools),
          definedFigure('changed', changes.count(['rule', 'setting', 'block', 'certificate'], ['changes']), tools),
          definedFigure('purged', f.number(purges.data ? purgedIn(purges.data) : null), tools),
        ],
        tables: tablesOf(t('changes.title'), changes.own, tools),
      },
    ),
  ]

  function section(
    name: keyof typeof kindsOf,
    state: PartState,
    said: Pick<ReportSection, 'lacks' | 'remarks'>,
    content: Partial<ReportSection>,
  ): ReportSection {
    const empty = emptySection(name, state, tools)
    return state === 'done' ? { ...empty, ...said, ...content } : empty
  }
}

/** What became of something that is read from several sources: it waits for all, and is there once one is. */
function joinedState(states: readonly PartState[]): PartState {
  for (const state of ['waiting', 'done', 'failed', 'forbidden', 'notLogged'] as const)
    if (states.includes(state)) return state
  return 'notHired'
}

/** Of under attack mode, what turns it on is marked; what is not tells that it went off. */
const isTurnedOff = ({ kind, tone }: Marker) => kind === 'attack' && tone === undefined

const lasts = (time: number, until: number | null | undefined, from: number) =>
  time >= from || until === null || (until ?? time) >= from

const tablesOf = (title: string, own: readonly Marker[], tools: ReportTools): readonly ReportTable[] =>
  own.length > 0 ? [tableOf(title, own, tools)] : []

function tableOf(title: string, own: readonly Marker[], { t, f, events: e }: ReportTools): ReportTable {
  const shown = own.toReversed().slice(0, MOST_ROWS)
  const cut =
    own.length > shown.length ? ` (${t('events.more', { shown: f.number(shown.length), n: own.length })})` : ''
  return {
    title: `${title}${cut}`,
    columns: (['time', 'until', 'kind', 'what', 'who'] as const).map((key) => ({ label: t(`events.${key}`) })),
    rows: shown.map(({ time, until, kind, label, who }) => [
      f.date(time, 'dateTime'),
      until === null ? t('events.ongoing') : f.date(until, 'dateTime'),
      kind ? e(`name.${kind}`) : '—',
      label,
      who ?? '—',
    ]),
  }
}
