import { array, maxLength, nullish, object, picklist, pipe } from 'valibot'
import { readPreferences } from '../../domain/preferences.ts'
import type { Notification } from '../../entities/Notification.ts'
import { bodyAs, id } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { pdfAnswer } from '../files/answer.ts'
import { pdfOf } from '../files/pdf.ts'
import { callsOf } from '../publicCalls.ts'
import { integerOf } from '../query.ts'
import { replies } from '../replies.ts'
import { notificationMethods, notificationTypes } from '../world/notifications.ts'
import type { NotificationPreferenceRecord, NotificationRecord } from '../world/records.ts'
import { spanishNotification } from '../world/spanishNotifications.ts'

const own = ({ world, user }: Pick<SandboxRequest, 'world' | 'user'>): NotificationRecord[] =>
  world.notifications
    .all()
    .filter((row) => row.user === user.id)
    .sort((a, b) => b.created_at - a.created_at || b.id - a.id)

/** The language that the user has chosen, or that of the browser. */
function isSpanish({ world, user, request }: SandboxRequest): boolean {
  const chosen = readPreferences(world.preferences.find((row) => row.user === user.id)).preferences.locale
  return (chosen ?? request.headers.get('accept-language') ?? '').startsWith('es')
}

function notificationAnswer(req: SandboxRequest): (row: NotificationRecord) => Notification {
  const inLanguage = isSpanish(req) ? spanishNotification : String
  return ({ user: _, title, message, ...row }) => ({ ...row, title: inLanguage(title), message: inLanguage(message) })
}

const nameOf = (rows: readonly { id: number; name: string }[], wanted: number) =>
  rows.find((row) => row.id === wanted)?.name ?? ''

const NewPreference = object({
  notification_type: picklist(notificationTypes.map((row) => row.id)),
  notification_method: picklist(notificationMethods.map((row) => row.id)),
  groups: nullish(pipe(array(id()), maxLength(100)), []),
})

function ownPreference({ world, user, company, params }: SandboxRequest): NotificationPreferenceRecord {
  const row = world.notification_preferences.get(params.preference ?? '')
  if (row?.user !== user.id || row.company !== company.id) throw refusals.notFound()
  return row
}

export const notificationReplies = replies(callsOf('notifications'), {
  methods: () => [...notificationMethods],
  types: () => [...notificationTypes],
  preferences: ({ world, user, company }) =>
    world.notification_preferences
      .all()
      .filter((row) => row.user === user.id && row.company === company.id)
      .map(({ user: _, company: __, ...row }) => row),
  preference(req) {
    const { user: _, company: __, ...row } = ownPreference(req)
    return row
  },
  addPreference({ world, user, company, body }) {
    const wanted = bodyAs(body, NewPreference)
    const isKnown = world.notification_preferences.find(
      (row) =>
        row.user === user.id &&
        row.company === company.id &&
        row.notification_type === wanted.notification_type &&
        row.notification_method === wanted.notification_method,
    )
    if (isKnown) throw refusals.fields({ notification_type: ['This notification already exists.'] })
    for (const group of wanted.groups ?? [])
      if (!user.groups.some((row) => row.id === group))
        throw refusals.fields({ groups: [`Invalid pk "${group}" - object does not exist.`] })
    const number = world.notification_preferences.nextId()
    const made = { id: number, ...wanted, groups: wanted.groups ?? [] }
    world.notification_preferences.put(number, { ...made, user: user.id, company: company.id })
    return Response.json(made, { status: 201 })
  },
  removePreference(req) {
    req.world.notification_preferences.remove(ownPreference(req).id)
    return undefined
  },
  history(req) {
    const { query } = req
    const type = integerOf(query, 'notification_type')
    const method = integerOf(query, 'notification_method')
    const since = integerOf(query, 'created_at')
    const read = query.get('read')
    const ids = query.get('ids')?.split(',').map(Number)
    return (req.scenario === 'empty' ? [] : own(req))
      .filter(
        (row) =>
          (type === undefined || row.notification_type === type) &&
          (method === undefined || row.notification_method === method) &&
          (since === undefined || row.created_at >= since) &&
          (read === null || row.read === (read === 'true')) &&
          (ids === undefined || ids.includes(row.id)),
      )
      .map(notificationAnswer(req))
  },
  pdf(req) {
    const record = own(req).find(({ id: number }) => String(number) === req.params.notification)
    if (!record) throw refusals.notFound()
    const row = notificationAnswer(req)(record)
    const bytes = pdfOf(row.title, [
      { text: isoTime(row.created_at) },
      {
        text: `${nameOf(notificationTypes, row.notification_type)}, ${nameOf(notificationMethods, row.notification_method)}`,
      },
      { text: '' },
      { text: row.message },
    ])
    return pdfAnswer(bytes, `notification-${row.id}.pdf`)
  },
  markRead(req) {
    const { ids } = bodyAs(req.body, object({ ids: nullish(pipe(array(id()), maxLength(10_000))) }))
    const wanted = ids == null ? undefined : new Set(ids)
    for (const row of own(req))
      if (!row.read && (!wanted || wanted.has(row.id))) req.world.notifications.put(row.id, { ...row, read: true })
    return undefined
  },
})
