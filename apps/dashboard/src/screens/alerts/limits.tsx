import {
  type Alert,
  alertFaults,
  alerts,
  consumedShare,
  limitForecast,
  type NewAlert,
  reachesSomebody,
} from '@parapet/api'
import { fieldsOf } from '../../kit/changes/historyValues.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { LimitSwitch } from '../../shared/limits/LimitSwitch.tsx'
import { limitRecipients } from '../../shared/limits/limitRecipients.ts'
import { UsedShare } from '../../shared/limits/UsedShare.tsx'
import { alertsWords } from './alerts.words.ts'
import { LimitFields } from './LimitFields.tsx'
import { useLimitTools } from './useLimitTools.ts'

/** The values of the form; an empty limit is null. */
export interface LimitDraft {
  active: boolean
  service: string
  limit: number | null
  unit: string
  reactions: NewAlert['reactions']
}

const tones = { off: 'quiet', nobody: 'watch', exceeded: 'watch', below: 'good' } as const
const states = ['exceeded', 'nobody', 'below', 'off'] as const

function stateOf(alert: Alert, members: readonly string[] | undefined): (typeof states)[number] {
  if (!alert.active) return 'off'
  if (!reachesSomebody(alert, members)) return 'nobody'
  return alert.notified ? 'exceeded' : 'below'
}

const switchTo = (active: boolean) => write(alerts.setActive, (row: Alert) => ({ alert: row.id, body: { active } }))

/** The monthly limits of a company (§3, §7, Alerts); each is turned on and off by a partial update (§4). */
export const limits = resource({
  code: 'limits',
  words: alertsWords,
  list: allRows(alerts.list, () => ({})),
  getId: (row: Alert) => String(row.id),
  hasNote: true,
  sort: { id: 'service', desc: false },
  remove: write(alerts.remove, (row: Alert) => ({ alert: row.id })),
  historyPath: (row) => `/alerts/${row.id}`,
  historyFields: {
    reactions: {
      label: 'column.notifies',
      text: (value) => String(fieldsOf(value).reaction_type ?? '') || undefined,
    },
  },
  use: useLimitTools,
  of: ({ entered, serviceName, reactionErrors, savedReactions, now, dayText, members }) => {
    const bodyOf = ({ limit, reactions, ...draft }: LimitDraft): NewAlert => ({
      ...draft,
      limit: limit ?? 0,
      reactions: savedReactions(reactions),
    })
    return {
      getTitle: (row) => `${serviceName(row.service)}, ${entered(row.limit, row.unit)}`,
      columns: (make, t) => [
        make.text('service', (row) => serviceName(row.service), { primary: true }),
        make.custom(
          'limit',
          (row) => row.limit,
          (row) => entered(row.limit, row.unit),
          { numeric: true, primary: true },
        ),
        make.custom(
          'consumed',
          (row) => row.consumed,
          ({ consumed, unit }) => (consumed === undefined ? '—' : entered(consumed, unit)),
          { numeric: true },
        ),
        make.custom('share', consumedShare, (row) => <UsedShare value={consumedShare(row)} of="limit" />, {
          numeric: true,
          primary: true,
        }),
        make.custom(
          'projected',
          (row) => limitForecast(row, now)?.projected,
          (row) => {
            const forecast = limitForecast(row, now)
            return forecast ? entered(Math.round(forecast.projected), row.unit) : '—'
          },
          { numeric: true, help: t('projected.help'), isHidden: true },
        ),
        make.custom(
          'reached',
          (row) => {
            const reached = limitForecast(row, now)?.reached
            return typeof reached === 'number' ? reached : reached === 'past' ? now : null
          },
          (row) => {
            const forecast = limitForecast(row, now)
            if (!forecast) return '—'
            const { reached } = forecast
            return reached === null ? t('reached.not') : reached === 'past' ? t('reached.past') : dayText(reached)
          },
          { help: t('reached.help') },
        ),
        make.status('state', (row) => {
          const state = stateOf(row, members)
          return { tone: tones[state], label: t(`state.${state}`) }
        }),
        make.longText('notifies', (row) =>
          reachesSomebody(row, members) ? limitRecipients(row).join(', ') : t('notifies.nobody'),
        ),
        make.custom(
          'active',
          (row) => (row.active ? 1 : 0),
          (row) => <LimitSwitch alert={row} isLabelHidden />,
          { width: 132 },
        ),
      ],
      actions: [
        {
          key: 'turnOn',
          icon: 'check',
          call: alerts.setActive,
          isOffered: (row) => !row.active,
          refusedBy: (row) => (reachesSomebody(row, members) ? undefined : 'turnOn.nobody'),
          bulk: switchTo(true),
          run: (row, { send }) => send(switchTo(true), row, 'turnedOn'),
        },
        {
          key: 'turnOff',
          icon: 'x',
          call: alerts.setActive,
          isOffered: (row) => row.active,
          bulk: switchTo(false),
          run: (row, { send }) => send(switchTo(false), row, 'turnedOff'),
        },
      ],
      filters: [
        {
          id: 'service',
          options: (rows) =>
            [...new Set(rows.map((row) => row.service))].map((value) => ({ value, label: serviceName(value) })),
          matches: (row, service) => row.service === service,
        },
        {
          id: 'state',
          options: (_, t) => states.map((value) => ({ value, label: t(`state.${value}`) })),
          matches: (row, state) => stateOf(row, members) === state,
        },
      ],
      form: {
        Fields: LimitFields,
        initial: (row): LimitDraft => ({
          active: row?.active ?? true,
          service: row?.service ?? 'delivery',
          limit: row?.limit ?? null,
          unit: row?.unit ?? 'GB',
          reactions: row?.reactions.map(({ reaction_type, params }) => ({ reaction_type, params })) ?? [],
        }),
        getTitle: (draft) => `${serviceName(draft.service)}, ${entered(draft.limit ?? 0, draft.unit)}`,
        check: (draft, t) => ({
          ...reactionErrors(draft.reactions),
          ...Object.fromEntries(
            alertFaults(draft, []).flatMap((found) => {
              if (found.kind !== 'field') return []
              const needed = found.field === 'reactions' ? 'notify.none' : 'error.limit'
              return [[found.field, t(found.fault === 'needed' ? needed : `error.${found.fault}`)]]
            }),
          ),
        }),
      },
      create: write(alerts.add, (draft: LimitDraft) => ({ body: bodyOf(draft) })),
      update: write(alerts.save, (draft: LimitDraft, row: Alert) => ({ alert: row.id, body: bodyOf(draft) })),
    }
  },
})
