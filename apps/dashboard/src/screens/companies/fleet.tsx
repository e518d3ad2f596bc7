import {
  type Company,
  type CompanyHealth,
  companies as calls,
  errorShare,
  type Fact,
  trafficChange,
  troubleRank,
} from '@parapet/api'
import { type Status, type T, useFormat } from '@parapet/ui'
import { siteTones } from '@parapet/widgets/spans'
import type { ComponentProps } from 'react'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { Seen } from '../../kit/resource/Seen.tsx'
import type en from './companies.en.ts'
import { companiesWords } from './companies.words.ts'
import { type Fleet, MOST_JUDGED } from './useFleet.ts'

const HOUR = 3600
/** After all that are known. */
const LAST = 9

export interface FleetTools extends Fleet {
  /** The reasons of a verdict on a site as texts. */
  reasonsOf(health: CompanyHealth): readonly string[]
  hrefOf(company: Company): string
  historyOf(company: Company): void
}

/** Given by the page, which reads the figures. */
export const [FleetContext, useFleetTools] = createTools<FleetTools>()

type Tone = ComponentProps<typeof Status>['tone']

const healthText = (fact: Fact<CompanyHealth>, t: T<typeof en>): string => {
  if (fact.kind === 'reading') return t('health.reading')
  if (fact.kind === 'unknown') return t('health.unread')
  const { kind, troubled } = fact.value
  const health = t(`health.${kind}`)
  return troubled > 0 ? t('troubled', { health, n: troubled }) : health
}

const toneOf = (fact: Fact<CompanyHealth>): Tone => (fact.kind === 'known' ? siteTones[fact.value.kind] : 'quiet')

/** Why a figure is a dash. */
function unreadText(fact: Fact<unknown>, t: T<typeof en>, isOnSight = false): string | undefined {
  if (fact.kind !== 'unknown') return undefined
  if (fact.why === 'forbidden') return t('unread.forbidden')
  if (fact.why === 'many') return isOnSight ? t('unread.unseen') : t('unread.many', { n: MOST_JUDGED })
  return t('unread.failed')
}

const figureOf = <Value, Out>(fact: Fact<Value>, pick: (value: Value) => Out): Out | null =>
  fact.kind === 'known' ? pick(fact.value) : null

function Change({ share }: { share: number | null }) {
  const f = useFormat()
  return share === null ? '—' : `${share > 0 ? '+' : ''}${f.percent(share)}`
}

/** The companies of a user of several: who needs help first (decision 0085). */
export const fleet = resource({
  code: 'fleet',
  words: companiesWords,
  list: allRows(calls.list, () => ({})),
  getId: ({ id }: Company) => String(id),
  getTitle: ({ name }) => name,
  valueIn: ({ id }) => ({ kind: 'company', value: String(id) }),
  sort: { id: 'health', desc: false },
  use: useFleetTools,
  of: ({ healthOf, detailsOf, reasonsOf, onSeen, hrefOf, historyOf }) => ({
    hrefOf,
    columns: (make, t) => {
      const whyOf = (row: Company) => {
        const fact = healthOf(row)
        if (fact.kind !== 'known') return unreadText(fact, t) ?? null
        const { worst } = fact.value
        const [why] = reasonsOf(fact.value)
        return worst && why ? t('reason', { site: worst.site, why }) : (why ?? null)
      }
      const incidentText = (row: Company) =>
        figureOf(detailsOf(row).incidents, ({ n, isRunning }) =>
          n === 0 ? t('noIncidents') : t(isRunning ? 'running' : 'incidents', { n }),
        )
      const daysText = (row: Company) =>
        figureOf(detailsOf(row).expiryDays, (days) =>
          days === null ? t('noCertificate') : days < 0 ? t('ended') : t('days', { n: days }),
        )
      const unpaidText = (row: Company) =>
        figureOf(detailsOf(row).unpaid, (n) => (n === 0 ? t('noneUnpaid') : t('unpaid', { n })))
      return [
        {
          ...make.custom(
            'name',
            ({ name }) => name,
            (row) => (
              <Seen id={row.id} onSeen={onSeen}>
                {row.name}
              </Seen>
            ),
            { primary: true },
          ),
        },
        {
          ...make.status('health', (row) => ({ tone: toneOf(healthOf(row)), label: healthText(healthOf(row), t) }), {
            primary: true,
            help: t('health.help'),
          }),
          order: (row: Company) => figureOf(healthOf(row), troubleRank) ?? LAST,
          title: (row: Company) => unreadText(healthOf(row), t),
        },
        make.longText('why', whyOf, { primary: true }),
        make.custom(
          'rate',
          (row) => figureOf(healthOf(row), ({ hour }) => hour && hour.requests / HOUR),
          (row) => <Rate value={figureOf(healthOf(row), ({ hour }) => hour && hour.requests / HOUR)} />,
          { numeric: true },
        ),
        make.custom(
          'change',
          (row) => figureOf(healthOf(row), trafficChange),
          (row) => <Change share={figureOf(healthOf(row), trafficChange)} />,
          { numeric: true, help: t('change.help') },
        ),
        make.percent('errors', (row) => figureOf(healthOf(row), errorShare)),
        make.percent('hitRatio', (row) => figureOf(healthOf(row), ({ hour }) => hour?.hitRatio ?? null)),
        {
          ...make.text('anomalies', incidentText, { help: t('anomalies.help') }),
          order: (row: Company) => figureOf(detailsOf(row).incidents, ({ n, isRunning }) => n + (isRunning ? 1000 : 0)),
          title: (row: Company) => unreadText(detailsOf(row).incidents, t, true),
        },
        {
          ...make.text('certificate', daysText, { help: t('certificate.help') }),
          order: (row: Company) => figureOf(detailsOf(row).expiryDays, (days) => days),
          title: (row: Company) => unreadText(detailsOf(row).expiryDays, t, true),
        },
        {
          ...make.text('unpaid', unpaidText, { help: t('unpaid.help') }),
          order: (row: Company) => figureOf(detailsOf(row).unpaid, (n) => n),
          title: (row: Company) => unreadText(detailsOf(row).unpaid, t, true),
        },
        make.text('client', ({ client }) => client?.name),
        make.count('sites', ({ sites }) => sites.length),
        make.text('number', ({ id }) => String(id), { isHidden: true }),
        make.longText('siteNames', ({ sites }) => sites.map(({ url }) => url).join(' '), { isHidden: true }),
      ]
    },
    filters: [
      {
        id: 'health',
        options: (_, t) =>
          (['bad', 'watch', 'good', 'unknown'] as const).map((value) => ({ value, label: t(`health.${value}`) })),
        matches: (row, value) => figureOf(healthOf(row), ({ kind }) => kind) === value,
      },
    ],
    actions: [{ key: 'history', icon: 'chart', run: historyOf }],
  }),
})

function Rate({ value }: { value: number | null }) {
  return useFormat().rate(value)
}
